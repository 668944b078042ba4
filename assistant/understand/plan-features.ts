import { marketingName, pricingContents } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';

/** What only one plan has, or what the smallest plan that has it is named by. */
const features: Record<PlanId, readonly string[]> = {
  starter: [
    '(?:2|two|dos) blogs?(?: posts?)? (?:a|per|al|por) (?:month|mes)',
    '(?:3|three|tres) (?:\\w+ )?(?:posts?|publicaciones) (?:a|per|a la|por) (?:week|semana)',
    '(?:basic|simple) seo',
    'monthly reports?',
  ],
  growth: [
    '(?:daily|every ?day|each day|diari[oa]s?|a diario|todos los dias|cada dia)(?! (?:price|cost|rate|report\\w*))',
    'competit\\w+|competencia|competidor\\w*|rivals?|spy\\w*|espia\\w*',
    'seo insights?|analisis de seo',
    'weekly blogs?|(?:a|1|one|un) blog(?: post)? (?:a|per|every|each|por|cada) (?:week|semana)',
    'chat(?: support)?|soporte por chat',
    'weekly reports?',
  ],
  enterprise: [
    'unlimited|ilimitad[oa]s?',
    '(?:24/7 )?(?:phone|telephone)(?: support| line)?|24/7|telefono|soporte telefonico|por telefono',
    'lead alerts?|alerts?|alertas|rank(?:ing)? reports?|conversions?(?: tracking)?|conversiones',
    '(?:content )?calendar|calendario',
    'success (?:agent|manager)|account manager|(?:a |own )?dedicated (?:person|agent|rep|manager|human)|agente de exito',
    '(?:2|two|dos) blogs?(?: posts?)? (?:a|per|every|each|a la|por) (?:week|semana)',
    'integrations?|api|multi-?channel|daily reports?|integraciones',
  ],
};

const count = (plan: PlanId) =>
  `${pricingContents[plan].keywords.tracked}\\+?(?: (?:\\w+ )?(?:keywords?|words?|terms|search(?:es| terms)|phrases|palabras(?: clave)?|busquedas|frases))`;

const thing = '(?:one|plan|tier|package|option|version|deal)';

/** Expressions that name a plan by a feature: `the daily one`, `the plan with 25 keywords`. */
const named = planIds.map((plan) => {
  const any = `(?:${[...features[plan], count(plan)].join('|')})`;
  return [
    plan,
    new RegExp(
      `\\b(?:the|that|this|your|ur) (?:one )?(?:\\w+ )?${any}(?: (?:posts?|posting|support|stuff|thing|tracking|monitoring|keywords?|social|blogs?))* ${thing}\\b` +
        `|\\b(?:the|that|your|ur) ${thing} (?:w|with|that|which|where|for)\\b(?: (?!${thing}\\b)[\\w']+){0,4}? ${any}` +
        `|\\b(?:el|del|al|ese)(?: plan)? (?:que|de|con|del)\\b(?: (?!no\\b|plan\\b)\\w+){0,3}? ${any}` +
        `|\\b(?:el|del|al) (?:plan )?(?:diario|ilimitado)\\b` +
        (plan === 'growth'
          ? '|\\b(?:quiero|queremos|quisiera|necesito) (?:algo )?(?:diario|a diario)\\b'
          : ''),
    ),
  ] as const;
});

/** Kinds of facts after which a bare count or feature names a plan, and what it is called there. */
const choices: readonly (readonly [RegExp, Record<PlanId, RegExp>])[] = [
  [
    /^keywords/,
    { starter: /(?<![\d$])10\b/, growth: /(?<![\d$])25\b/, enterprise: /(?<![\d$])100\b/ },
  ],
  [
    /^social/,
    {
      starter: /\b(3|three|tres)\b/,
      growth: /\b(daily|every ?day|diari[oa]s?|a diario|todos los dias)\b/,
      enterprise: /\b(unlimited|ilimitad[oa]s?)\b/,
    },
  ],
  [
    /^blog/,
    {
      starter: /\b(2|two|dos) (a|per|al|por) (month|mes)\b/,
      growth: /\b(weekly|(1|one|uno?) (a|per|por|a la) (week|semana)|every week|semanal\w*)\b/,
      enterprise: /\b(2|two|dos) (a|per|por|a la) (week|semana)\b/,
    },
  ],
];
const chooses =
  /\b(fine|enough|plenty|ok|okay|good|great|works?|perfect|want|need|take|do|one|bien|basta|alcanza\w*|suficientes?|prefiero|quiero|necesito|sobra)\b/;

/**
 * Plans that a folded text names by what they contain.
 * @param lastFacts ids of the facts of the last reply: after the numbers of keywords, `25 is fine` chooses a plan.
 */
export function plansByFeature(folded: string, lastFacts: readonly string[]): PlanId[] {
  const found = named.flatMap(([plan, expression]) => (expression.test(folded) ? [plan] : []));
  if (found.length > 0) {
    // `the plan with daily reports` is no plan with daily posts.
    const last = found.at(-1);
    return found.length > 1 && last && /daily report/.test(folded) ? [last] : found;
  }
  if (!chooses.test(folded)) return [];
  const [, byPlan] = choices.find(([kind]) => kind.test(lastFacts[0] ?? '')) ?? [];
  return byPlan ? planIds.filter((plan) => byPlan[plan].test(folded)) : [];
}

/** A folded text with the name of each plan that it describes: `the daily one for a year` as `pro for a year`. */
export const withPlanNames = (folded: string): string =>
  named.reduce(
    (text, [plan, expression]) => text.replace(expression, marketingName[plan].toLowerCase()),
    folded,
  );
