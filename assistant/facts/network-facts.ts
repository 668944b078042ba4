import type { Fact, FactsOf } from './fact.ts';

/** What goes on each social network: its name and what the site says. */
const networks: readonly (readonly [string, string, string])[] = [
  [
    'Facebook',
    'events, opening hours and answers in neighborhood groups',
    'eventos, horarios y respuestas en grupos del barrio',
  ],
  [
    'Instagram',
    'your photos with a caption people read to the end',
    'tus fotos con un texto que se lee hasta el final',
  ],
  [
    'LinkedIn',
    'what offices in Tysons and downtown order from you',
    'lo que te piden las oficinas de Tysons y del centro',
  ],
  [
    'Twitter',
    'short news: sold out, just in, open late tonight',
    'noticias cortas: agotado, recién llegado, hoy abrimos hasta tarde',
  ],
];

/** What the agent posts on each network. */
export const networkFacts: FactsOf = () =>
  networks.map(
    ([name, en, es]): Fact => ({
      id: `social.on-${name.toLowerCase()}`,
      yes: true,
      subjects: ['social', 'content'],
      en: `On ${name} it posts ${en}.`,
      es: `En ${name} publica ${es}.`,
      page: 'social',
    }),
  );
