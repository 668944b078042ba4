import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { mailLink, pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { locations } from '../sums/periods-and-locations.ts';
import * as acts from '../understand/acts.ts';
import { isAttack } from '../understand/attacks.ts';
import { fold } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence, isQuestion, isYesNo } from '../understand/questions.ts';
import { articles, attack } from '../understand/training-data.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { tellTime } from './clock-answer.ts';
import { complain } from './complaint-answer.server.ts';
import { fromFacts } from './fact-answer.server.ts';
import { toPerson } from './person.ts';
import { phrases, type Variants } from './phrases.ts';
import { answerShort } from './short-answer.ts';
import { compute, computeBare, isAboutPrice, tellTrial } from './sum-answer.ts';
import { toAudit } from './to-audit.ts';
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
    tellTrial(meaning, before, state, knowledge) ??
    computeBare(meaning, before, state, knowledge) ??
    complain(meaning, before, state, knowledge) ??
    refuse(meaning, before, state, knowledge, 'certain') ??
    toPerson(meaning, before, state, knowledge) ??
    toAudit(meaning, before, state) ??
    smallTalk(meaning, before, state, knowledge) ??
    hearAbout(meaning, before, false) ??
    answerShort(meaning, before, state, knowledge) ??
    tellTime(meaning, before, state, knowledge) ??
    compute(meaning, before, state, knowledge) ??
    refuse(meaning, before, state, knowledge, 'likely') ??
    fromLibrary(meaning, knowledge, true) ??
    fromFacts(meaning, before, state, knowledge) ??
    fromLibrary(meaning, knowledge, false) ??
    hearAbout(meaning, before, true) ??
    unknown(meaning, state, knowledge)
  );
}

/** Probability from which a message counts as an attack, if no subject is more probable. */
const minAttack = 0.35;
/** The same for a message that continues a conversation. */
const minAttackInContext = 0.75;

/** @param by `certain`: what patterns find; `likely`: what the classifier finds. */
function refuse(
  { folded, language, contact, plans }: Meaning,
  before: State,
  state: State,
  { classifier, site }: Knowledge,
  by: 'certain' | 'likely',
): Answer | undefined {
  if (by === 'certain' ? !isAttack(folded) : !isLikelyAttack()) return undefined;
  const { refusal, otherPrice } = phrases(site);
  const variants =
    /[$€£%]|\b(pric|cost|free|cheap|discount|deal|dollar|pay|precio|cuest|gratis|descuento)/.test(
      folded,
    )
      ? otherPrice
      : refusal;
  const [plan] = plans;
  if (variants === otherPrice && plan && plans.length === 1) {
    const real = `${marketingName[plan]}: ${dollars(monthlyPrice[plan])}`;
    const text = {
      en: `No, I can’t offer or confirm another price. ${real} a month.`,
      es: `No, no puedo ofrecer ni confirmar otro precio. ${real} al mes.`,
    }[language];
    return { kind: 'refusal', text, links: [mailLink(site)] };
  }
  return { kind: 'refusal', text: fresh(variants, language, state), links: [mailLink(site)] };

  function isLikelyAttack() {
    const [top] = classifier.classify(folded);
    // A short follow-up reads like many things.
    const isFragment = before.replies.length > 0 && dependence(folded) !== 'none';
    const least = isFragment ? minAttackInContext : minAttack;
    return (
      !acts.isYes(folded) &&
      !contact.email &&
      !contact.phone &&
      top?.label === attack &&
      top.probability > least
    );
  }
}

function smallTalk(
  { folded, language }: Meaning,
  before: State,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  const { hello, thanks, goodbye, goOn } = phrases(site);
  const say = (variants: Variants): Answer => ({
    kind: 'talk',
    text: fresh(variants, language, state),
    links: [],
  });
  if (acts.isThanks(folded)) return say(thanks);
  if (acts.isGreeting(folded)) return say(hello);
  if (acts.isGoodbye(folded)) return say(goodbye);
  if (acts.isNo(folded) && before.replies.length > 0) return say(goodbye);
  if (acts.isYes(folded) && before.replies.length > 0) return say(goOn);
  return undefined;
}

/** Words of a sentence that only says who the visitor is. */
const introduction =
  /\b(hi|hey|hello|hola|buenas|ok|oh|great|cool|good|btw|by the way|so|and|y|we|we'?re|i'?m|i|im|i'?ve|am|are|is|it'?s|its|my|our|mine|have|got|had|run|own|do|does|in|at|from|here|a|an|the|of|small|little|local|family|new|owned|business|company|shop|place|office|two|three|one|2|3|for|with|actually|based|located|near|tengo|soy|somos|estoy|estamos|una?|un|el|la|en|de|mi|mis|nuestr[oa]|negocio|pequen[oa]|chiquit[oa])\b/g;

/**
 * Acknowledges a visitor who says what they do or where, and asks nothing.
 * @param withMore also one who says more than that.
 */
function hearAbout(meaning: Meaning, before: State, withMore: boolean): Answer | undefined {
  const { folded, trade, town, language } = meaning;
  if (!(trade || town) || isQuestion(folded) || isYesNo(folded)) return undefined;
  // `and Reston`, `for two gyms` continue a question.
  const continues = before.subject === 'area' ? town : locations(folded) && isAboutPrice(before);
  if (continues) return undefined;
  const about = [trade?.words ?? '', town ? fold(town) : ''].filter(Boolean).join('|');
  const rest = folded.replace(new RegExp(`\\b(${about})\\b`, 'g'), ' ').replace(introduction, ' ');
  if (!withMore && (rest.match(/\p{L}{2,}/gu) ?? []).length > 1) return undefined;
  const isFirst = !before.subject || before.subject === 'greeting';
  const who = {
    en: trade ? `our agents work for ${trade.en}` : `${town} is in our area`,
    es: trade ? `nuestros agentes trabajan para ${trade.es}` : `${town} está en nuestra zona`,
  };
  const text = {
    en: `Good to know: ${who.en}${trade && town ? `, and ${town} is in our area` : ''}. ${isFirst ? 'What would you like to know?' : 'What else can I tell you?'}`,
    es: `Gracias por decirlo: ${who.es}${trade && town ? `, y ${town} está en nuestra zona` : ''}. ${isFirst ? '¿Qué te gustaría saber?' : '¿Qué más te cuento?'}`,
  }[language];
  return { kind: 'talk', text, links: [] };
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
