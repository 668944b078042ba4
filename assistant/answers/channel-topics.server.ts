import {
  homeBlogsPerMonth,
  marketingName,
  pricingPlans,
  signupPlans,
} from '../../app/facts/plans.ts';
import { claims, dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/site.ts';
import { pages, type Topic } from './answer.ts';
import { perPlan } from './per-plan.server.ts';

const { starter, growth, enterprise } = marketingName;

/** What the agent does on each channel, and what each plan has of it. */
export const channelTopics: readonly Topic[] = [
  {
    id: 'seo',
    answer: (asked) => ({
      text: `SEO automation runs in five steps: audit, strategy, content, technical optimization, monitoring. Our SEO page says first page in ${claims.firstPageDays} days, which is a claim, no promise for your business. ${perPlan(/keyword|SEO|rank/i, asked)}.`,
      es: `La automatización de SEO tiene cinco pasos: auditoría, estrategia, contenido, optimización técnica y seguimiento. La página de SEO habla de la primera página en ${claims.firstPageDays} días; no es una promesa.`,
      links: [pages.seo, pages.pricing],
    }),
  },
  {
    id: 'keywords',
    answer: (asked) => ({
      text: `${perPlan(/keyword/i, asked)}. They are checked each week in the towns you serve.`,
      es: `Palabras clave que sigue: ${planIds.map((plan) => `${keywords(plan)} con ${marketingName[plan]}`).join(', ')}.`,
      links: [pages.pricing, pages.seo],
    }),
  },
  {
    id: 'google-business',
    answer: () => ({
      text: `The agent keeps your Google Business Profile up to date, on every plan: hours, holiday hours, offers and photos. ${starter} has Google Business updates, ${growth} Google Business optimization.`,
      es: `El agente mantiene al día tu perfil de Google en todos los planes: horario, ofertas y fotos. ${starter} trae actualizaciones; ${growth}, optimización.`,
      links: [pages.features, pages.pricing],
    }),
  },
  {
    id: 'social',
    answer: (asked) => ({
      text: `The agent posts for you on Facebook, Instagram, LinkedIn, Twitter and TikTok. Posts by plan: ${perPlan(/social posts/i, asked)}. Platforms at signup: ${perPlan(/social platforms/i, asked, signupPlans)}.`,
      es: 'El agente publica en Facebook, Instagram, LinkedIn, Twitter y TikTok; cuántas publicaciones, depende del plan.',
      links: [pages.social, pages.pricing],
    }),
  },
  {
    id: 'blogs',
    answer: (asked) => ({
      text: `The agent writes your blog. ${perPlan(/blog/i, asked)}. The home page counts ${homeBlogsPerMonth.starter}, ${homeBlogsPerMonth.growth} and ${homeBlogsPerMonth.enterprise} blogs a month.`,
      es: `El agente escribe tu blog: ${starter} ${homeBlogsPerMonth.starter}, ${growth} ${homeBlogsPerMonth.growth} y ${enterprise} ${homeBlogsPerMonth.enterprise} artículos al mes.`,
      links: [pages.pricing, pages.features],
    }),
  },
  {
    id: 'ads',
    answer: () => ({
      text: `${signupPlans.growth.name} (${growth}) includes ad management, ${signupPlans.enterprise.name} (${enterprise}) multi-channel ads. What you spend on the ads themselves is for you to agree with us.`,
      es: `${signupPlans.growth.name} incluye gestión de anuncios y ${signupPlans.enterprise.name} anuncios en varios canales.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'lead-generation',
    answer: () => ({
      text: `Every agent puts calls and forms in one list, with the page that brought each lead. ${signupPlans.growth.name} (${growth}) includes lead generation campaigns; ${signupPlans.enterprise.name} (${enterprise}) adds lead nurturing, conversion tracking and lead alerts.`,
      es: `Cada agente reúne llamadas y formularios en una lista. ${growth} incluye campañas de clientes potenciales; ${enterprise} agrega seguimiento y alertas.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'competitors',
    answer: () => ({
      text: `Competitor monitoring is part of ${growth} (${dollars(monthlyPrice.growth)} a month) and ${enterprise} (${dollars(monthlyPrice.enterprise)}): it shows where your competitors stand for your searches.`,
      es: `El seguimiento de la competencia es parte de ${growth} (${dollars(monthlyPrice.growth)} al mes) y ${enterprise}.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'integrations',
    answer: ({ site }) => ({
      text: `Custom integrations are part of ${signupPlans.enterprise.name} (${enterprise}). Whether a certain system can be connected, please ask at ${site.email}.`,
      es: `Las integraciones a medida son parte de ${enterprise}. Si tu sistema se puede conectar, pregunta a ${site.email}.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'manager',
    answer: () => ({
      text: `${signupPlans.enterprise.name} (${enterprise}) includes a dedicated account manager, and a dedicated success agent: one person who knows your business.`,
      es: `${enterprise} incluye un gerente de cuenta dedicado.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'plan-support',
    answer: (asked) => ({
      text: `Support by plan: ${perPlan(/support|success agent/i, asked)}. At signup: ${perPlan(/support/i, asked, signupPlans)}. Anybody can write to us by email, 24/7.`,
      es: `${starter}: soporte por correo. ${growth}: correo y chat con prioridad. ${enterprise}: teléfono 24/7.`,
      links: [pages.pricing, pages.support],
    }),
  },
];

/** How many keywords a plan tracks, as its card says it: `10`, `100+`. */
function keywords(plan: PlanId): string {
  const line = pricingPlans[plan].features.find((feature) => /keyword/i.test(feature)) ?? '';
  return line.split(' ')[0] ?? '';
}
