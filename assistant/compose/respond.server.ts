import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { mailLink, pages, phoneLink } from '../facts/fact.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { isAttack } from '../understand/attacks.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import {
  articles,
  attack,
  complaint as complaintLabel,
} from '../understand/training-data.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { tellTime } from './clock-answer.ts';
import { fromFacts } from './fact-answer.server.ts';
import { toPerson } from './person.ts';
import { phrases, type Variants } from './phrases.ts';
import { compute } from './sum-answer.ts';
import { fresh, uncapitalize } from './wording.ts';

/**
 * Answers a message.
 * @param before the state before the message.
 * @param state the state with the message.
 */
export function respond(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer {
  return (
    complain(meaning, state, knowledge) ??
    refuse(meaning, state, knowledge) ??
    toPerson(meaning, before, state, knowledge) ??
    smallTalk(meaning, before, state, knowledge) ??
    tellTime(meaning, knowledge) ??
    compute(meaning, before, state) ??
    fromLibrary(meaning, knowledge, true) ??
    fromFacts(meaning, before, state, knowledge) ??
    fromLibrary(meaning, knowledge, false) ??
    unknown(meaning, state, knowledge)
  );
}

/** Probability from which a message counts as an attack, if no subject is more probable. */
const minAttack = 0.35;
/** Probability from which a message counts as a complaint. */
const minComplaint = 0.45;

function refuse(
  { folded, language }: Meaning,
  state: State,
  { classifier, site }: Knowledge,
): Answer | undefined {
  const [top] = classifier.classify(folded);
  const isAttacked = isAttack(folded) || (top?.label === attack && top.probability > minAttack);
  if (!isAttacked) return undefined;
  const { refusal, otherPrice } = phrases(site);
  const variants =
    /[$€£%]|\b(pric|cost|free|cheap|discount|deal|dollar|pay|precio|cuest|gratis|descuento)/.test(
      folded,
    )
      ? otherPrice
      : refusal;
  return { kind: 'refusal', text: fresh(variants, language, state), links: [mailLink(site)] };
}

function complain(
  { folded, language }: Meaning,
  state: State,
  { site, classifier }: Knowledge,
): Answer | undefined {
  const likely = classifier.classify(folded).find(({ label }) => label === complaintLabel);
  const isComplaint =
    acts.isComplaint(folded) ||
    ((likely?.probability ?? 0) > minComplaint && !acts.isAboutOthers(folded));
  const goesOn = state.subject === 'complaint' && acts.asksRemedy(folded);
  if (!isComplaint && !goesOn) return undefined;
  if (goesOn)
    return {
      kind: 'complaint',
      text: fresh(phrases(site).remedy, language, state),
      links: [phoneLink(site)],
      form: state.contact,
    };
  return {
    kind: 'complaint',
    text: fresh(phrases(site).complaint, language, state),
    links: [phoneLink(site), mailLink(site)],
    form: state.contact,
  };
}

function smallTalk(
  { folded, language }: Meaning,
  before: State,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  const { hello, thanks, goodbye } = phrases(site);
  const say = (variants: Variants): Answer => ({
    kind: 'talk',
    text: fresh(variants, language, state),
    links: [],
  });
  if (acts.isThanks(folded)) return say(thanks);
  if (acts.isGreeting(folded)) return say(hello);
  if (acts.isNo(folded) && before.replies.length > 0) return say(goodbye);
  return undefined;
}

/** @param onlyIfWanted only for requests for something to read. */
function fromLibrary(
  { folded, language }: Meaning,
  { library, classifier }: Knowledge,
  onlyIfWanted: boolean,
): Answer | undefined {
  const [top] = classifier.classify(folded);
  const wanted = top?.label === articles;
  if (onlyIfWanted && !wanted) return undefined;
  const match = library
    .search(folded)
    .find(
      ({ matched, coverage, similarity }) =>
        wanted || (matched >= 2 && coverage >= 0.75 && similarity >= 0.4),
    );
  if (!match) return undefined;
  const { title, text, link } = match.entry;
  const intro = { en: 'Yes, there is', es: 'Sí, hay' }[language];
  const [first = ''] = text.match(/[^.]+\./) ?? [text];
  return {
    kind: 'article',
    text: `${intro} “${title}”: ${uncapitalize(first.trim())}`,
    links: [link],
  };
}

function unknown(
  { folded, language }: Meaning,
  state: State,
  { site, classifier }: Knowledge,
): Answer {
  const { unknown: variants, vehicles, otherPrice } = phrases(site);
  const [top] = classifier.classify(folded);
  const list =
    top?.label === 'vehicles' ? vehicles : namesOtherPrice(folded) ? otherPrice : variants;
  return {
    kind: 'unknown',
    text: fresh(list, language, state),
    links: [mailLink(site), pages.contact],
  };
}

const published = new Set(planIds.map((plan) => monthlyPrice[plan]));
const money =
  /(?:\$|usd|€|£)\s*(\d+(?:·\d+)?)|(\d+(?:·\d+)?)\s*(?:\$|dollars?|bucks|usd|dolares|a month|per month|al mes|por mes)/g;

/** Whether a folded text names an amount of money that no plan costs. */
function namesOtherPrice(folded: string): boolean {
  return [...folded.matchAll(money)].some(
    ([, before, after]) => !published.has(Number((before ?? after ?? '').replace('·', '.'))),
  );
}
