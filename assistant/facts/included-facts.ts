import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import type { Fact, FactsOf } from './fact.ts';
import { type IncludedFeature, includedFeatures } from './included-features.ts';
import { listEs } from './spanish.ts';

/** Which plans include a feature: overall, and for each plan that a question may name. */
export const includedFacts: FactsOf = () => includedFeatures.flatMap(factsAbout);

function factsAbout({
  id,
  subjects,
  when,
  from,
  en,
  es,
  page,
  plural,
  opposite,
}: IncludedFeature): Fact[] {
  const having = planIds.slice(planIds.indexOf(from)).map((plan) => marketingName[plan]);
  const comes = plural ? 'come' : 'comes';
  const everywhere = from === 'starter';
  const common = { subjects, when, page, ...(opposite && { opposite }) } as const;
  return [
    {
      ...common,
      id: id.includes('.') ? `${id}-plans` : `${id}.plans`,
      ...(!everywhere && { about: from }),
      yes: true,
      en: everywhere ? `${en} ${comes} with every plan.` : `${en} ${comes} with ${list(having)}.`,
      es: everywhere
        ? `todos los planes incluyen ${es}.`
        : having.length > 1
          ? `${listEs(having)} incluyen ${es}.`
          : `solo ${having[0]} incluye ${es}.`,
    },
    ...planIds.map((plan): Fact => {
      const has = planIds.indexOf(plan) >= planIds.indexOf(from);
      const name = marketingName[plan];
      return {
        ...common,
        id: id.includes('.') ? `${id}-${plan}` : `${id}.${plan}`,
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
