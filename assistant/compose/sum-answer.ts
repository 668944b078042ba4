import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice } from '../../app/facts/prices.ts';
import { trialDays } from '../../app/facts/terms.ts';
import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { spoken } from '../sums/arithmetic.ts';
import { tellsBudget } from '../sums/budget-told.ts';
import { daysLeft, isGuarantee } from '../sums/days-left.ts';
import { inDigits } from '../sums/numbers.ts';
import { resultOf } from '../sums/of-result.ts';
import { quantitiesIn } from '../sums/quantities.ts';
import { saleOfMessage } from '../sums/sale.ts';
import type { Sum } from '../sums/sum.ts';
import { asksOnlySum } from '../sums/sum-words.ts';
import { operates, sumFor } from '../sums/sums.ts';
import { asksTerms, hasThanks, wantsDiscount } from '../understand/acts.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { withPlanNames } from '../understand/plan-features.ts';
import { dependence } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { ofPlans } from './ellipsis.ts';
import { priceOfDescribed } from './plan-price.ts';
import { asksIfTrue, isTrue } from './sum-claim.ts';
import { distinct, uncapitalize } from './wording.ts';

const priceSubjects = ['prices', 'plans', 'savings', 'change-plan', 'locations'];

/** Whether a conversation is about money. */
export const isAboutPrice = (state: State) =>
  priceSubjects.includes(state.subject ?? '') || isAfterSum(state);

/** Whether the last reply computed an amount. */
const isAfterSum = ({ replies }: State) => / = \$/.test(replies.at(-1) ?? '');

/** `what's different besides the price` */
const besidesPrice =
  /\b(besides|other than|apart from|aside from|except|not counting|ademas de|aparte de|fuera de) (the |el |del? )?(price|cost|money|precio|costo)\b/;

/** `We were closed for five weeks and still got billed. Can I just stop?`: the figures are only told. */
function endsElsewhere({ folded, questions }: Meaning): boolean {
  const asked = questions.join(' ') || folded;
  if (folded.length <= asked.length + minTold || asksFigure.test(asked)) return false;
  // `I would keep that. So with Pro I'm at what in total`
  return !asksAmount.test(folded.split(/[.?!;] /).at(-1) ?? '');
}

