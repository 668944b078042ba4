import { marketingName } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import type { Fact, FactsOf } from './fact.ts';
import { type IncludedFeature, includedFeatures, labelOf } from './included-features.ts';
import { listEs } from './spanish.ts';

/** Which plans include a feature: overall, and for each plan that a question may name. */
export const includedFacts: FactsOf = (site) =>
  includedFeatures.flatMap((feature) => [
    ...factsAbout(feature),
    ...(feature.meaning ? [meaningOf(feature, feature.meaning, site.email)] : []),
  ]);

/** What a feature is, or that the site names it and explains no more. */
function meaningOf(
  { id, subjects, from, en, es, page, plural }: IncludedFeature,
  meaning: NonNullable<IncludedFeature['meaning']>,
  email: string,
): Fact {
  const { having, comes, includeEs } = plansWith(from, plural);
  const common = {
    id: labelOf(id, 'meaning'),
    subjects,
    about: from,
    page,
  };
  if (meaning !== 'unsaid')
    return {
      ...common,
      en: `${meaning.en}; it comes with ${list(having)}.`,
      es: `${meaning.es}; viene con ${listEs(having)}.`,
    };
  return {
    ...common,
    en: `${en} ${comes} with ${list(having)}; the site doesn’t say what exactly ${plural ? 'they include' : 'it includes'}, so please ask at ${email}.`,
    es: `${includeEs} ${es}; el sitio no dice qué abarca exactamente: escríbenos a ${email}.`,
  };
}

const after = (text: string | undefined) => (text ? `: ${text}` : '');

function plansWith(from: PlanId, plural: true | undefined) {
  const having = planIds.slice(planIds.indexOf(from)).map((plan) => marketingName[plan]);
  return {
    having,
    comes: plural ? 'come' : 'comes',
    /** `Pro y Dominate incluyen` */
    includeEs: having.length > 1 ? `${listEs(having)} incluyen` : `solo ${having[0]} incluye`,
  };
}

function factsAbout({
  id,
  subjects,
  from,
  en,
  es,
  page,
  plural,
  opposite,
  does,
}: IncludedFeature): Fact[] {
  const { having, comes, includeEs } = plansWith(from, plural);
  const everywhere = from === 'starter';
  const common = {
    subjects,
    page,
    ...(opposite && { opposite }),
  } as const;
  return [
    {
      ...common,
      id: labelOf(id, 'plans'),
      ...(!everywhere && { about: from }),
      yes: true,
      en: `${en} ${comes} with ${everywhere ? 'every plan' : list(having)}${after(does?.en)}.`,
      es: `${everywhere ? 'todos los planes incluyen' : includeEs} ${es}${after(does?.es)}.`,
    },
    ...planIds.map((plan): Fact => {
      const has = planIds.indexOf(plan) >= planIds.indexOf(from);
      const name = marketingName[plan];
      return {
        ...common,
        id: labelOf(id, plan),
        plan,
        yes: has,
        en: has
          ? `${name} includes ${en}.`
          : `${en} ${plural ? 'start' : 'starts'} with ${having[0]}; ${name} doesn’t include ${plural ? 'them' : 'it'}.`,
        es: has
          ? `${name} incluye ${es}.`
          : `${name} no incluye ${es}; viene a partir de ${having[0]}.`,
      };
    }),
  ];
}
