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
    es: `Respondo en español e inglés; para los idiomas del equipo y de tu agente, pregunta a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'chat.automated',
    subjects: ['bot'],
    yes: true,
    opposite: /\b(human|person|real|live|alive|humano|persona|alguien)\b/,
    en: 'I’m the site’s automated AI assistant, not a person, and pass you on to one if you ask.',
    es: 'Soy el asistente automático con IA del sitio, no una persona, y te paso con una si la pides.',
    page: 'support',
  },
  {
    id: 'resources.library',
    subjects: ['resources'],
    yes: true,
    en: 'The resources library has guides, videos, templates, playbooks and case studies, from Beginner to Expert.',
    es: 'La biblioteca de recursos tiene guías, videos, plantillas y casos, de principiante a experto.',
    page: 'resources',
  },
  {
    id: 'resources.download',
    subjects: ['resources'],
    when: [/\b(download\w*|free|cost|account|access|sign up|gratis|descarg\w+|cuenta|cuesta)\b/],
    yes: true,
    en: 'Anyone can browse the resources; downloads need an account.',
    es: 'Cualquiera puede ver los recursos; para descargarlos hace falta una cuenta.',
    page: 'resources',
  },
];
