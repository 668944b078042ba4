/** Questions that offer a choice: `monthly or yearly?` All texts are folded. */

/**
 * Words of alternatives that exclude each other, in a question and in the facts: two of a row offer a
 * choice. A visitor's word, and what a fact says if it is so.
 */
const contrasts: readonly (readonly Contrast[])[] = [
  [
    option(/\b(daily|every day|diari[oa]s?)\b/),
    option(/\b(weekly|every week|semanal(es)?)\b/, /\b(week(ly)?|seman\w+)\b/),
    option(/\b(one.?time|just once|only once|una sola vez)\b/),
    option(
      /\b(monthly(?! (?:price|fee|cost|bill|payment|rate))|month to month|(a|per|each|every) month|mensual(es)?|al mes)\b/,
      /\b(month(ly)?|mes(es)?|mensual\w*)\b/,
    ),
    option(/\b(yearly|annual(ly)?|anual(es)?)\b/, /\b(year(ly)?|anual\w*)\b/),
  ],
  [
    option(/\b(phone|by call\w*|call(ing)?|telefono|llam\w+)\b/, /\b(phone|call|telefono|llama)\b/),
    option(
      /\b(online|on the (site|website)|dashboard|en linea|internet|panel)\b/,
      /\b(dashboard|panel|page|pagina)\b/,
    ),
    option(/\b(in person|en persona)\b/),
    option(/\b(e-?mail|correo)\b/),
  ],
  [
    option(
      /\b(human|(real )?person|someone|people|persona|humano)\b/,
      /\b(a person|people|persona)\b/,
    ),
    option(
      /\b(bot|robot|ai|machine|computer|automated|maquina)\b/,
      /\b(automated|agent|automatico|agente)\b/,
    ),
  ],
  [
    option(/\b(i|me|myself|we|yo|nosotros)\b/, /\b(you write|escribes)\b/),
    option(
      /\b(u|you|ya|yall|your (agent|team|people)|the agent|it|they|ustedes|el agente)\b/,
      /\b(your agent|the agent|agente)\b/,
    ),
  ],
  [
    option(
      /\b(free|included|gratis|incluid\w+)\b/,
      /\b(free|every plan|nothing|gratis|todos los planes|nada)\b/,
    ),
    option(
      /\b(extra|separate(ly)?|charge[ds]?|costs?|paid|pay|fees?|aparte|cobr\w+|cuesta|paga)\b/,
      /\b(charged?|costs|extra|cobra|cuesta)\b/,
    ),
  ],
  [
    option(
      /\b(right away|immediately|now|instantly|today|at once|same day|de inmediato|enseguida|hoy|ya)\b/,
      /\b(immediately|inmediato)\b/,
    ),
    option(
      /\b(later|next (month|cycle|bill\w*)|end of (the )?(month|cycle|period)|afterwards|el (proximo|siguiente) (mes|ciclo)|despues|al final)\b/,
      /\b(next billing cycle|end of the current|siguiente ciclo|final del)\b/,
    ),
  ],
  [
    option(
      /\b(weekdays?|monday|during the week|entre semana|lunes)\b/,
      /\b(monday to friday|lunes a viernes)\b/,
    ),
    option(
      /\b(weekends?|saturdays?|sundays?|every day|7 days|fines? de semana|sabados?|domingos?)\b/,
      /\b(weekends?|fines de semana)\b/,
    ),
  ],
  [
    option(/\b(per|each|por|a) (user|seat|person|head|employee|usuario|persona|empleado)\b/),
    option(
      /\b(per|each|por) (company|business|account|empresa|negocio)\b/,
      /\b(for your company|por empresa)\b/,
    ),
    option(/\b(per|each|por) (location|store|shop|site|local|tienda)\b/),
    option(/\b(flat|fijo)\b/, /\b(flat|fijo)\b/),
  ],
];

interface Contrast {
  asked: RegExp;
  stated: RegExp;
}

