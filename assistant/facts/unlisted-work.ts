import type { Unlisted } from './unlisted-company.ts';

/** What visitors ask of the agent's work and the site doesn't say, by the end of the fact's id. */
export const unlistedWork: Readonly<Record<string, Unlisted>> = {
  'new-pages': {
    en: 'if we set up new pages or profiles for you',
    es: 'si creamos páginas o perfiles nuevos para ti',
    subject: 'platforms',
  },
  stories: {
    en: 'if the agent makes stories, carousels or live videos',
    es: 'si el agente hace historias, carruseles o videos en vivo',
    subject: 'platforms',
  },
  recovery: {
    en: 'if we create, claim, verify or recover a page or profile for you',
    es: 'si creamos, reclamamos, verificamos o recuperamos una página o un perfil',
    subject: 'google',
  },
  'counts-texts': {
    en: 'if text messages are counted as well',
    es: 'si también se cuentan los mensajes de texto',
    subject: 'leads',
  },
  'review-requests': {
    en: 'if the agent asks your customers for reviews',
    es: 'si el agente les pide reseñas a tus clientes',
    subject: 'reviews',
  },
  'review-removal': {
    en: 'if reviews can be removed',
    es: 'si se pueden quitar reseñas',
    subject: 'reviews',
  },
  export: {
    en: 'if reports can be printed or exported',
    es: 'si los informes se pueden imprimir o exportar',
    subject: 'reports',
  },
  'audit-again': {
    en: 'if you can have a second audit',
    es: 'si puedes pedir otra auditoría',
    subject: 'audit',
  },
  'store-payments': {
    en: 'which payments your online store takes',
    es: 'qué pagos acepta tu tienda en línea',
    subject: 'store',
  },
  code: {
    en: 'if you can get at the code of your site',
    es: 'si puedes ver el código de tu sitio',
    subject: 'website',
  },
  migration: {
    en: 'if an old site can be moved into the builder',
    es: 'si un sitio viejo se puede pasar al creador',
    subject: 'website',
  },
  'own-blog': {
    en: 'how often our own blog has new posts',
    es: 'cada cuánto hay artículos nuevos en nuestro blog',
    subject: 'blog-page',
  },
  regulated: {
    en: 'if we work with that kind of business',
    es: 'si trabajamos con ese tipo de negocio',
    subject: 'agent',
  },
  'brand-look': {
    en: 'if posts can have your colors and logo',
    es: 'si las publicaciones pueden llevar tus colores y tu logotipo',
    subject: 'social',
  },
  'local-service-ads': {
    en: 'of Google’s local services ads',
    es: 'de los anuncios de servicios locales de Google',
    subject: 'ads',
  },
  'google-questions': {
    en: 'if the agent answers questions on your Google profile',
    es: 'si el agente responde preguntas en tu perfil de Google',
    subject: 'google',
  },
  reputation: {
    en: 'if bad results about you can be pushed down',
    es: 'si se pueden bajar resultados malos sobre ti',
    subject: 'reviews',
  },
  'site-languages': {
    en: 'in which languages a site from the builder can be',
    es: 'en qué idiomas puede estar un sitio del creador',
    subject: 'website',
  },
  reuse: {
    en: 'if texts are used for more than one business',
    es: 'si los textos se usan para más de un negocio',
    subject: 'control',
  },
  'video-edit': {
    en: 'if the agent edits videos',
    es: 'si el agente edita videos',
    subject: 'platforms',
  },
  'ai-search': {
    en: 'if ChatGPT and the like come to recommend you',
    es: 'si ChatGPT y otros llegan a recomendarte',
    subject: 'seo',
  },
  'competitor-count': {
    en: 'how many competitors are watched',
    es: 'a cuántos competidores se les da seguimiento',
    subject: 'competitors',
  },
  'calls-out': {
    en: 'of an agent that makes phone calls',
    es: 'de un agente que haga llamadas',
  },
  chatbot: {
    en: 'of a chat for your own website',
    es: 'de un chat para tu sitio',
  },
};
