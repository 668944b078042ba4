import { mailLink, phoneLink } from '../facts/fact.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { attackProbability } from '../understand/attacks.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isQuestion, isYesNo } from '../understand/questions.ts';
import { asksClock } from '../understand/time-question.ts';
import { likeliestOf } from '../understand/wanted.ts';
import type { Answer, Knowledge } from './answer.ts';
import { phrases } from './phrases.ts';
import { isSaid } from './said-before.ts';
import { fresh } from './wording.ts';

/** Probability from which a message complains about us. */
export const minComplaint = 0.2;
/** The same of one that gives a number to be called at, and of one that asks for the time. */
const minBesideCall = 0.8;
const minBesideClock = 0.65;
/** Probability of an attack from which a message may be one, if it is more than that of a complaint. */
const minAttack = 0.5;
/** Probability from which a complaint counts although it reads like an attack: `your boss said I'd get it`. */
const minAgainstAttack = 0.85;
/** Probability from which a message goes on with a complaint, and of all else from which it doesn't. */
const minFurther = 0.4;
const minElse = 0.4;

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
  if (misleads && probability < minAgainstAttack) return undefined;
  const complains = probability > leastFor(meaning);
  const goesOn = before.subject === 'complaint' && addsToComplaint(meaning);
  if (!complains && !goesOn) return undefined;
  const { detail, remedy, complaint } = phrases(site);
  const asks = [folded, ...questions].some((one) => isQuestion(one) || isYesNo(one));
  const further = asks ? remedy : detail;
  const apology = fresh(goesOn ? further : complaint, language, state);
  const replies = facts.find(({ id }) => id === 'response.support')?.[language];
  const tellsWhen = goesOn && replies && asksWhen.test(folded) && !isSaid(replies, before);
  return {
    kind: 'complaint',
    text: tellsWhen ? `${replies} ${apology}` : apology,
    links: [phoneLink(site), ...(goesOn ? [] : [mailLink(site)])],
    form: state.contact,
  };
}

/** `how fast does someone see that` */
const asksWhen =
  /\b(when|how (?:long|soon|fast|quick\w*)|cuando|cuanto (?:tiempo|tarda\w*|demora\w*)|que tan rapido)\b/;

/** The least probability of a complaint that may as well ask for a call, or whether somebody is there. */
function leastFor({ folded, contact }: Meaning): number {
  if (contact.phone && acts.wantsPerson(folded)) return minBesideCall;
  return asksClock(folded, false) === undefined ? minComplaint : minBesideClock;
}

/** How probably a message complains about us: by itself, and after the answers before it. */
export const complaintProbability = (
  { told, wanted }: Meaning,
  { complaints }: Pick<Knowledge, 'complaints'>,
): number => Math.sqrt(wanted.others.complaint * complaints.probability(told));

/** Whether a message after a complaint tells more of it, or asks what becomes of it. */
function addsToComplaint({ wanted, contact }: Meaning): boolean {
  if (wanted.others.complaint > minFurther) return true;
  const { label, probability } = likeliestOf(wanted);
  const isElse = label !== 'none' && label !== 'complaint' && probability > minElse;
  return !isElse && Object.keys(contact).length === 0;
}