function option(asked: RegExp, stated = asked): Contrast {
  return { asked, stated };
}

/** The alternatives of a question, as it names them; undefined if it offers no choice. */
export function alternativesIn(sentence: string): readonly [string, string] | undefined {
  const text = sentence.replace(/[¿?¡!.]/g, ' ').trim();
  const parts = /^(.*?\S)[, ]+(?:or|o|vs) (.+)$/.exec(text);
  const [, left = '', right = ''] = parts ?? [];
  if (!parts || idle.test(right)) return undefined;
  if (sameForm.test(text) || endsAlike(left, right)) return [left, right];
  // `do you write it or do I`
  if (asksTwice.test(right) && /\b(do|does|is|are|can|will)\b/.test(left)) return [left, right];
  const offers = contrasts.some((row) => {
    const [a, b] = [left, right].map((side) => row.findIndex(({ asked }) => asked.test(side)));
    return a !== undefined && b !== undefined && a >= 0 && b >= 0 && a !== b;
  });
  return offers ? [left, right] : undefined;
}

/** `or not`, `or anything`: no other choice. */
const idle =
  /^(not|no|what|whatever|so|more|less|else|any\w*|some\w*|such|nothing|am i|algo|nada|mas|menos|que|otr[oa]s?)\b/;

/** `like me or like a robot` */
const sameForm =
  /\b(day|week|month|year|dia|mes) (\S+ ){1,2}(or|o) (day|week|month|year|dia|mes)\b|\b(like|by|with|in|for|as|como|por|con|en) (\S+ ){1,3}(or|o) (like|by|with|in|for|as|como|por|con|en)\b/;

const asksTwice = /^(do|does|is|are|can|will|should) (i|you|u|we|it|they|the)\b/;

/** `10 or 25 keywords`, `Starter or Pro`, `DC or Virginia`: the words beside `or` are of one kind. */
function endsAlike(left: string, right: string): boolean {
  const [last = ''] = /\S+$/.exec(left) ?? [];
  const [first = ''] = /^(?:(?:the|in|on|el|la|en) )?\S+/.exec(right) ?? [];
  return kinds.some(
    (kind) => kind.test(last) && kind.test(first.replace(/^(the|in|on|el|la|en) /, '')),
  );
}

const kinds = [
  /^\$?\d+$/,
  /^(starter|growth|pro|dominate|enterprise|cheapest|smallest|biggest|middle)$/,
  /^(dc|virginia|maryland|nova|arlington|baltimore|alexandria|fairfax|bethesda)$/,
];

/**
 * Which alternative a fact states, if it states one and not the other; what follows `no` it denies.
 * @param fact its sentence, folded. @returns the alternative, and how the question names it if the fact doesn't.
 */
export function chosen(
  [left, right]: readonly [string, string],
  fact: string,
): { index: 0 | 1; name?: string | undefined } | undefined {
  const claims = fact.replace(denials, ' ');
  const denied = fact.match(denials)?.join(' ') ?? '';
  for (const row of contrasts) {
    const [a, b] = [left, right].map((side) => row.find(({ asked }) => asked.test(side)));
    if (!a || !b || a === b) continue;
    const [isA, isB] = [
      a.stated.test(claims) || b.asked.test(denied),
      b.stated.test(claims) || a.asked.test(denied),
    ];
    if (isA === isB) continue;
    const { asked } = isA ? a : b;
    const [named] = asked.test(claims) ? [] : (asked.exec(isA ? left : right) ?? []);
    // `who reads it, you or I` gets no `I`.
    return { index: isA ? 0 : 1, name: named && pronoun.test(named) ? undefined : named };
  }
  return undefined;
}

const pronoun = /^(?:i|me|myself|we|u|you|ya|yall|it|they|yo|nosotros|ustedes)$/;

const denials = /\b(?:no|not|without|closed|sin|cerramos|cerrado)\b[^.:;,]*/g;
