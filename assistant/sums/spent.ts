import { amountsIn, isOurs } from './amounts.ts';

const before =
  /\b(?:spent|spend|spending|minus|less|after|and|plus|gast\w+|pag\w+|menos|y)(?: (?:a|an|the|on|about|already|another|ya|un|una))* ?\$? ?$|\b(?:buy|buying|bought) (?:\w+ ){1,4}for \$? ?$/;
const after =
  /^ ?(?:dollars |bucks )?(?:of (?:it|that) )?(?:already )?(?:for|on|to|goes?|went|en|para) (?!(?:this|the|it|all|marketing|ads?) ?(?:year|month|budget)?\b)/;

/**
 * Dollars of a budget that go to something other than a plan: `1,800 for banners`, `we already spent 3,200`.
 * @param budget the budget's own amount.
 */
export const spentIn = (text: string, budget: number | undefined): number[] =>
  amountsIn(text)
    .filter(({ value, isMoney, each }) => isMoney && !each && !isOurs(value) && value !== budget)
    .filter((one) => before.test(one.before) || after.test(one.period + one.after))
    .map(({ value }) => value);
