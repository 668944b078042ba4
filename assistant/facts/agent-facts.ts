import { claims } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';

/** `is this only for restaurants` */
export const onlyFor = /\b(only|exclusively|solo|solamente|nada mas)\b/;

/** `is it too early for us`: no more than it is only for others. */
const notForAll = new RegExp(
  `${onlyFor.source}|\\btoo (small|new|early|big|late|old|tiny|niche)\\b`,
);

/** What the agent does, for which businesses, and with what results. */
export const agentFacts: FactsOf = (site) => [
  {
    id: 'agent.does',
    subjects: ['agent'],
    yes: true,
    en: 'An AI marketing agent writes your blog and social posts, tracks your keywords, updates your Google Business Profile and shows the results in a dashboard.',
    es: 'Un agente de marketing con IA escribe tu blog y tus publicaciones, da seguimiento a tus palabras clave, actualiza tu perfil de Google y muestra los resultados en un panel.',
    page: 'agents',
  },
  {
    id: 'agent.plain',
    subjects: ['agent'],
    yes: true,
    en: 'It’s software that does your weekly marketing for you: it writes your posts, helps people near you find you on Google, and shows you who got in touch.',
    es: 'Es un programa que hace el marketing de tu negocio cada semana: escribe tus publicaciones, ayuda a que la gente de tu zona te encuentre en Google y te muestra quién te contactó.',
    page: 'agents',
  },
  {
    id: 'agent.six-jobs',
    subjects: ['agent', 'other-services', 'content'],
    list: true,
    en: 'The six jobs are blog posts, social posts, keyword tracking and local SEO, your Google Business Profile, calls and forms in one list, and a weekly report in your dashboard.',
    es: 'Las seis tareas son el blog, las redes sociales, las palabras clave y el SEO local, tu perfil de Google, una lista con las llamadas y los formularios, y un reporte semanal en tu panel.',
    page: 'features',
  },
  {
    id: 'agent.on-duty',
    subjects: ['agent', 'social', 'hours'],
    yes: true,
    en: 'The agent is on duty 24/7, Sundays and holidays included: it is never sick or busy, and keeps running when you have no time to post.',
    es: 'El agente trabaja 24/7, domingos y feriados incluidos: nunca se enferma ni está ocupado, y sigue publicando cuando tú no tienes tiempo.',
    page: 'how',
  },
  {
    id: 'agent.schedule',
    subjects: ['agent', 'content', 'social'],
    yes: true,
    en: 'Each of the agent’s jobs runs on its own schedule, as often as your plan says, and every post, update and keyword check shows in your dashboard.',
    es: 'Cada tarea del agente corre sola, con la frecuencia de tu plan, y en tu panel ves cada publicación, cada novedad y cada revisión de palabras clave.',
    page: 'home',
  },
  {
    id: 'agent.week',
    subjects: ['agent', 'social', 'blogs', 'google-business', 'keywords'],
    list: true,
    en: 'On the Pro plan the agent publishes a blog post on Mondays at 8:00 AM, a social post every day at 7:15 AM and a Google update four days a week at 9:30 AM; on Thursdays at 6:00 AM it checks where you and your competitors rank, calls and forms are listed every day at any hour, and the report comes on Sundays at 6:00 PM.',
    es: 'Con el plan Pro el agente publica un artículo de blog los lunes a las 8:00 AM, una publicación en redes cada día a las 7:15 AM y una novedad en Google cuatro días por semana a las 9:30 AM; los jueves a las 6:00 AM revisa en qué posición están tú y tu competencia, las llamadas y los formularios se anotan todos los días a cualquier hora, y el reporte llega los domingos a las 6:00 PM.',
    page: 'how',
  },
  {
    id: 'agent.news',
    subjects: ['content', 'agent', 'social', 'google-business'],
    yes: true,
    en: 'Send the agent your news in one message, and it posts it everywhere your customers look, and does its weekly jobs in between.',
    es: 'Mándale al agente tus novedades en un mensaje y él las publica en todos los lugares donde te buscan tus clientes, además de hacer sus tareas de la semana.',
    page: 'agents',
  },
  {
    id: 'agent.news-how',
    admits: true,
    subjects: ['content', 'agent', 'social'],
    en: `You send the agent your news in one message; the site doesn’t say if by text, by email or in the dashboard, so please ask at ${site.email}.`,
    es: `Le mandas al agente tus novedades en un mensaje; el sitio no dice si por texto, por correo o en el panel: pregunta a ${site.email}.`,
    page: 'agents',
  },
  {
    id: 'agent.news-speed',
    admits: true,
    subjects: ['content', 'social'],
    en: 'The site doesn’t promise a time: in its example, a message sent at 7:04 AM is on Google at 7:05 and on social media at noon.',
    es: 'El sitio no promete cuánto tarda: en su ejemplo, un mensaje de las 7:04 AM está en Google a las 7:05 y en redes al mediodía.',
    page: 'agents',
  },
  {
    id: 'agent.improves',
    subjects: ['agent', 'company', 'content'],
    yes: true,
    en: 'We keep improving the AI, week by week, and test every change on our own posts before it writes yours.',
    es: 'Mejoramos la IA semana a semana y probamos cada cambio en nuestras propias publicaciones antes de que escriba las tuyas.',
    page: 'about',
  },
  {
    id: 'agent.skills',
    subjects: ['skills'],
    yes: false,
    opposite:
      /^(?!.*\b(hard|difficult|complicated|tricky|dificil|complicado)\b).*\b(easy|simple|without|no (tech\w*|skills|experience)|(able to|can|could|would) (i |we |someone |anybody |somebody )?(\w+ )?(use|do|run|handle|manage)|facil|sencillo|sin|pued[oae]\w*)\b/,
    en: 'You need no technical skills, and there is nothing to install.',
    es: 'No necesitas saber de tecnología ni instalar nada.',
    page: 'how',
  },
  {
    id: 'results.results',
    subjects: ['roi'],
    en: `Up to ${claims.costsDownPercent}% lower costs and up to ${claims.leadsUpPercent}% more leads: those are maximums, not a promise for your business.`,
    es: `Hasta un ${claims.costsDownPercent}% menos de costos y hasta un ${claims.leadsUpPercent}% más de clientes potenciales: son máximos, no una promesa para tu negocio.`,
    page: 'agents',
  },
  {
    id: 'results.when',
    subjects: ['roi', 'setup-time'],
    en: `We aim for first results in ${claims.agentResultsDays} days, depending on your market: by then you have a month of posts, rankings and calls to judge by.`,
    es: `La meta es tener los primeros resultados en ${claims.agentResultsDays} días, según tu mercado: para entonces ya tienes un mes de publicaciones, posiciones y llamadas para juzgar.`,
    page: 'agents',
  },
  {
    id: 'results.leads',
    subjects: ['roi', 'lead-generation'],
    en: `Weekly posts, local SEO and your Google profile help people near you find you: leads can rise by up to ${claims.leadsUpPercent}%, which is a maximum and not a promise; your free audit says what to expect.`,
    es: `Las publicaciones, el SEO local y tu perfil de Google ayudan a que la gente de tu zona te encuentre: los clientes potenciales pueden subir hasta un ${claims.leadsUpPercent}%; es un máximo, no una promesa, y tu auditoría gratis te dice qué esperar.`,
    page: 'agents',
  },
  {
    id: 'results.promise',
    subjects: ['roi', 'guarantee', 'seo'],
    yes: false,
    en: 'Results aren’t guaranteed: the figures on our pages are maximums, and your free audit says what to expect.',
    es: 'Los resultados no están garantizados: las cifras de nuestras páginas son máximos, y tu auditoría gratis te dice qué puedes esperar.',
    page: 'agents',
  },
  {
    id: 'agent.industry',
    subjects: ['industry'],
    yes: true,
    opposite: notForAll,
    en: 'The agents are for small and mid-size local businesses, such as restaurants, shops, healthcare, real estate, automotive and home services.',
    es: 'Los agentes son para negocios locales pequeños y medianos, como restaurantes, tiendas, salud, bienes raíces, talleres mecánicos y servicios para el hogar.',
    page: 'agents',
  },
];
