import { claims } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';

/** `is this only for restaurants` */
export const onlyFor = /\b(only|exclusively|solo|solamente|nada mas)\b/;

/** `is it too early for us`: no more than it is only for others. */
const notForAll = new RegExp(
  `${onlyFor.source}|\\btoo (small|new|early|big|late|old|tiny|niche)\\b`,
);

/** What the agent does, for which businesses, and with what results. */
export const agentFacts: FactsOf = () => [
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
    when: [
      /\b(plain|simple|simply|layman\w*|grandma\w*|grandpa\w*|grandmother|mother|mom|kid|child|five|5|dumb(ed)? (it|that|this|down)|dummy|dummies|normal|ordinary|everyday|english|abuel\w+|sencillo|sencillas|simples?|peras)\b/,
      /\b(explain|explica\w*|tell|what|agent|agente|terms|words|palabras|mean\w*|like)\b/,
    ],
    yes: true,
    en: 'It’s software that does your weekly marketing for you: it writes your posts, helps people near you find you on Google, and shows you who got in touch.',
    es: 'Es un programa que hace el marketing de tu negocio cada semana: escribe tus publicaciones, ayuda a que la gente de tu zona te encuentre en Google y te muestra quién te contactó.',
    page: 'agents',
  },
  {
    id: 'agent.six-jobs',
    subjects: ['agent', 'other-services', 'content'],
    when: [
      /\b(six|6|seis|jobs|tasks|trabajos|tareas)\b/,
      /\b(jobs?|tasks?|things|which|what|list|do|does|trabajos|tareas|cuales|que)\b/,
    ],
    list: true,
    en: 'The six jobs are blog posts, social posts, keyword tracking and local SEO, your Google Business Profile, calls and forms in one list, and a weekly report in your dashboard.',
    es: 'Las seis tareas son el blog, las redes sociales, las palabras clave y el SEO local, tu perfil de Google, una lista con las llamadas y los formularios, y un reporte semanal en tu panel.',
    page: 'features',
  },
  {
    id: 'agent.on-duty',
    subjects: ['agent', 'social', 'hours'],
    when: [
      /\b(weekends?|holidays?|sundays?|nights?|24\/7|always|vacation|sick|fines? de semana|feriados?|noche|domingos?)\b/,
      /\b(agent|post|posts|posting|publish\w*|work|run|runs|it|agente|publica\w*|trabaja)\b/,
    ],
    yes: true,
    en: 'The agent is on duty 24/7, Sundays and holidays included: it is never sick or busy, and keeps running when you have no time to post.',
    es: 'El agente trabaja 24/7, domingos y feriados incluidos: nunca se enferma ni está ocupado, y sigue publicando cuando tú no tienes tiempo.',
    page: 'how',
  },
  {
    id: 'agent.schedule',
    subjects: ['agent', 'content', 'social'],
    when: [
      /\b((on|own|its|posting|set|fixed) schedules?|scheduled|autopilot|(runs?|works?|posts?) (automatically|on its own|by itself|without me)|piloto automatico|programad\w+|(trabaja|funciona|publica) sol[oa])\b/,
    ],
    yes: true,
    en: 'Each of the agent’s jobs runs on its own schedule, as often as your plan says, and every post, update and keyword check shows in your dashboard.',
    es: 'Cada tarea del agente corre sola, con la frecuencia de tu plan, y en tu panel ves cada publicación, cada novedad y cada revisión de palabras clave.',
    page: 'home',
  },
  {
    id: 'agent.week',
    subjects: ['agent', 'social', 'blogs', 'google-business', 'keywords'],
    when: [
      /\b((a|typical|whole|normal) week|each day|every day of|day by day|day to day|(una|la) semana|cada dia|dia a dia)\b/,
      /\b(look|looks|through|do|does|happens|routine|like|hace|como|pasa)\b/,
    ],
    list: true,
    en: 'On the Pro plan the agent publishes a blog post on Mondays at 8:00 AM, a social post every day at 7:15 AM and a Google update four days a week at 9:30 AM; on Thursdays at 6:00 AM it checks where you and your competitors rank, calls and forms are listed every day at any hour, and the report comes on Sundays at 6:00 PM.',
    es: 'Con el plan Pro el agente publica un artículo de blog los lunes a las 8:00 AM, una publicación en redes cada día a las 7:15 AM y una novedad en Google cuatro días por semana a las 9:30 AM; los jueves a las 6:00 AM revisa en qué posición están tú y tu competencia, las llamadas y los formularios se anotan todos los días a cualquier hora, y el reporte llega los domingos a las 6:00 PM.',
    page: 'how',
  },
  {
    id: 'agent.news',
    subjects: ['content', 'agent', 'social', 'google-business'],
    when: [
      /\b(news|announce\w*|sales?|events?|specials?|listings?|promos?|promotions?|raffles?|fundraisers?|new arrivals|open house|job openings?|closing early|close early|new (product|dish|item|menu|service)|noticias?|novedad\w*|oferta|anunci\w+|evento)\b/,
      /\b(tell|send|post|announce|share|message|put|get|spread|publica\w*|envi\w+|mand\w+|decir\w*|avis\w+)\b/,
    ],
    yes: true,
    en: 'Send the agent your news in one message, and it posts it everywhere your customers look, and does its weekly jobs in between.',
    es: 'Mándale al agente tus novedades en un mensaje y él las publica en todos los lugares donde te buscan tus clientes, además de hacer sus tareas de la semana.',
    page: 'agents',
  },
  {
    id: 'agent.improves',
    subjects: ['agent', 'company', 'content'],
    when: [
      /\b(improv\w+|get(s|ting)? (better|smarter)|over time|test (it|changes|every)|(use|try|test) it yoursel\w+|(your|our) own (posts|marketing)|mejora\w*|con el tiempo|prueban)\b/,
    ],
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
    when: [
      /\b(when|how (soon|long|fast|quick\w*)|days|weeks|months|see results|cuando|cuanto (tiempo|tarda)|dias|meses|rapido|tarda)\b/,
      /\b(results?|see|seeing|notice|difference|customers?|clients?|leads?|calls?|pa(y|id|ys)( for itself)?|work|works|effect|resultados?|veo|ver|nota\w*|clientes|llamadas)\b/,
    ],
    en: `We aim for first results in ${claims.agentResultsDays} days, depending on your market: by then you have a month of posts, rankings and calls to judge by.`,
    es: `La meta es tener los primeros resultados en ${claims.agentResultsDays} días, según tu mercado: para entonces ya tienes un mes de publicaciones, posiciones y llamadas para juzgar.`,
    page: 'agents',
  },
  {
    id: 'results.leads',
    subjects: ['roi', 'lead-generation'],
    when: [
      /\b(leads?|customers|calls|clients|clientes|llamadas)\b/,
      /\b(how (many|much)|more|increase|expect|up|percent|cuant\w+|mas|aument\w+)\b|%/,
    ],
    en: `Leads can rise by up to ${claims.leadsUpPercent}%, which is a maximum and not a promise.`,
    es: `Los clientes potenciales pueden subir hasta un ${claims.leadsUpPercent}%; es un máximo, no una promesa.`,
    page: 'agents',
  },
  {
    id: 'results.promise',
    subjects: ['roi', 'guarantee', 'seo'],
    when: [
      /^(?!.*\b(30|thirty|money.?back|refund\w*|treinta|reembols\w+|devol\w+)\b).*\b(guarant\w+|promis\w+|certain|sure|assur\w+|garanti\w+|promet\w+|asegur\w+)\b/,
      /\b(results?|rank\w*|leads?|customers?|clients?|patients?|calls?|sales|business|first|number|top|google|page|work|roi|traffic|resultados?|clientes|pacientes|ventas|primer\w*|posicion)\b/,
    ],
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
