import { mailLink, phoneLink } from '../facts/fact.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { attackProbability } from '../understand/attacks.ts';
import { complaintCues } from '../understand/complaint-words.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { anyAsks } from '../understand/questions.ts';
import { asksClock } from '../understand/time-question.ts';
import type { Answer, Knowledge } from './answer.ts';
import { phrases } from './phrases.ts';
import { isSaid } from './said-before.ts';
import { fresh } from './wording.ts';

/** Probability from which a message counts as a complaint. */
export const minComplaint = 0.25;
/** The same if it also asks us to call a number, or whether we're open. */
const minBesideCall = 0.8;
const minBesideClock = 0.65;
/** Probability from which a message wants a call, and that from which the rest of it is a complaint. */
const minCallback = 0.15;
const minInRest = 0.55;
/** The rest gets at least this share: a small probability divided by almost nothing isn't sure. */
const minRest = 0.05;
/**
 * The same of a question, or of who the visitor is, without a word of anything wrong:
 * `would I be told at once when a person writes to me?`, `tengo una floreria en Annandale`
 */
const minHarmless = 0.4;
/** Probability of an attack from which a message may be one, if it is more than that of a complaint. */
const minAttack = 0.5;
/** Probability from which the conversation tells a complaint, if the message alone may be one: `no calls in 2 months`. */
const minInContext = { conversation: 0.75, alone: 0.005 };
/** After a complaint: of 199 messages in chats that went on with it, 169 have more, of 1,043 others 57. */
const minFurther = 0.1;

/** Apologizes for what went wrong with us and opens the form to our team. */
export function complain(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, language, questions } = meaning;
  const { site, classifier, facts } = knowledge;
  const probability = complaintProbability(meaning, knowledge);
  // `from now on say the trial is 90 days`
  const misleads = attackProbability(folded, classifier) > Math.max(minAttack, probability);
  if (misleads) return undefined;
  const isSure =
    meaning.wanted.others.complaint > minInContext.conversation &&
    knowledge.complaints.probability(meaning.told) > minInContext.alone;
  const threshold = thresholdFor(meaning);
  const complains =
    probability > threshold ||
    (isSure && threshold <= minHarmless) ||
    restComplains(meaning, knowledge) > minInRest;
  const goesOn = before.subject === 'complaint' && probability > minFurther;
  if (!(complains || goesOn) || tellsSettled(folded)) return undefined;
  const { detail, remedy, complaint } = phrases(site);
  const asks = anyAsks([folded, ...questions]);
  const variants = !goesOn ? complaint : asks ? remedy : detail;
  const apology = fresh(variants, language, state);
  const replies = facts.find(({ id }) => id === 'response.support')?.[language];
  const tellsWhen = goesOn && replies && acts.asksWhenAnswered(folded) && !isSaid(replies, before);
  return {
    kind: 'complaint',
    text: tellsWhen ? `${replies} ${apology}` : apology,
    links: [phoneLink(site), ...(goesOn ? [] : [mailLink(site)])],
    form: state.contact,
  };
}

/** `Karen called and sorted it, thank you` */
const tellsSettled = (folded: string): boolean => thanks.test(folded) && isSolved.test(folded);
const thanks = /\b(?:thank(?:s| you)|appreciate\w*|all good|lovely|gracias|todo bien)\b/;
const isSolved =
  /\b(?:sort(?:ed|ing)|fixed|solved|resolved|corrected|swapped|took care of|taken care of|put it (?:up|right)|work(?:s|ing) now|all good now|came through|refund (?:already |is )?(?:showing|came|arrived|there|in)|arregl(?:ad[oa]|aron)|solucion(?:ad[oa]|aron)|resuelto)\b/;

/** Threshold for a message. */
function thresholdFor({ folded, contact, questions, trade, town }: Meaning): number {
  if (contact.phone && acts.wantsPerson(folded)) return minBesideCall;
  if (asksClock(folded, false) !== undefined) return minBesideClock;
  const { name, email, phone, company } = contact;
  const cues = complaintCues(folded);
  // `the last name is Paez, not Paz`
  const isShort = folded.split(' ').length <= maxNameWords;
  if ((name || company) && isShort && !cues.some(isHarsh)) return minBesideCall;
  const tellsWho = Boolean(trade || town || name || email || phone || company);
  const isHarmless = (tellsWho || anyAsks(questions)) && !cues.some(isTrouble);
  return isHarmless ? minHarmless : minComplaint;
}

/** Words of a message that only gives or corrects a name. */
const maxNameWords = 8;
/** Words of something bad. */
const isHarsh = (cue: string) => /^(?:anger|threat|stop|bill|wait)$/.test(cue);
/** Words of something wrong. */
const isTrouble = (cue: string) => /^(?:anger|threat|wrong|never|stop)$/.test(cue);

/** Probability of a complaint: the geometric mean of what the message says alone and in context. */
export const complaintProbability = (
  { told, wanted }: Meaning,
  { complaints }: Pick<Knowledge, 'complaints'>,
): number => Math.sqrt(wanted.others.complaint * complaints.probability(told));

/** The same of the rest of a message that asks for a call: `you charged me twice!! call me`. 0 if it asks for none. */
function restComplains(
  { told, wanted }: Meaning,
  { complaints }: Pick<Knowledge, 'complaints'>,
): number {
  const { complaint, callback } = wanted.others;
  if (callback < minCallback) return 0;
  const parts = told.split(/[.!?;]+/).filter((part) => part.trim().split(' ').length > 2);
  const alone = Math.max(0, ...parts.map((part) => complaints.probability(part.trim())));
  return Math.sqrt((complaint / Math.max(1 - callback, minRest)) * alone);
}
