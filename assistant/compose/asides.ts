import { capitalize } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import type { State } from '../state.ts';
import { officeTime } from '../understand/clock.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { anyAsks } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/** Probability of a complaint from which the rest of a message is one. */
const minTrouble = 0.3;

/** Answers what a visitor says beside the subject: that they are a customer, or that they'll be back. */
export function aside(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, language, questions, contact } = meaning;
  if (contact.email || contact.phone) return undefined;
  const talk = (variants: Variants): Answer => ({
    kind: 'talk',
    text: fresh(variants, language, state),
    links: [],
  });
  const rest = folded.replace(isCustomer, ' ').replace(onPlan, ' ');
  if (
    rest !== folded &&
    before.subject !== 'complaint' &&
    !isTrouble(rest, knowledge) &&
    !isTrouble(folded, knowledge) &&
    !anyAsks([rest])
  )
    return talk(welcome(meaning));
  if (isCheer.test(folded)) return talk(cheer);
  const { next, isOpen } = officeTime(knowledge.now);
  if (!isOpen && asksOnlyWhen.test(folded) && tellsAway.test(before.replies.at(-1) ?? ''))
    return {
      ...talk([{ en: `${capitalize(next.en)} EST.`, es: `${capitalize(next.es)}.` }]),
      kind: 'clock',
    };
  if (anyAsks(questions)) return undefined;
  if (isAway.test(folded) && !isTrouble(folded.replace(isAway, ' '), knowledge))
    return talk(mishap.test(folded) ? awayWithTrouble : away);
  return undefined;
}

const isTrouble = (text: string, { complaints }: Knowledge) =>
  /\p{L}{2,} \p{L}{2,}/u.test(text) &&
  complaints.probability(text.replace(/\s+/g, ' ').trim()) > minTrouble;

/** `I'm a customer of yours`, `yo ya soy cliente` */
const isCustomer =
  /\b(?:i'?m|im|i am|we'?re|we are) (?:already |now |actually )?(?:(?:a|an|one of) )?(?:your |ur )?(?:existing |current |paying |longtime )?(?:customers?|clients?|subscribers?)\b(?: (?:of yours|already|actually|here))*|\b(?:(?:yo )?(?:ya )?soy|(?:ya )?somos) clientes?\b(?: de ustedes| suy[oa])?/;
/** `im on pro already`, `ya tengo el de 497`: without `already` it could be a wish. */
const onPlan =
  /\b(?:i'?m|im|i am|we'?re|we are) (?:(?:already|actually) on|on)(?: the| your)? (?:starter|pro|growth|dominate|enterprise)(?: plan| one)?(?: already| actually)+|\b(?:i'?m|im|i am|we'?re|we are|i|we) already (?:on|have|got|pay for|use|subscribe to|signed up for)(?: the| your| ur)? (?:starter|pro|growth|dominate|enterprise)(?: plan| one)?\b(?: actually)?|\bya (?:tengo|tenemos|estoy en|estamos en|pago|pagamos|uso)(?: el| su)?(?: plan)?(?: de)? (?:starter|pro|growth|dominate|enterprise|297|497|997)\b(?: con ustedes)?/;

const welcome = ({ plans: [plan] }: Meaning): Variants => {
  const name = plan ? ` on ${marketingName[plan]}` : '';
  const nameEs = plan ? ` con ${marketingName[plan]}` : '';
  return [
    {
      en: `Good to have you with us${name}. How can I help? If something isn’t as it should be, tell me and I’ll open a form to our team.`,
      es: `Qué bueno tenerte con nosotros${nameEs}. ¿En qué te ayudo? Si algo no está como debe, dímelo y te abro un formulario para nuestro equipo.`,
    },
    { en: 'Thanks for telling me. How can I help?', es: 'Gracias por decirlo. ¿En qué te ayudo?' },
  ];
};

/** `brb`, at the end of what happened. */
const isAway =
  /\b(?:brb|be right back|bbl|afk|back in a (?:sec|bit|minute|min|few)|(?:hold on|one sec|gimme a (?:sec|min|minute))|ahorita (?:vuelvo|regreso)|ya vuelvo|ahora vuelvo|regreso en un (?:rato|momento))\b\W*$/;
/** What happens at home or in the shop, and to whom. */
const mishap =
  /\b(?:dog|cat|puppy|kitten|pet|kid|kids|son|daughter|baby|toddler|perr[oa]|gat[oa]|hij[oa]|bebe|nin[oa])\b.*\b(?:ate|swallowed|spilled|broke|fell|threw up|puked|bit|hurt|crying|sick|comio|trago|tiro|rompio|cayo|vomito|llora\w*)\b/;
const away: Variants = [
  { en: 'No rush, I’m here when you’re back.', es: 'Sin prisa: aquí estoy cuando vuelvas.' },
];
const awayWithTrouble: Variants = [
  {
    en: 'Oh no, I hope all is well. I’m here when you’re back.',
    es: 'Ay, ojalá no sea nada. Aquí estoy cuando vuelvas.',
  },
];

/** `ok when`, after our team was said to be away. */
const asksOnlyWhen = /^(?:(?:ok|okay|and|so|y|pues|then)[ ,]+)*(?:when|when then|cuando)\W*$/;
const tellsAway = /\b[Oo]ur team is back|equipo (?:vuelve|atiende de nuevo)/;
/** `go caps` */
const isCheer =
  /^(?:(?:ok|lol|haha|and|hey)[ ,]+)*(?:go|hail to the|let'?s go|vamos|arriba)(?: the| los)? (?:commanders|nats|nationals|caps|capitals|ravens|wizards|orioles|united|mystics|hoyas|terps)\W*$/;
const cheer: Variants = [
  { en: 'Ha, go team! What else can I tell you?', es: '¡Vamos! ¿Qué más quieres saber?' },
];
