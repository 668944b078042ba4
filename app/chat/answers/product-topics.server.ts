import { signupPlans } from '../../plans.ts';
import { claims, region, replyHours, terms } from '../../site.ts';
import { pages, type Topic } from './answer.ts';
import { phoneLink } from './facts.server.ts';
import { perPlan } from './per-plan.server.ts';

/** What the agent and the website builder do. */
export const productTopics: readonly Topic[] = [
  {
    id: 'agent',
    when: [
      ['agent', 'works'],
      ['agent', 'whatIs'],
      ['works', 'us'],
      ['works', 'pronoun'],
      ['works'],
      ['agent', 'marketing'],
      ['marketing', 'works'],
      ['marketing', 'whatIs'],
      ['marketing', 'us'],
      ['agent', 'us', 'whatIs'],
      ['agent', 'include'],
      ['agent'],
    ],
    unless: ['bot', 'careers'],
    answer: () => ({
      text: `An AI marketing agent does your weekly marketing: blog posts every week, social posts every day, keyword and SEO tracking, Google Business Profile updates and a results dashboard. Three steps: connect your platforms, configure the agent, activate the automation. It is set up within ${claims.setupHours.from}-${claims.setupHours.to} hours after your audit.`,
      es: `Un agente de marketing con IA escribe tu blog cada semana, publica en redes sociales cada día, sigue tus palabras clave y el SEO, actualiza tu perfil de Google y muestra los resultados en un panel. Son tres pasos: conectar tus plataformas, configurar el agente y activarlo.`,
      links: [pages.how, pages.agents],
    }),
  },
  {
    id: 'roi',
    when: [
      ['roi'],
      ['roi', 'agent'],
      ['roi', 'soon'],
      ['roi', 'marketing'],
      ['roi', 'guarantee'],
      ['roi', 'works'],
      ['roi', 'leadgen'],
      ['roi', 'price'],
      ['roi', 'soon', 'agent'],
      ['roi', 'saving'],
    ],
    unless: ['seo', 'dashboard'],
    weight: 1,
    answer: () => ({
      text: `We say that agents bring costs down by up to ${claims.costsDownPercent}%, leads up by up to ${claims.leadsUpPercent}%, and results in ${claims.agentResultsDays} days. These are claims and upper limits, no promise for your business; the free audit looks at yours.`,
      es: `Decimos que los costos bajan hasta un ${claims.costsDownPercent}%, los clientes potenciales suben hasta un ${claims.leadsUpPercent}% y hay resultados en ${claims.agentResultsDays} días. No es una promesa para tu negocio; la auditoría gratis mira el tuyo.`,
      links: [pages.agents, pages.audit],
    }),
  },
  {
    id: 'audit',
    when: [
      ['audit'],
      ['audit', 'price'],
      ['audit', 'works'],
      ['audit', 'include'],
      ['audit', 'discount'],
      ['audit', 'guarantee'],
      ['audit', 'card'],
    ],
    unless: ['reply'],
    weight: 2,
    answer: () => ({
      text: `The marketing audit is free. You tell us about your business; we review your marketing, then talk it over in an AI strategy consultation call, and you get custom automation recommendations. We contact you within ${replyHours.audit} hours.`,
      es: `La auditoría de marketing es gratis: revisamos tu marketing y te damos recomendaciones. Te contactamos en ${replyHours.audit} horas.`,
      links: [pages.audit],
    }),
  },
  {
    id: 'call',
    when: [['call'], ['call', 'phone'], ['call', 'human'], ['call', 'audit'], ['call', 'price']],
    weight: 1,
    answer: ({ site }) => ({
      text: `For a strategy call, request the free audit, which includes a consultation call, or reach us at ${site.phone} (Mon-Fri 9AM-6PM EST) or ${site.email}.`,
      es: `Para una llamada de estrategia, pide la auditoría gratis, que incluye una consulta, o llama al ${site.phone}.`,
      links: [pages.audit, phoneLink(site)],
    }),
  },
  {
    id: 'dashboard',
    when: [
      ['dashboard'],
      ['reports'],
      ['dashboard', 'roi'],
      ['reports', 'posts'],
      ['reports', 'plan'],
      ['dashboard', 'reports'],
      ['reports', 'include'],
      ['reports', 'roi'],
      ['dashboard', 'include'],
    ],
    unless: ['login'],
    weight: 1,
    answer: (asked) => ({
      text: `A results dashboard shows what went out, where you rank and who got in touch. Reports: ${perPlan(/reports/i, { plans: asked.plans }, signupPlans)}.`,
      es: 'Un panel muestra lo publicado, tu posición y quién te contactó. Informes mensuales, semanales o diarios según el plan.',
      links: [pages.features, pages.pricing],
    }),
  },
  {
    id: 'builder',
    when: [
      ['builder'],
      ['builder', 'soon'],
      ['builder', 'include'],
      ['builder', 'works'],
      ['shop'],
      ['builder', 'shop'],
      ['builder', 'mobile'],
      ['builder', 'skills'],
      ['builder', 'price'],
      ['builder', 'setuptime'],
      ['builder', 'soon', 'setuptime'],
    ],
    unless: ['where', 'integrations'],
    weight: 1,
    answer: () => ({
      text: `With the website builder you make the site yourself by drag and drop: mobile-responsive templates, e-commerce ready, automatic SEO. A website is live in under ${claims.websiteLiveMinutes} minutes: choose a template, customize the design, launch and market.`,
      es: `Con el creador de sitios web haces tu página arrastrando y soltando, lista para móviles y comercio electrónico, en menos de ${claims.websiteLiveMinutes} minutos.`,
      links: [pages.builder],
    }),
  },
  {
    id: 'agency',
    when: [
      ['agency', 'compare'],
      ['agency'],
      ['agency', 'price'],
      ['competitors', 'compare'],
      ['which', 'agency'],
      ['competitors', 'agency'],
    ],
    answer: () => ({
      text: 'The features page compares the agent with other tools, and How it works compares it with a freelancer. I can’t speak for another company’s prices.',
      links: [pages.features, pages.how],
    }),
  },
  {
    id: 'content',
    when: [
      ['content', 'agent'],
      ['content', 'us', 'posts'],
      ['content', 'posts'],
      ['content', 'social'],
      ['content', 'blogs'],
    ],
    answer: ({ site }) => ({
      text: `Your agent writes the content. When you configure it, you tell it what you sell, which towns you serve and how you talk. For more about reviewing or approving posts, ask at ${site.email}.`,
      links: [pages.how],
    }),
  },
  {
    id: 'skills',
    when: [
      ['skills'],
      ['time'],
      ['time', 'agent'],
      ['skills', 'agent'],
      ['skills', 'setuptime'],
      ['skills', 'works'],
    ],
    answer: () => ({
      text: 'No technical skills are needed. You connect your platforms, tell the agent about your business and activate it; then it works on schedule, and the dashboard shows what it did.',
      es: 'No necesitas conocimientos técnicos: conectas tus plataformas, configuras el agente y lo activas.',
      links: [pages.how],
    }),
  },
  {
    id: 'industry',
    when: [
      ['industry', 'forWhom'],
      ['industry', 'agent'],
      ['industry', 'works', 'us'],
      ['industry', 'serve'],
      ['industry', 'marketing'],
      ['forWhom', 'us'],
      ['industry', 'us'],
      ['industry', 'pronoun'],
    ],
    unless: ['discount'],
    answer: () => ({
      text: `The agents are made for small and mid-size local businesses in the ${region.short}: for example restaurants, retail stores, professional services, healthcare, real estate, automotive and home services. The free audit shows what an agent would do for yours.`,
      es: `Los agentes son para negocios locales pequeños y medianos del DMV: restaurantes, tiendas, servicios profesionales, salud, bienes raíces, talleres y más. La auditoría gratis mira el tuyo.`,
      links: [pages.audit, pages.agents],
    }),
  },
  {
    id: 'resources',
    when: [
      ['resources'],
      ['resources', 'price'],
      ['resources', 'readBlog'],
      ['resources', 'marketing'],
    ],
    answer: () => ({
      text: 'The resources library has guides, videos, templates, playbooks and case studies in six categories, from Beginner to Expert.',
      es: 'La biblioteca de recursos tiene guías, videos y plantillas en seis categorías.',
      links: [pages.resources],
    }),
  },
  {
    id: 'signup',
    when: [['signup'], ['signup', 'plan'], ['signup', 'us'], ['setuptime', 'signup']],
    unless: ['careers'],
    answer: () => ({
      text: `Choose a plan and create an account on the signup page; it starts with a ${terms.trial}, ${terms.card}. Or begin with the free audit.`,
      es: 'Elige un plan y crea tu cuenta en la página de registro; empieza con la prueba gratis, sin tarjeta. O pide primero la auditoría gratis.',
      links: [pages.signup, pages.audit],
    }),
  },
  {
    id: 'login',
    when: [['login'], ['login', 'dashboard'], ['login', 'support']],
    weight: 1,
    answer: ({ site }) => ({
      text: `I can't see or change accounts. For help with yours, write to ${site.email} or call ${site.phone} (Mon-Fri 9AM-6PM EST); support replies within ${replyHours.support} hours.`,
      es: `No puedo ver ni cambiar cuentas. Para ayuda con la tuya, escribe a ${site.email} o llama al ${site.phone}.`,
      links: [pages.support],
    }),
  },
];
