import type { Fact, FactsOf } from './fact.ts';

/** What goes on each social network: its name, an expression for it, and what the site says. */
const networks: readonly (readonly [string, RegExp, string, string])[] = [
  [
    'Facebook',
    /\bfacebook|fb\b/,
    'events, opening hours and answers in neighborhood groups',
    'eventos, horarios y respuestas en grupos del barrio',
  ],
  [
    'Instagram',
    /\b(instagram|insta|ig)\b/,
    'your photos with a caption people read to the end',
    'tus fotos con un texto que se lee hasta el final',
  ],
  [
    'LinkedIn',
    /\blinked ?in\b/,
    'what offices in Tysons and downtown order from you',
    'lo que te piden las oficinas de Tysons y del centro',
  ],
  [
    'Twitter',
    /\b(twitter|tweets?|tweet\w*)\b/,
    'short news: sold out, just in, open late tonight',
    'noticias cortas: agotado, recién llegado, hoy abrimos hasta tarde',
  ],
];

/** What the agent posts on each network. */
export const networkFacts: FactsOf = () =>
  networks.map(
    ([name, network, en, es]): Fact => ({
      id: `social.on-${name.toLowerCase()}`,
      subjects: ['social', 'content'],
      strict: true,
      when: [
        network,
        /^(?!.*\b(how (often|many)|times|hour|cuant\w+)\b).*\b(what (would|do|does|will|kinds?|sorts?|types?|stuff|goes|can|should)|which (kinds?|sorts?|posts)|kinds? of|sorts? of|goes on|stuff|que (publica|pone|va|tipo|clase))\b/,
      ],
      en: `On ${name} it posts ${en}.`,
      es: `En ${name} publica ${es}.`,
      page: 'social',
    }),
  );
