import { resourceCategories } from '../../app/facts/resource-categories.ts';
import { list } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';

/** This site: its chat and its resources library. */
export const siteFacts: FactsOf = (site) => [
  {
    id: 'chat.languages',
    subjects: ['spanish'],
    yes: true,
    opposite:
      /\b(vietnamese|chinese|mandarin|cantonese|korean|japanese|french|german|italian|portuguese|arabic|amharic|hindi|urdu|bengali|farsi|persian|tagalog|russian|creole|frances|portugues|chino|coreano|arabe|ruso)\b/,
    en: `I answer in English and Spanish; for the languages of our team and your agent, please ask at ${site.email}.`,
    es: `Respondo en español y en inglés; para saber qué idiomas usan el equipo y tu agente, escríbenos a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'agent.languages',
    admits: true,
    subjects: ['spanish', 'content'],
    en: `I don’t know in which languages the agent writes: the site doesn’t say, so please ask at ${site.email}.`,
    es: `No sé en qué idiomas escribe el agente: el sitio no lo dice; escríbenos a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'chat.automated',
    subjects: ['bot'],
    yes: true,
    opposite: /\b(human|person|real|live|alive|humano|persona|alguien)\b/,
    en: 'I’m the site’s automated AI assistant, not a person, and pass you on to one if you ask.',
    es: 'Soy el asistente automático con IA del sitio, no una persona; si quieres hablar con alguien del equipo, te paso.',
    page: 'support',
  },
  {
    id: 'blog-page.where',
    subjects: ['blogs', 'resources'],
    yes: true,
    en: 'Our own blog is on the blog page of this site.',
    es: 'Nuestro propio blog está en la página «Blog» de este sitio.',
    page: 'blog',
  },
  {
    id: 'blog-page.open',
    subjects: ['blogs', 'resources', 'login'],
    yes: true,
    opposite: /\b(need|have to|gotta|got to|must|do i|tengo que|hay que|necesito)\b/,
    en: 'Anyone can read the blog on this site, without an account.',
    es: 'Cualquiera puede leer el blog de este sitio, sin tener una cuenta.',
    page: 'blog',
  },
  {
    id: 'resources.library',
    subjects: ['resources'],
    yes: true,
    en: 'The resources library has guides, videos, templates, playbooks and case studies, from Beginner to Expert.',
    es: 'La biblioteca de recursos tiene guías, videos, plantillas y casos de estudio, de principiante a experto.',
    page: 'resources',
  },
  {
    id: 'resources.free',
    subjects: ['resources', 'builder'],
    yes: true,
    opposite: /\b(costs?|pay|cuestan?|pagar)\b/,
    en: 'The resources library has guides, videos and templates: anyone can browse them, and downloads need an account.',
    es: 'La biblioteca de recursos tiene guías, videos y plantillas: cualquiera puede verlos, y para descargarlos necesitas una cuenta.',
    page: 'resources',
  },
  {
    id: 'resources.length',
    subjects: ['resources'],
    en: 'The resources take from 5 minutes to 2 hours each.',
    es: 'Cada recurso toma de 5 minutos a 2 horas.',
    page: 'resources',
  },
  {
    id: 'resources.categories',
    subjects: ['resources'],
    en: `There are ${resourceCategories.length} categories of resources: ${list(resourceCategories.map(({ title }) => title.toLowerCase()))}.`,
    es: `Hay ${resourceCategories.length} categorías de recursos: primeros pasos, estrategias, tutoriales, herramientas, casos de estudio y nivel avanzado.`,
    page: 'resources',
  },
  {
    id: 'support.form',
    subjects: ['plan-support', 'contact'],
    en: 'The support form asks for your name, email, a subject and a message, and you choose a priority: low, normal, high or urgent.',
    es: 'El formulario de soporte pide nombre, correo, asunto y mensaje, y eliges una prioridad: baja, normal, alta o urgente.',
    page: 'support',
  },
  {
    id: 'resources.download',
    subjects: ['resources'],
    yes: true,
    opposite: /\b(costs?|pay|cuestan?|pagar)\b/,
    en: 'Anyone can browse the resources; downloads need an account.',
    es: 'Cualquiera puede ver los recursos; para descargarlos necesitas una cuenta.',
    page: 'resources',
  },
];
