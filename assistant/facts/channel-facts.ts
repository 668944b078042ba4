import { claims } from '../../app/facts/site.ts';
import { lexicons } from '../understand/lexicons.ts';
import type { FactsOf } from './fact.ts';

/** Search, Google, leads, reports and ads. */
export const channelFacts: FactsOf = (site) => [
  {
    id: 'seo.steps',
    subjects: ['seo'],
    yes: true,
    en: 'SEO automation runs in five steps: audit, strategy, content, technical optimization and monitoring.',
    es: 'La automatización de SEO tiene cinco pasos: auditoría, estrategia, contenido, optimización técnica y seguimiento.',
    page: 'seo',
  },
  {
    id: 'seo.first-page',
    subject: 'results',
    subjects: ['seo', 'roi'],
    when: [
      /\b(first page|page (one|1)|rank\w*|top of|number one|#1|primera pagina|posicion\w*|90)\b/,
    ],
    en: `Our SEO page claims the first page in ${claims.firstPageDays} days; it’s an aim, not a guarantee.`,
    es: `Nuestra página de SEO habla de la primera página en ${claims.firstPageDays} días; es una meta, no una garantía.`,
    page: 'seo',
  },
  {
    id: 'seo.technical',
    subjects: ['seo', 'builder'],
    when: [
      /\b(technical|broken|links?|speed|slow|titles?|fix\w*|errors?|tecnic\w+|rotos?|velocidad|lent\w+|arregl\w+)\b/,
    ],
    yes: true,
    en: 'Every week the agent finds broken links, slow pictures and missing titles, and fixes them or puts them on your list, so that the pages can rank.',
    es: 'Cada semana el agente busca enlaces rotos, imágenes lentas y títulos que faltan, y los arregla o los pone en tu lista, para que las páginas suban.',
    page: 'seo',
  },
  {
    id: 'seo.town-pages',
    subjects: ['seo', 'keywords', 'content'],
    when: [
      /\b(landing pages?|(pages?|paginas?) (for|para|por) (each|my|our|every|the|cada|mis)|(town|local|location|city) pages?|each town|per town|cada ciudad)\b/,
    ],
    yes: true,
    en: 'Town by town the agent finds the searches worth winning, and writes pages and posts for them, with titles, descriptions and text that name the place and the job.',
    es: 'Ciudad por ciudad, el agente encuentra las búsquedas que vale la pena ganar y escribe páginas y artículos para ellas, con títulos, descripciones y textos que nombran el lugar y el servicio.',
    page: 'seo',
  },
  {
    id: 'seo.insights-show',
    subjects: ['seo', 'dashboard', 'plan'],
    when: [
      /\b(insights?|analisis)\b/,
      /\b(what (is|are|do|does)|means?|shows?|tells?|explain|que (es|son|muestran?)|significan?)\b/,
    ],
    en: 'SEO insights show what moved, why it moved, and what the agent will do about it next week.',
    es: 'El análisis de SEO muestra qué cambió, por qué cambió y qué hará el agente la semana siguiente.',
    page: 'seo',
  },
  {
    id: 'keywords.weekly',
    subjects: ['keywords', 'seo'],
    when: [
      /\b(how often|weekly|each week|every week|daily|check\w*|cada cuanto|semana\w*|revis\w+)\b/,
    ],
    yes: true,
    en: 'Your keywords are checked every week in the towns you serve, and the agent writes for the ones that lag and works more on pages that slip.',
    es: 'Tus palabras clave se revisan cada semana en las ciudades que atiendes, y el agente escribe para las que se quedan atrás y trabaja más en las páginas que bajan.',
    page: 'seo',
  },
  {
    id: 'google.keeps',
    subjects: ['google-business'],
    yes: true,
    en: 'The agent keeps your Google Business Profile current on every plan: hours, holiday hours, new services and weekly updates.',
    es: 'El agente mantiene al día tu perfil de Google en todos los planes: horario, feriados, servicios nuevos y novedades semanales.',
    page: 'agents',
  },
  {
    id: 'google.holidays',
    subjects: ['google-business'],
    when: [/\b(holidays?|hours|horarios?|feriados?|festivos?)\b/],
    yes: true,
    en: 'The agent keeps the right hours on your Google profile, and sets holiday hours before the holiday, so that nobody drives to a locked door.',
    es: 'El agente mantiene el horario correcto en tu perfil de Google y pone el de los feriados antes del feriado, para que nadie llegue a una puerta cerrada.',
    page: 'how',
  },
  {
    id: 'leads.list',
    subjects: ['lead-generation'],
    yes: true,
    en: 'The agent puts each call and form into one list, with the page it came from: you see who asked, for what, and which post or search brought them.',
    es: 'El agente reúne cada llamada y formulario en una lista, con la página de donde vino: ves quién preguntó, qué pidió y qué publicación o búsqueda lo trajo.',
    page: 'features',
  },
  {
    id: 'dashboard.shows',
    subjects: ['dashboard'],
    yes: true,
    en: 'Your dashboard shows what went out, where you rank, how many people you reach and who got in touch.',
    es: 'Tu panel muestra lo publicado, en qué posición estás, a cuántas personas llegas y quién te contactó.',
    page: 'features',
  },
  {
    id: 'dashboard.best-posts',
    subjects: ['dashboard', 'social', 'roi'],
    when: [
      /\b(posts?|publicacion\w*)\b/,
      /\b(calls?|likes?|best|worked|perform\w*|brought|bring|llamadas|me gusta|mejor(es)?|funcion\w+)\b/,
      /\b(which|what|see|show|know|tell|cual(es)?|que|ver|saber)\b/,
    ],
    yes: true,
    en: 'Your dashboard shows which posts brought calls and which only brought likes, and we do more of what brings calls and drop what doesn’t.',
    es: 'Tu panel muestra qué publicaciones trajeron llamadas y cuáles solo «me gusta», y hacemos más de lo que trae llamadas y dejamos lo que no.',
    page: 'social',
  },
  {
    id: 'reports.sunday',
    subjects: ['dashboard'],
    when: [/\b(week|weekly|sunday|when|which day|semana\w*|domingo|cuando)\b/],
    yes: true,
    en: 'Every Sunday at six a one-page report sums up the week; the dashboard is there every day.',
    es: 'Cada domingo a las seis un informe de una página resume la semana; el panel está siempre.',
    page: 'features',
  },
  {
    id: 'integrations.ask',
    subjects: ['integrations'],
    when: [new RegExp(`\\b(${lexicons.system}|pos)\\b`)],
    en: `I don’t know whether yours can be connected: custom integrations are part of Dominate, so please ask at ${site.email}.`,
    es: `No sé si la tuya se puede conectar: las integraciones a medida son parte de Dominate; pregunta a ${site.email}.`,
    page: 'signup',
  },
  {
    id: 'ads.budget',
    subjects: ['ads', 'price', 'setup-fee'],
    when: [
      /\b(ads?|advertising|google|facebook|anuncios?|publicidad)\b/,
      /\b(budget|spend|spending|per click|google charges|on top|presupuesto|gasto|gastar)\b/,
    ],
    en: `The site doesn’t say what the ads themselves cost; please ask at ${site.email}.`,
    es: `El sitio no dice cuánto cuestan los anuncios en sí; pregunta a ${site.email}.`,
    page: 'contact',
  },
];
