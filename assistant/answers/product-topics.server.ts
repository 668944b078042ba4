import { signupLines } from '../../app/facts/plan-copy.ts';
import { dollars, monthlyPrice } from '../../app/facts/prices.ts';
import { claims, hours, region, replyHours, setupTime, terms } from '../../app/facts/site.ts';
import { pages, phoneLink, type Topic } from './answer.ts';
import { perPlan } from './plan-facts.server.ts';

/** Topics about the agent, the website builder and getting started. */
export const productTopics: readonly Topic[] = [
  {
    id: 'agent',
    answer: () => ({
      text: `An AI marketing agent does your weekly marketing: blog posts every week, social posts every day, keyword and SEO tracking, Google Business Profile updates and a results dashboard. Three steps: connect your platforms, configure the agent, activate the automation. It is set up within ${setupTime} after your audit.`,
      es: `Un agente de marketing con IA escribe tu blog cada semana, publica en redes sociales cada día, sigue tus palabras clave y el SEO, actualiza tu perfil de Google y muestra los resultados en un panel. Son tres pasos: conectar tus plataformas, configurar el agente y activarlo.`,
      links: [pages.how, pages.agents],
    }),
  },
  {
    id: 'roi',
    answer: () => ({
      text: `We say that agents cut costs by up to ${claims.costsDownPercent}%, raise leads by up to ${claims.leadsUpPercent}% and bring results in ${claims.agentResultsDays} days (in search, the first page in ${claims.firstPageDays} days). “Up to” is a ceiling, not a promise for your business; the free audit looks at yours.`,
      es: `Decimos que los costos bajan hasta un ${claims.costsDownPercent}%, los clientes potenciales suben hasta un ${claims.leadsUpPercent}% y hay resultados en ${claims.agentResultsDays} días. No es una promesa para tu negocio; la auditoría gratis mira el tuyo.`,
      links: [pages.agents, pages.audit],
    }),
  },
  {
    id: 'audit',
    answer: () => ({
      text: `The marketing audit is free. You tell us about your business; we review your marketing, then talk it over in an AI strategy consultation call, and you get custom automation recommendations. We contact you within ${replyHours.audit} hours.`,
      es: `La auditoría de marketing es gratis: revisamos tu marketing y te damos recomendaciones. Te contactamos en ${replyHours.audit} horas.`,
      links: [pages.audit],
    }),
  },
  {
    id: 'call',
    answer: ({ site }) => ({
      text: `For a strategy call, choose “Strategy call” on the contact page, or call ${site.phone} (${hours.phone}). The free audit includes a consultation call as well.`,
      es: `Para una llamada de estrategia, pide la auditoría gratis, que incluye una consulta, o llama al ${site.phone}.`,
      links: [pages.call, pages.audit, phoneLink(site)],
    }),
  },
  {
    id: 'dashboard',
    answer: ({ plans }) => ({
      text: `Your dashboard shows what went out, where you rank and who got in touch, and sums up the week on one page each Sunday. Reports: ${perPlan((plan) => signupLines(plan, ['reports']), plans)}.`,
      es: 'Un panel muestra lo publicado, tu posición y quién te contactó. Informes mensuales, semanales o diarios según el plan.',
      links: [pages.features, pages.pricing],
    }),
  },
  {
    id: 'builder',
    answer: () => ({
      text: `With the website builder you make the site yourself by drag and drop: templates that fit phones (mobile-responsive), e-commerce ready, so you can sell products online, automatic SEO. A website is live in under ${claims.websiteLiveMinutes} minutes: choose a template, customize the design, launch and market.`,
      es: `Con el creador de sitios web haces tu página arrastrando y soltando, lista para móviles y comercio electrónico, en menos de ${claims.websiteLiveMinutes} minutos.`,
      links: [pages.builder],
    }),
  },
  {
    id: 'agency',
    answer: () => ({
      text: `A flat price from ${dollars(monthlyPrice.starter)} a month, ${terms.setup}, ${terms.cancel}; the agent writes and publishes on its own, and a team in ${region.office} checks it. The features page compares it with other tools, the How it works page with a freelancer. I can’t speak for another company’s prices.`,
      links: [pages.features, pages.how],
    }),
  },
  {
    id: 'content',
    answer: () => ({
      text: `Your agent writes it, in your voice: you tell it what you sell, which towns you serve and how you talk, and it learns from every line you change. Our team reads its work and corrects it. You see the week before it starts and can hold any post; a sentence you strike doesn’t come back. Pictures are your own photos. It posts through your own accounts, so everything it publishes stays yours.`,
      es: `Lo escribe tu agente, con tu voz: le dices qué vendes, dónde y cómo hablas, y aprende de cada línea que cambias. Nuestro equipo lo revisa. Ves la semana antes de que empiece y puedes detener cualquier publicación. Publica en tus propias cuentas: todo lo publicado es tuyo.`,
      links: [pages.social, pages.how],
    }),
  },
  {
    id: 'skills',
    answer: () => ({
      text: 'You need no technical skills, and there is nothing to install. You connect your platforms, tell the agent about your business and activate it; then it works on schedule. All it takes from you is a look on Sunday at what went out and what results it brought.',
      es: 'No necesitas conocimientos técnicos: conectas tus plataformas, configuras el agente y lo activas.',
      links: [pages.how],
    }),
  },
  {
    id: 'industry',
    answer: () => ({
      text: `The agents are made for small and mid-size local businesses in the ${region.short}: for example restaurants, retail stores, professional services, healthcare, real estate, automotive and home services. The free audit shows what an agent would do for yours.`,
      es: `Los agentes son para negocios locales pequeños y medianos del DMV: restaurantes, tiendas, servicios profesionales, salud, bienes raíces, talleres y más. La auditoría gratis mira el tuyo.`,
      links: [pages.audit, pages.agents],
    }),
  },
  {
    id: 'resources',
    answer: () => ({
      text: 'The resources library has guides, videos, templates, playbooks and case studies in six categories, from Beginner to Expert. You can browse all of it; downloads need an account.',
      es: 'La biblioteca de recursos tiene guías, videos y plantillas en seis categorías. Se descargan con una cuenta.',
      links: [pages.resources],
    }),
  },
  {
    id: 'signup',
    answer: () => ({
      text: `Choose a plan and create an account on the signup page; it starts with a ${terms.trial}, ${terms.card}. Or begin with the free audit.`,
      es: 'Elige un plan y crea tu cuenta en la página de registro; empieza con la prueba gratis, sin tarjeta. O pide primero la auditoría gratis.',
      links: [pages.signup, pages.audit],
    }),
  },
  {
    id: 'login',
    answer: ({ site }) => ({
      text: `Sign in on the dashboard page. If you forgot your password, ask there for a link to set a new one. On the dashboard you also change your details and your plan, download your data or delete the account. I can't see accounts myself; for help with yours, write to ${site.email} or call ${site.phone}.`,
      es: `Inicia sesión en la página del panel. Si olvidaste tu contraseña, pide allí un enlace para restablecerla. En el panel también cambias tus datos y tu plan, o borras la cuenta. Yo no puedo ver cuentas; para ayuda con la tuya, escribe a ${site.email} o llama al ${site.phone}.`,
      links: [pages.dashboard, pages.support],
    }),
  },
];
