import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { sumFor } from '../sums/sums.ts';
import { wantsDiscount } from '../understand/acts.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence, isYesNo } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { isTrue } from './sum-claim.ts';
import { distinct, uncapitalize } from './wording.ts';

const priceSubjects = ['prices', 'plans', 'savings', 'change-plan', 'locations'];

/** Whether a conversation is about money. */
export const isAboutPrice = ({ subject, replies }: State) =>
  priceSubjects.includes(subject ?? '') || / = \$/.test(replies.at(-1) ?? '');

/** Words of a question that only changes the sum before it: `and per year?`, `Dominate instead?` */
const sumWords =
  /\b(instead|dollars|bucks|money|price|prices|cost|costs|total|whats|save|saving|savings|cheaper|vs|versus|with|con|half|cheap|small|smaller|big|same|question|thing|instead|then|times|dolares|precio|cuesta|ahorro|total|went|took|take|got|bought|buy|smallest|biggest|cheapest|lowest|largest|expensive|most|daily|weekly|yr|yrs|mo|mos|of|them|em|\d+)\b/g;

/** Periods, and words that stand for the visitor's own number of plans or dollars. */
const changes =
  /\b(year|yearly|annual\w*|month|monthly|week|weekly|day|daily|quarter|ano|anual|mes|semana|dia|one|ones|middle|big)\b/;

/** `what's different besides the price` */
const besidesPrice =
  /\b(besides|other than|apart from|aside from|except|not counting|ademas de|aparte de|fuera de) (the |el |del? )?(price|cost|money|precio|costo)\b/;

/** Whether a question changes the sum before it, and asks nothing else. */
function onlyChangesSum({ folded, plans }: Meaning): boolean {
  const says = plans.length > 0 || folded.search(sumWords) >= 0 || changes.test(folded);
  return says && dependence(folded.replace(sumWords, ' ')) === 'all';
}

/** The plan that a reply names, if it names only one. */
function onlyPlanIn(reply = ''): PlanId | undefined {
  const named = planIds.filter((plan) => new RegExp(`\\b${marketingName[plan]}\\b`).test(reply));
  return named.length === 1 ? named[0] : undefined;
}

/** Answers with an exact sum, its terms shown. */
export function compute(
  meaning: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const { folded, plans, language } = meaning;
  if (wantsDiscount(folded) || besidesPrice.test(folded)) return undefined;
  const continues = dependence(folded) !== 'none';
  const aboutPrice = isAboutPrice(before);
  const compares =
    /\b(than|diff\w*|versus|vs|compared|more|less|cheaper|diferencia|mas|menos)\b/.test(folded);
  const both = before.plan && before.otherPlan ? [before.plan, before.otherPlan] : undefined;
  // `how much is that one`, after `Phone support comes with Dominate`
  const inReply = onlyPlanIn(before.replies.at(-1));
  const shown = inReply && (!before.plan || /\b(that|this) one\b|\b(ese|esa|eso)\b/.test(folded)) ? inReply : undefined;
  const earlier =
    (/\b(diff\w*|gap|diferencia)\b/.test(folded) ? both : undefined) ??
    (shown ? [shown] : undefined) ??
    before.lastPlans ??
    (before.plan ? [before.plan] : []);
  const context = {
    plans:
      plans.length === 0
        ? continues || before.plan || shown
          ? earlier
          : []
        : compares && plans.length === 1 && before.plan
          ? [...new Set([before.plan, ...plans])]
          : plans,
    bill: state.bill,
    now,
    aboutPrice,
    aboutTrial: before.subject === 'trial',
    ...before.quantities,
  };
  const sum = sumFor(folded, {
    ...context,
    before: onlyChangesSum(meaning) ? before.lastSum : undefined,
  });
  if (!sum) return undefined;
  const [plan] = plans;
  // `so Starter is 297 a year, right?`
  const isWrong =
    plan &&
    new RegExp(
      `\\b${monthlyPrice[plan]}( dollars| bucks| dolares)? (a|per|al|por|a la) (year|week|day|ano|semana|dia)\\b`,
    ).test(folded);
  const price =
    plan &&
    `${marketingName[plan]} ${language === 'en' ? 'is' : 'cuesta'} ${dollars(monthlyPrice[plan])} ${language === 'en' ? 'a month' : 'al mes'}`;
  const yes = sum.yes ?? (isYesNo(folded) ? isTrue(folded, sum) : undefined);
  const word =
    yes === undefined ? '' : { en: yes ? 'Yes, ' : 'No, ', es: yes ? 'Sí, ' : 'No, ' }[language];
  const text = isWrong
    ? `No, ${price}. ${sum[language]}`
    : word
      ? word + uncapitalize(sum[language])
      : sum[language];
  return {
    kind: 'sum',
    text: distinct(text, language, state, site),
    links: [pages.pricing],
    sum,
  };
}
