import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { trialDays } from '../../app/facts/terms.ts';
import { pages } from '../facts/fact.ts';
import { listEs } from '../facts/spanish.ts';
import type { State } from '../state.ts';
import { isOurs } from '../sums/amounts.ts';
import * as acts from '../understand/acts.ts';
import { attackProbability } from '../understand/attacks.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence, isQuestion } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { comfortPhrases } from './comfort-phrases.ts';
import { phrases } from './phrases.ts';
import { asksPlanPrice, mentionsMoney } from './price-words.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/**
 * Above this probability, a message is an attack, whatever else it may be: of 200 honest messages that
 * sound like one, 2 have more, of 120 attacks 41.
 */
const minCertain = 0.8;
/** The same if nothing else was found in it: 6 and 58 of them. */
const minAttack = 0.5;
/** The same for a message that continues a conversation. */
const minAttackInContext = 0.75;

const promise = /\b(guarant\w*|promis\w*|swear|garanti\w*|promet\w*|jur[ae]\w*)\b/;
/**
 * Refuses what would make the assistant act against its purpose; haggling gets the real price.
 * @param by how sure it must be: `certain` before anything else is found, `likely` after.
 */
export function refuse(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
  by: 'certain' | 'likely',
): Answer | undefined {
  const { folded, language, plans } = meaning;
  const found =
    by === 'certain'
      ? haggles(folded) || bargains(folded) || isAttack(meaning, before, knowledge, minCertain)
      : isAttack(meaning, before, knowledge, minAttack);
  if (!found) return undefined;
  const { refusal, noPromise } = phrases(knowledge.site);
  const { insult } = comfortPhrases(knowledge.site);
  if (insults.test(folded))
    return { kind: 'refusal', text: fresh(insult, language, state), links: [] };
  const isPromise = promise.test(folded);
  const isMoney =
    !isPromise && (mentionsMoney.test(folded) || acts.wantsDiscount(folded) || bargains(folded));
  const plan = plans.length === 1 ? plans[0] : plans.length === 0 ? state.plan : undefined;
  const variants = isPromise ? noPromise : isMoney ? realPrice(plan, folded) : refusal;
  return {
    kind: 'refusal',
    text: fresh(variants, language, state),
    links: isMoney ? [pages.pricing] : [],
  };
}

/** `you are the dumbest bot` */
const insults =
  /\b(you|u|ur|this (bot|thing|chat)|bot|eres)\b.{0,20}\b(suck\w*|dumb\w*|stupid|idiot\w*|useless|worthless|moron|trash|garbage|terrible|the worst|pathetic|inutil|tont[oa]|basura)\b|\b(fuck|screw|hate) (you|u|off)\b|\bshut up\b/;

/** `knock 100 off and we have a deal`: no question, and about money alone. */
const haggles = (folded: string) =>
  acts.wantsDiscount(folded) &&
  /\b(sign|deal|i'?m (in|out|gone)|im (in|out|gone)|throw in|match|drop it|firmo|lo compro|trato)\b/.test(
    folded,
  ) &&
  !isQuestion(folded);

/** `come on do 800`, `make it 400 and i sign`: a price of the visitor's, which no plan has. */
function bargains(folded: string): boolean {
  const [, urge, verb, offer = ''] = offers.exec(folded) ?? [];
  return Boolean(urge || verb) && Number(offer) >= leastOffer && !isOurs(Number(offer));
}
const offers =
  /^(?:(?:ok|so|but|pues|bueno|hey)[ ,]+)*((?:come on|cmon|c'mon|please|pls|andale|vamos|anda)[ ,.!]+)*(?:(do|make it|call it|i'?ll (?:pay|give you)|give it to me for|let me have it for|(?:deja(?:me)?lo|dejemelo|que sea) (?:en|por)|que sean) )?(?:for )?\$?(\d{2,4})(?: ?(?:bucks|dollars|dolares))?(?:[ ,]+(?:and|y) .{1,30})?\W*$/;
/** Smaller numbers count something else: `do 25`. */
const leastOffer = 100;

function isAttack(
  { folded, contact }: Meaning,
  before: State,
  { classifier }: Knowledge,
  least: number,
): boolean {
  // A short follow-up reads like many things.
  const isFragment = before.replies.length > 0 && dependence(folded) !== 'none';
  return (
    !acts.isYes(folded) &&
    !acts.asksTerms(folded) &&
    !contact.email &&
    !contact.phone &&
    attackProbability(folded, classifier) >
      (isFragment ? Math.max(least, minAttackInContext) : least)
  );
}

/** What a plan really costs; one that was asked for without another price isn't refused. */
export function realPrice(plan: PlanId | undefined, folded: string): Variants {
  const price = dollars(monthlyPrice[plan ?? 'starter']);
  const name = plan && marketingName[plan];
  if (name && asksPlanPrice.test(folded) && !namesOtherPrice(folded))
    return [{ en: `${name} is ${price} a month.`, es: `${name} cuesta ${price} al mes.` }];
  if (!name && heardOf.test(folded)) return [publishedPrices];
  return [
    {
      en: `I can’t, sorry: ${name ? `the prices are flat, and ${name} is ${price} a month` : 'the published prices stand for everyone'}. The ${trialDays}-day trial costs nothing, though.`,
      es: `No puedo, lo siento: ${name ? `los precios son fijos, y ${name} cuesta ${price} al mes` : 'los precios publicados valen para todos'}. Eso sí, la prueba de ${trialDays} días no cuesta nada.`,
    },
    {
      en: `I can’t change the price; ${name ? `${name} stays at ${price} a month` : 'the published ones are all there is'}.`,
      es: `No puedo cambiar el precio; ${name ? `${name} sigue en ${price} al mes` : 'solo valen los publicados'}.`,
    },
  ];
}

/** `my sister said it was 99 a month` asks for nothing that could be refused. */
const heardOf =
  /\b(heard|hear|said|says|told|tells|saw|seen|read|thought|ad|flyer|google says|dijo|dijeron|dicen|vi|lei|pense)\b/;
/** What the plans cost, for visitors who name another price. */
export const publishedPrices = {
  en: `The prices on this site are the ones that count: ${list(planIds.map((one) => `${marketingName[one]} is ${dollars(monthlyPrice[one])}`))} a month.`,
  es: `Los precios correctos son los de este sitio: ${listEs(planIds.map((one) => `${marketingName[one]} cuesta ${dollars(monthlyPrice[one])}`))} al mes.`,
};

const amount =
  /(?:\$|usd|€|£)\s*(\d+(?:·\d+)?)|(\d+(?:·\d+)?)\s*(?:\$|dollars?|bucks|usd|dolares|a month|per month|al mes|por mes)/g;

/** Whether a folded text names an amount of money that no plan costs. */
export function namesOtherPrice(folded: string): boolean {
  return [...folded.matchAll(amount)].some(
    ([, before, after]) => !isOurs(Number((before ?? after ?? '').replace('·', '.'))),
  );
}
