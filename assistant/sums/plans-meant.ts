import { marketingName } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { dependence } from '../understand/questions.ts';
import type { Bill, Frame } from './frame.ts';
import { withPlansNamed } from './plan-mentions.ts';

/** What the conversation before a message says of the plans of a sum. */
export interface PlansTold {
  plan?: PlanId;
  /** The plan that was talked about before it. */
  otherPlan?: PlanId | undefined;
  lastPlans?: readonly PlanId[] | undefined;
  lastSum?: Frame | undefined;
  bill?: Bill;
  replies: readonly string[];
}

/** Plans that a sum is about: those of the question, of the conversation, or both. */
export function plansMeant(
  folded: string,
  plans: readonly PlanId[],
  before: PlansTold,
): readonly PlanId[] {
  const compares =
    overPlan.test(withPlansNamed(folded)) ||
    /\b(than|diff\w*|gap|jump|extra|upgrad\w*|downgrad\w*|versus|vs|compared|more|less|cheaper|sav\w+|diferencia|mas|menos|ahorr\w+)\b/.test(
      // `the cheaper one` names a plan.
      before.lastSum ? folded.replace(comparative, ' ') : folded,
    );
  const { plan, otherPlan } = before;
  const both = plan && otherPlan && plan !== otherPlan ? [plan, otherPlan] : undefined;
  // `how much is that one`, after `Phone support comes with Dominate`
  const inReply = onlyPlanIn(before.replies.at(-1));
  const shown =
    inReply && (!before.plan || /\b(that|this) one\b|\b(ese|esa|eso)\b/.test(folded))
      ? inReply
      : undefined;
  const earlier =
    (setsApart.test(folded) || (savesOn.test(folded) && !before.bill) ? both : undefined) ??
    (shown && before.plan ? [shown] : undefined) ??
    before.lastPlans ??
    (shown ? [shown] : undefined) ??
    (before.plan ? [before.plan] : []);
  if (plans.length === 0) {
    const meant = dependence(folded) !== 'none' || before.plan || shown ? earlier : [];
    const [only, ...others] = meant;
    return only && others.length === 0 && isDifference.test(folded)
      ? [only, neighborOf(only)]
      : meant;
  }
  const known = before.plan ?? inReply;
  if (!compares || plans.length !== 1 || !known) return plans;
  // `so I save how much with Starter`, after Pro and Starter
  const rival = known === plans[0] && savesOn.test(folded) ? before.otherPlan : known;
  return [...new Set([rival ?? known, ...plans])];
}

const overPlan = /\bover (?:starter|pro|dominate)\b/;

/** `diff per month`, `how much more is that`, after one plan */
const isDifference =
  /\b(?:diff\w*|gap|diferencia)\b|\b(?:how much|cuanto|cuanta) (?:more|less|mas|menos)\b/;

/** The plan that one is compared with if no other was named: the next larger, below the largest one. */
const neighborOf = (plan: PlanId): PlanId =>
  planIds[planIds.indexOf(plan) + 1] ?? planIds.at(-2) ?? plan;

const comparative =
  /\b(cheaper|less expensive|more expensive|mas barato|mas caro) ?(one|plan|option|tier|package)?(?= ?(\W*$|instead|then))/g;

/** `so how much more is it`, after two plans: what one costs more than the other. */
const setsApart =
  /\b(?:both|the two) (?:together|combined|added)|\b(?:los dos|ambos) juntos\b|\b(diff\w*|gap|diferencia|extra)\b|\b(?:how much|cuanto|cuanta) (?:(?!is\b|es\b)\w+ ){0,2}?(?:more|less|cheaper|mas|menos)(?! (?:blogs?|posts?|keywords?|time|publicaciones|palabras|tiempo))\b/;
const savesOn = /\b(?:i|we|it|that|you) sav\w+|\bahorr\w+\b/;

const planNames = planIds.map(
  (plan) => [plan, new RegExp(`\\b${marketingName[plan]}\\b`)] as const,
);

/** The plan that a reply names, if it names only one. */
function onlyPlanIn(reply = ''): PlanId | undefined {
  const named = planNames.filter(([, name]) => name.test(reply)).map(([plan]) => plan);
  return named.length === 1 ? named[0] : undefined;
}
