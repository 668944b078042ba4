import { pricingPlans, signupPlans } from '../../app/facts/plan-copy.ts';
import { marketingName, signupName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, planIds, popularPlan } from '../../app/facts/prices.ts';
import { terms, trialDays } from '../../app/facts/site.ts';
import { pages, type Topic } from './answer.ts';
import { planSummary, priceAndContents, priceList, priceListEs } from './plan-facts.server.ts';

const everyPlan = `Every plan starts with a ${terms.trial}: ${terms.setup}, ${terms.card}, ${terms.cancel}.`;
const everyPlanEs = `Cada plan empieza con una prueba gratis de ${trialDays} días, sin costo de instalación y sin tarjeta de crédito; puedes cancelar cuando quieras.`;
const { starter, enterprise } = marketingName;
const popular = marketingName[popularPlan];

/** Topics about prices and contents of the plans. */
export const planTopics: readonly Topic[] = [
  {
    id: 'price',
    answer: ({ plans: [plan, other] }) => {
      if (plan && !other) {
        return {
          text: `${planSummary(plan)}`,
          es: `${marketingName[plan]} cuesta ${dollars(monthlyPrice[plan])} al mes. ${everyPlanEs}`,
          links: [pages.pricing],
        };
      }
      return {
        text: `${priceList} ${everyPlan}`,
        es: `${priceListEs} ${everyPlanEs}`,
        links: [pages.pricing],
      };
    },
  },
  {
    id: 'plan',
    answer: ({ plans }) =>
      plans.length === 0
        ? {
            text: planIds.map(priceAndContents).join('\n'),
            es: `${priceListEs} En la página de precios está lo que incluye cada plan.`,
            links: [pages.pricing],
          }
        : plans.length === 1 && plans[0]
          ? {
              text: planSummary(plans[0]),
              es: `${marketingName[plans[0]]} cuesta ${dollars(monthlyPrice[plans[0]])} al mes. ${everyPlanEs}`,
              links: [pages.pricing, { label: 'Sign up', href: `/signup?plan=${plans[0]}` }],
            }
          : {
              text: plans.map(priceAndContents).join('\n'),
              links: [pages.pricing],
            },
  },
  {
    id: 'compare-plans',
    answer: ({ plans }) => {
      const shown = plans.length > 1 ? plans : planIds;
      return {
        text: shown.map(priceAndContents).join('\n'),
        es: `${priceListEs} En la página de precios hay una comparación completa.`,
        links: [pages.pricing],
      };
    },
  },
  {
    id: 'which-plan',
    answer: () => ({
      text: `Most popular is ${popular}, ${dollars(monthlyPrice[popularPlan])} a month. ${starter} (${dollars(monthlyPrice.starter)} a month): ${lower(signupPlans.starter.description)} ${enterprise} (${dollars(monthlyPrice.enterprise)} a month): ${lower(pricingPlans.enterprise.description)} The free audit tells you what fits.`,
      es: `El plan más popular es ${popular}, ${dollars(monthlyPrice[popularPlan])} al mes. La auditoría gratis te dice qué plan te conviene.`,
      links: [pages.pricing, pages.audit],
    }),
  },
  {
    id: 'cheapest',
    answer: () => ({
      text: `The least expensive plan is ${starter} at ${dollars(monthlyPrice.starter)} a month. ${everyPlan}`,
      es: `El plan más económico es ${starter}: ${dollars(monthlyPrice.starter)} al mes. ${everyPlanEs}`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'dearest',
    answer: () => ({
      text: `The largest plan is ${planSummary('enterprise')}`,
      es: `El plan más grande es ${enterprise}: ${dollars(monthlyPrice.enterprise)} al mes. ${everyPlanEs}`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'names',
    answer: () => ({
      text: `They are the same plans, at the same prices, under two names: ${planIds.map((plan) => `${marketingName[plan]} is ${signupName[plan]} at signup`).join('; ')}. ${priceList}`,
      es: `Son los mismos planes con dos nombres: ${planIds.map((plan) => `${marketingName[plan]} se llama ${signupName[plan]} al registrarse`).join('; ')}.`,
      links: [pages.pricing],
    }),
  },
];

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
