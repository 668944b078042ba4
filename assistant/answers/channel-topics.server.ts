import {
  keywordsTracked,
  pricingLine,
  pricingLines,
  signupLine,
  signupLines,
} from '../../app/facts/plan-copy.ts';
import { homeBlogsPerMonth, marketingName, signupName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { claims, list, platformNames } from '../../app/facts/site.ts';
import { pages, type Topic } from './answer.ts';
import { perPlan } from './plan-facts.server.ts';

const { starter, growth, enterprise } = marketingName;
const networks = list(platformNames);

/** Topics about the channels that the agent works on, with each plan's share. */
export const channelTopics: readonly Topic[] = [
  {
    id: 'seo',
    answer: ({ plans }) => ({
      text: `SEO automation runs in five steps: audit, strategy, content, technical optimization, monitoring. Our SEO page says first page in ${claims.firstPageDays} days, which is a claim, not a promise for your business. ${perPlan((plan) => pricingLines(plan, ['keywords', 'seoInsights', 'rankReports']), plans)}.`,
      es: `La automatización de SEO tiene cinco pasos: auditoría, estrategia, contenido, optimización técnica y seguimiento. La página de SEO habla de la primera página en ${claims.firstPageDays} días; no es una promesa.`,
      links: [pages.seo, pages.pricing],
    }),
  },
  {
    id: 'keywords',
    answer: ({ plans }) => ({
      text: `${perPlan((plan) => pricingLines(plan, ['keywords']), plans)}. They are checked each week in the towns you serve.`,
      es: `Palabras clave que sigue: ${planIds.map((plan) => `${keywordsTracked(plan)} con ${marketingName[plan]}`).join(', ')}.`,
      links: [pages.pricing, pages.seo],
    }),
  },
  {
    id: 'google-business',
    answer: () => ({
      text: `The agent keeps your Google Business Profile up to date, on every plan: hours, holiday hours, offers and photos. ${starter} has ${pricingLine('starter', 'google')}, ${growth} ${pricingLine('growth', 'google')}.`,
      es: `El agente mantiene al día tu perfil de Google en todos los planes: horario, ofertas y fotos. ${starter} trae actualizaciones; ${growth}, optimización.`,
      links: [pages.features, pages.pricing],
    }),
  },
  {
    id: 'social',
    answer: ({ plans }) => ({
      text: `The agent posts for you on ${networks}. Posts by plan: ${perPlan((plan) => pricingLines(plan, ['socialPosts']), plans)}. Platforms at signup: ${perPlan((plan) => signupLines(plan, ['platforms']), plans)}.`,
      es: 'El agente publica en Facebook, Instagram, LinkedIn, Twitter y TikTok; cuántas publicaciones, depende del plan.',
      links: [pages.social, pages.pricing],
    }),
  },
  {
    id: 'blogs',
    answer: ({ plans }) => ({
      text: `The agent writes your blog. ${perPlan((plan) => pricingLines(plan, ['blogPosts']), plans)}. The home page counts ${homeBlogsPerMonth.starter}, ${homeBlogsPerMonth.growth} and ${homeBlogsPerMonth.enterprise} blogs a month.`,
      es: `El agente escribe tu blog: ${starter} ${homeBlogsPerMonth.starter}, ${growth} ${homeBlogsPerMonth.growth} y ${enterprise} ${homeBlogsPerMonth.enterprise} artículos al mes.`,
      links: [pages.pricing, pages.features],
    }),
  },
  {
    id: 'ads',
    answer: () => ({
      text: `${signupName.growth} (${growth}) includes ${signupLine('growth', 'ads')}, ${signupName.enterprise} (${enterprise}) ${signupLine('enterprise', 'ads')}. You and we agree on what to spend on the ads themselves.`,
      es: `${signupName.growth} incluye gestión de anuncios y ${signupName.enterprise} anuncios en varios canales.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'lead-generation',
    answer: () => ({
      text: `Every agent collects calls and forms in one list, with the page that each lead came from. ${signupName.growth} (${growth}) includes ${signupLine('growth', 'leads')}; ${signupName.enterprise} (${enterprise}) adds ${signupLine('enterprise', 'leads')}, ${pricingLine('enterprise', 'leadAlerts')}.`,
      es: `Cada agente reúne llamadas y formularios en una lista. ${growth} incluye campañas de clientes potenciales; ${enterprise} agrega seguimiento y alertas.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'competitors',
    answer: () => ({
      text: `Competitor monitoring is part of ${growth} (${dollars(monthlyPrice.growth)} a month) and ${enterprise} (${dollars(monthlyPrice.enterprise)}): it shows where your competitors rank for your keywords.`,
      es: `El seguimiento de la competencia es parte de ${growth} (${dollars(monthlyPrice.growth)} al mes) y ${enterprise}.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'integrations',
    answer: ({ site }) => ({
      text: `Custom integrations are part of ${signupName.enterprise} (${enterprise}). To find out whether your system can be connected, ask at ${site.email}.`,
      es: `Las integraciones a medida son parte de ${enterprise}. Si tu sistema se puede conectar, pregunta a ${site.email}.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'manager',
    answer: () => ({
      text: `${signupName.enterprise} (${enterprise}) includes a ${signupLine('enterprise', 'accountManager')}, and a ${pricingLine('enterprise', 'successAgent')}: one person who knows your business.`,
      es: `${enterprise} incluye un gerente de cuenta dedicado.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'plan-support',
    answer: ({ plans }) => ({
      text: `Support by plan: ${perPlan((plan) => pricingLines(plan, ['support', 'successAgent']), plans)}. At signup: ${perPlan((plan) => signupLines(plan, ['support']), plans)}. Anyone can email us, 24/7.`,
      es: `${starter}: soporte por correo. ${growth}: correo y chat con prioridad. ${enterprise}: teléfono 24/7.`,
      links: [pages.pricing, pages.support],
    }),
  },
];
