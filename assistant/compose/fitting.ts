import { guaranteeDays } from '../../app/facts/terms.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Knowledge } from './answer.ts';
import type { Choice } from './choose.server.ts';
import { asksAdvice, planAdvice } from './plan-advice.ts';
import { inDays } from './yes-or-no.ts';

/** The best choice, or the fact that fits the visitor better: where they are, how many shops they have. */
export function fitting(
  [best]: readonly Choice[],
  question: string,
  {
    meaning,
    before,
    state,
    knowledge: { facts },
  }: { meaning: Meaning; before: State; state: State; knowledge: Knowledge },
): Choice | undefined {
  const { town, elsewhere, trade } = meaning;
  const instead = (id: string): Choice | undefined => {
    const fact = facts.find((one) => one.id === id);
    return fact && best ? { ...best, fact } : best;
  };
  if (best && asksAdvice(best.fact, question)) {
    const advised = planAdvice(meaning, before, state);
    // `which plan do most people take` wants no advice, unless the visitor says what they need.
    if (best.fact.id === 'plans.which' || advised.startsWith('advice.')) return instead(advised);
  }
  // `what do you guys do, im a roofer`
  if (best?.fact.id === 'agent.industry' && asksWork.test(meaning.folded))
    return instead('agent.does');
  // `do you do daycares`
  if (
    best?.fact.id === 'company.regulated' &&
    trade &&
    asksForTrade.test(question) &&
    !isRisky.test(question)
  )
    return instead('agent.industry');
  // `day 40, do I get a refund`
  if (
    best?.fact.id === 'guarantee.days' &&
    daysTold(meaning.questions.length === 1 ? meaning.folded : question) > guaranteeDays
  )
    return instead('guarantee.after');
  if (best?.fact.id === 'website.skills' && asksForBuilder.test(question))
    return instead('website.by-us');
  // `do you work with realtors in McLean` asks about the place as much as about the trade.
  const asksPlace =
    best?.fact.id === 'agent.industry' &&
    !trade &&
    /\b(you|u|ya|yall|ustedes|trabajan|atienden|cubren)\b/.test(question);
  if (asksPlace && town) return instead('area.served');
  return asksPlace && elsewhere ? instead('area.elsewhere') : best;
}

/** `do you do daycares`, `would you do that for us` */
const asksForTrade =
  /\b(?:work(?:s|ed|ing)? with|(?:you|u|ya|yall|they) (?:guys )?(?:do|help|serve|handle|have experience)|(?:can|could|would) you|for (?:us|me)|(?:your|the) list|trabajan|atienden|ayudan)\b/;

/** `how would you help me get clients` */
const asksWork =
  /\bwhat (?:exactly )?(?:do|can|could|would|will) (?:you|u|ya|yall|it|this|that)(?: (?:guys|all|people))? (?:actually )?(?:do|offer)\b|\bhow (?:can|could|would|do|does|will) (?:you|u|it|this|that)(?: guys)? help\b|\bcomo (?:me|nos) (?:ayud|pued)\w+|\bque (?:hacen|ofrecen)\b/;

/** What advertising platforms restrict. */
const isRisky =
  /\b(?:alcohol|liquor|wine|beer|weed|cannabis|cbd|marijuana|dispensar\w+|vapes?|tobacco|guns?|firearms?|ammo|gambl\w+|politic\w*|adult|licor|tabaco|armas?)\b/;

/** The day or the number of days that a question names; 0 without one. */
function daysTold(question: string): number {
  const [, day, count] = daysNamed.exec(inDays(question)) ?? [];
  return Number(day ?? count ?? 0);
}

const daysNamed = /\b(?:day|dia) (\d+)\b|\b(\d+)(?:th)? (?:days?|dias?)\b/;

/** `can one of your people make it for me` */
const asksForBuilder =
  /\b(?:some(?:body|one)|anyone|anybody|one of (?:you|your \w+)|you|u|ya|alguien|ustedes)\b.{0,20}\b(?:do|make|build|set|put|create|hacer?|haga|arm\w+)\b.{0,25}\b(?:for (?:me|us)|me|nos)\b/;