/** Letters before the question from which a message tells a story. */
const minTold = 60;
const asksFigure =
  /\b(how (much|many|long|far|soon)|when|costs?|price|total|save|saving|cheaper|less|more|afford|budget|left|worth|spend|cover|come to|work out|add up|what (would|am|are|is|does|do|will)|what'?s|whats|per|fits?|which (?:one|plan)|monthly|yearly|weekly|annual\w*|mensual\w*|anual\w*|cuanto|cuanta|cuando|cual|precio|ahorr\w+|cuesta|alcanza)\b|[\d$]/;

/** `I pay an agency 4 grand. What would I be giving up`: about the work, not the money. */
const asksWork =
  /\bwhat (?:do|does|would|will|can|could|am|are) (?:i|we|you|u|it|the agent)(?: be)? (?:giv(?:e|ing) up|los(?:e|ing)|miss(?:ing)?|do|doing|offer|get)\b(?!.{0,30}\b(?:cost|charge|price|sav\w+|pay)\b)/;

/** Troubles, which are a complaint's, though they name the day on which the trial began. */
const trouble =
  /\b(charged(?!\W*$)|why|says?|said|saying|(was|got|been) cut|beg|stopped|cancell?ed|she|he|mine|billed me|took|scam|wrong|broken|never|hasn'?t|nothing|nobody|no one|not working|(won|can|don|doesn|didn|isn)'?t|error|issue|problem|cobraron|cobro|nada|nadie|nunca|no (funciona|me deja|puedo|sirve)|problema|mal)\b/;

/** `it's a 7 day trial, right`: how long it is, not how long it still lasts. */
const namesTrial =
  /\b(?:trial|prueba) (?:is|lasts?|es de|dura) (?:\w+ ){0,2}?(?:\d+|two|dos) (?:days|weeks|dias|semanas)\b|\bcounting the (?:free|trial)\b|\b(?:a|an|only|just) \d+[- ]days? (?:free )?trial\b/;

const asksPrice = /\b(?:how much(?! (?:time|longer|of))|cost|pay|paid|cuanto (?:cuesta|pago|es))\b/;

/** Probability from which a message asks for a fact and not for the days left. */
const minOther = 0.8;

/** Says how much of the trial is left, even if the visitor only mentions when it began. */
export function tellTrial(
  { folded, language, plans, wanted: { sure } }: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  // `would I get the free weeks again in June`
  if (sure && sure.probability > minOther) return undefined;
  if (trouble.test(folded) || isGuarantee.test(folded) || namesTrial.test(folded)) return undefined;
  // `Starter till the end of the year is how much after that`
  if (plans.length > 0 && asksPrice.test(folded)) return undefined;
  const about = { now, aboutTrial: before.subject === 'trial', ...before.quantities };
  const sum = daysLeft(inDigits(folded), about);
  return sum && answerOf(sum, withWord(sum[language], language, sum.yes), language, state, site);
}

/** Answers a sum that asks for nothing else, whatever its few words sound like. */
export function computeBare(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { plans, folded, contact } = meaning;
  // `I got 500 a month for this. lets talk, 443 555 0156`
  if (contact.email || contact.phone) return undefined;
  if (state.asked) return compute(meaning, before, state, knowledge);
  if (trouble.test(folded)) return undefined;
  if (tellsBudget(inDigits(folded)) || isSpoken(folded, before))
    return compute(meaning, before, state, knowledge);
  if (plans.length === 0 || asksContents(meaning)) return undefined;
  const isAmount = asksAmount.test(folded) && folded.split(' ').length <= 22;
  return isAmount || asksOnlySum(folded) ? compute(meaning, before, state, knowledge) : undefined;
}

/** `no, 1,600 minus 897`, `x12`, after a sum */
const isSpoken = (folded: string, before: State): boolean =>
  isAfterSum(before) &&
  (operates.test(inDigits(folded)) ||
    adds.test(inDigits(folded)) ||
    spoken(inDigits(folded), { afterSum: true }) !== undefined);

/** `plus a 400 photo shoot once` */
const adds =
  /^(?:(?:and|so|ok|then|now|y) )*(?:plus|add|mas|suma) (?:(?:the|my|a|an|one[- ]?off|one[- ]time|otros) ){0,2}\$? ?\d{2,6}\b/;

/** `how many do I get a week`: what a plan contains, not what it costs. */
const asksContents = ({ folded }: Meaning) =>
  /\b(?:how many (?:do|does|would|will) (?:i|we|it|you|they) get|how many (?:(?:posts?|blogs?|articles?|times|updates|videos) )?(?:a|per|each|every) (?:day|week|month)|cuant[oa]s (?:a|por) (?:la |el )?(?:dia|semana|mes)|cuant[oa]s (?:me )?(?:dan|tocan|salen|incluye))\b/.test(
    folded,
  ) && !sells.test(folded);

/** `how many a week do I need to sell` */
const sells = /\b(?:sell\w*|sold|need|leaves|pay|vend\w*|necesito|pag\w+)\b/;

const asksAmount =
  /\b(how much|total|(?:my (?:part|share|half)|mine)(?= ?\W*$)|what does (it|that) come to|altogether|in all|cuanto|en total)\b(?!.{0,30}\b(back|refund|owe me|longer|devol\w+|reembols\w+)\b)/;

/** `297 a year` */
const otherPeriod =
  /\b(\d{3})(?: dollars| bucks| dolares)? (?:a|per|al|por|a la) (?:year|week|day|ano|semana|dia)\b/;

/** `if I pay yearly`: plans are billed month by month. */
const paysYearly =
  /\b(?:(?:pay|paid|paying|prepay|prepaid|billed|bill|pago|pagar|pagamos)\b.{0,30}\b(?:yearly|annually|up ?front|in advance|all at once|anual\w*|por adelantado)|(?:pay|paid|prepay)\b.{0,12}\b(?:(?:by|for) the|a|the|one|whole) (?:whole |full )?year|annual(?:ly)? (?:billing|plan|price|rate)|yearly (?:billing|plan|price|rate))\b/;
const monthByMonth = {
  en: ' Plans are billed month by month.',
  es: ' Los planes se pagan mes a mes.',
};

/** Below this probability of a sum, expressions compute none. */
const minPossible = 0.02;

/** Answers with an exact sum, its terms shown. */
export function compute(
  meaning: Meaning,
  before: State,
  state: State,
  { site, now, facts }: Knowledge,
): Answer | undefined {
  const { folded, plans, language } = meaning;
  if (!state.asked && meaning.wanted.sum.probability < minPossible) return undefined;
  if (endsInThanks(folded)) return undefined;
  // `does Starter beat that`, after a bill
  const isBeaten = state.asked === true && state.frame?.ask === 'save';
  if (wantsDiscount(folded) && plans.length < 2 && !isBeaten) return undefined;
  if (!state.asked && vetoed(meaning, before, state, facts)) return undefined;
  const continues = dependence(folded) !== 'none';
  const perSale = saleOfMessage(before.lastQuestion)?.value;
  const context = {
    plans: meaning.about.plans,
    bill: state.bill,
    now,
    lastQuestion: before.lastQuestion,
    aboutPrice: isAboutPrice(before),
    aboutTrial: before.subject === 'trial',
    aboutContents: continues ? contentsOf(before) : undefined,
    lastResult: resultOf(before.replies.at(-1)),
    afterSum: isAfterSum(before),
    afterPayback: /\b(?:covers?|cubren?) \w+: |I’ll do the math/.test(before.replies.at(-1) ?? ''),
    frame: state.frame,
    asked: state.asked ?? false,
    ...(perSale && { perSale }),
    ...before.quantities,
  };
  const sum = sumFor(withPlanNames(folded), context);
  if (!sum) return priceOfDescribed(meaning, before);
  // `I have two shops though` wants something else than the savings of one.
  const isUnchanged = before.replies.at(-1)?.includes(sum[language]);
  if (isUnchanged && quantitiesIn(folded).count) return undefined;
  const [plan] = plans;
  // `so Starter is 297 a year, right?`
  const isWrong = plan && otherPeriod.exec(folded)?.[1] === String(monthlyPrice[plan]);
  const [is, aMonth] = language === 'en' ? ['is', 'a month'] : ['cuesta', 'al mes'];
  const price = plan && `${marketingName[plan]} ${is} ${dollars(monthlyPrice[plan])} ${aMonth}`;
  const yes = sum.yes ?? (!sum.noClaim && asksIfTrue(meaning) ? isTrue(folded, sum) : undefined);
  const text = isWrong ? `No, ${price}. ${sum[language]}` : withWord(sum[language], language, yes);
  const note = paysYearly.test(folded)
    ? monthByMonth
    : ofTrial(folded, sum)
      ? trialFirst
      : undefined;
  const whole = text + (note?.[language] ?? '');
  return answerOf(sum, whole, language, state, site);
}

/** `so about 250 each. fine, thanks for your time` */
const endsInThanks = (folded: string): boolean =>
  !folded.endsWith('?') && hasThanks(folded.split(/[.,!?;] /).at(-1) ?? '');

/** Whether a price was asked for with the trial in mind: `three months, with the free days`. */
const ofTrial = (folded: string, sum: Sum): boolean =>
  /\b(?:trial|free (?:days|weeks)|(?:14|two|dos|2) (?:free )?(?:days|weeks|dias|semanas)|weeks? free|days? free|prueba|dias gratis)\b/.test(
    folded,
  ) && !/trial|prueba|free|gratis/.test(sum.en);
const trialFirst = {
  en: ` The ${trialDays}-day trial before it is free.`,
  es: ` La prueba de ${trialDays} días, que va antes, es gratis.`,
};

/** Whether a message asks for no sum, though it may sound so. */
function vetoed(meaning: Meaning, before: State, state: State, facts: Knowledge['facts']): boolean {
  const { folded } = meaning;
  return (
    asksContents(meaning) ||
    // `and on the cheaper one`, unless it goes on with a sum.
    (!before.lastSum &&
      !asksAmount.test(folded) &&
      ofPlans(folded, meaning, before, facts) !== undefined) ||
    asksTerms(folded) ||
    besidesPrice.test(folded) ||
    namesTrial.test(folded) ||
    (state.bill !== undefined && asksWork.test(folded)) ||
    endsElsewhere(meaning)
  );
}

/** What the reply before counted. */
function contentsOf({ lastFacts }: State): 'blog' | 'social' | undefined {
  const [last = ''] = lastFacts;
  return last.startsWith('blog.') ? 'blog' : last.startsWith('social.') ? 'social' : undefined;
}

/** A sentence after the word for yes or no, if there is one. */
function withWord(sentence: string, language: Language, yes: boolean | undefined): string {
  if (yes === undefined) return sentence;
  return (
    { en: yes ? 'Yes, ' : 'No, ', es: yes ? 'Sí, ' : 'No, ' }[language] + uncapitalize(sentence)
  );
}

function answerOf(
  sum: Sum,
  text: string,
  language: Language,
  state: State,
  site: Knowledge['site'],
): Answer {
  return { kind: 'sum', text: distinct(text, language, state, site), links: [pages.pricing], sum };
}
