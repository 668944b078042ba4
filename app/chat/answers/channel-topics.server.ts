import { homeBlogsPerMonth, marketingName, signupPlans } from '../../plans.ts';
import { claims, dollars, monthlyPrice } from '../../site.ts';
import { pages, type Topic } from './answer.ts';
import { perPlan } from './per-plan.server.ts';

const { starter, growth, enterprise } = marketingName;

/** What the agent does on each channel, and what each plan has of it. */
export const channelTopics: readonly Topic[] = [
  {
    id: 'seo',
    when: [
      ['seo'],
      ['seo', 'works'],
      ['seo', 'soon'],
      ['seo', 'guarantee'],
      ['seo', 'roi'],
      ['seo', 'include'],
      ['seo', 'agent'],
      ['seo', 'roi', 'soon'],
    ],
    answer: (asked) => ({
      text: `SEO automation runs in five steps: audit, strategy, content, technical optimization, monitoring. Our SEO page says first page in ${claims.firstPageDays} days, which is a claim, no promise for your business. ${perPlan(/keyword|SEO|rank/i, asked)}.`,
      es: `La automatización de SEO tiene cinco pasos: auditoría, estrategia, contenido, optimización técnica y seguimiento. La página de SEO habla de la primera página en ${claims.firstPageDays} días; no es una promesa.`,
      links: [pages.seo, pages.pricing],
    }),
  },
  {
    id: 'keywords',
    when: [
      ['keywords'],
      ['keywords', 'plan'],
      ['keywords', 'include'],
      ['keywords', 'seo'],
      ['keywords', 'starter'],
      ['keywords', 'growth'],
      ['keywords', 'enterprise'],
      ['keywords', 'price'],
      ['keywords', 'agent'],
    ],
    weight: 2,
    answer: (asked) => ({
      text: `${perPlan(/keyword/i, asked)}.`,
      links: [pages.pricing, pages.seo],
    }),
  },
  {
    id: 'google-business',
    when: [
      ['gbp'],
      ['gbp', 'include'],
      ['gbp', 'plan'],
      ['gbp', 'works'],
      ['gbp', 'agent'],
      ['gbp', 'reviews'],
    ],
    unless: ['readBlog'],
    weight: 2,
    answer: () => ({
      text: `The agent keeps your Google Business Profile up to date. ${starter} has Google Business updates, ${growth} Google Business optimization.`,
      links: [pages.features, pages.pricing],
    }),
  },
  {
    id: 'social',
    when: [
      ['social'],
      ['social', 'posts'],
      ['social', 'include'],
      ['social', 'plan'],
      ['social', 'agent'],
      ['social', 'starter'],
      ['social', 'enterprise'],
      ['social', 'growth'],
      ['platform', 'us'],
      ['platform', 'agent'],
      ['platform', 'posts'],
      ['platform', 'social'],
      ['platform', 'include'],
      ['platform', 'plan'],
      ['platform', 'starter'],
    ],
    unless: ['ads', 'contact'],
    weight: 1,
    answer: (asked) => ({
      text: `The agent posts for you on Facebook, Instagram, LinkedIn, Twitter and TikTok. Posts by plan: ${perPlan(/social posts/i, asked)}. Platforms at signup: ${perPlan(/social platforms/i, asked, signupPlans)}.`,
      es: 'El agente publica en Facebook, Instagram, LinkedIn, Twitter y TikTok; cuántas publicaciones, depende del plan.',
      links: [pages.social, pages.pricing],
    }),
  },
  {
    id: 'blogs',
    when: [
      ['blogs', 'posts'],
      ['blogs', 'plan'],
      ['blogs', 'include'],
      ['blogs', 'agent'],
      ['blogs', 'starter'],
      ['blogs', 'growth'],
      ['blogs', 'enterprise'],
      ['blogs', 'content'],
      ['blogs', 'works'],
      ['blogs'],
    ],
    unless: ['readBlog', 'resources'],
    weight: 1,
    answer: (asked) => ({
      text: `The agent writes your blog. ${perPlan(/blog/i, asked)}. The home page counts ${homeBlogsPerMonth.starter}, ${homeBlogsPerMonth.growth} and ${homeBlogsPerMonth.enterprise} blogs a month.`,
      es: `El agente escribe tu blog: ${starter} ${homeBlogsPerMonth.starter}, ${growth} ${homeBlogsPerMonth.growth} y ${enterprise} ${homeBlogsPerMonth.enterprise} artículos al mes.`,
      links: [pages.pricing, pages.features],
    }),
  },
  {
    id: 'ads',
    when: [
      ['ads'],
      ['ads', 'include'],
      ['ads', 'social'],
      ['ads', 'plan'],
      ['ads', 'works'],
      ['ads', 'price'],
    ],
    weight: 2,
    answer: () => ({
      text: `Yes: ${signupPlans.growth.name} includes ad management, ${signupPlans.enterprise.name} multi-channel ads. What you spend on the ads themselves is for you to agree with us.`,
      es: `Sí: ${signupPlans.growth.name} incluye gestión de anuncios y ${signupPlans.enterprise.name} anuncios en varios canales.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'lead-generation',
    when: [['leadgen'], ['leadgen', 'include'], ['leadgen', 'plan'], ['leadgen', 'agent']],
    weight: 1,
    answer: () => ({
      text: `${signupPlans.growth.name} includes lead generation campaigns; ${signupPlans.enterprise.name} adds lead nurturing, and ${enterprise} conversion tracking and lead alerts.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'competitors',
    when: [['competitors'], ['competitors', 'include'], ['competitors', 'plan']],
    unless: ['agency'],
    answer: () => ({
      text: `Competitor monitoring is part of ${growth}, ${dollars(monthlyPrice.growth)} a month.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'integrations',
    when: [['integrations'], ['integrations', 'works'], ['integrations', 'include']],
    answer: ({ site }) => ({
      text: `${signupPlans.enterprise.name} includes custom integrations. Whether a certain system can be connected, please ask at ${site.email}.`,
      links: [pages.pricing, pages.contact],
    }),
  },
  {
    id: 'manager',
    when: [['manager'], ['manager', 'human'], ['manager', 'include']],
    weight: 2,
    answer: () => ({
      text: `${signupPlans.enterprise.name} (${enterprise}) includes a dedicated account manager, and ${enterprise} a dedicated success agent.`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'plan-support',
    when: [
      ['support', 'plan'],
      ['support', 'include'],
      ['support', 'starter'],
      ['support', 'growth'],
      ['support', 'enterprise'],
      ['phone', 'plan', 'support'],
      ['phone', 'enterprise'],
    ],
    weight: 1,
    answer: (asked) => ({
      text: `Support by plan: ${perPlan(/support/i, asked)}. At signup: ${perPlan(/support/i, asked, signupPlans)}.`,
      links: [pages.pricing, pages.support],
    }),
  },
];
