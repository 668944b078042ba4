import type { Localized } from '../../app/facts/holidays.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence, isQuestion, isYesNo } from '../understand/questions.ts';
import type { Prediction } from '../understand/softmax.server.ts';
import { attack, outOfScope } from '../understand/training-data.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { phrases } from './phrases.ts';
import { namesOtherPrice, publishedPrices, realPrice } from './refusal.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/** What visitors chat about, and how we decline it; the first that matches counts. */
const topics: readonly (readonly [RegExp, Localized])[] = [
  [
    /\b(jokes?|knock,? knock|make me laugh|something funny|a pun|riddles?|chistes?|adivinanzas?|algo (chistoso|gracioso|divertido))\b/,
    { en: 'I’m no comedian, sorry.', es: 'Los chistes no son lo mío.' },
  ],
  [
    /\b(love (me|you|u)|marry|married|(you|u|r) single|girlfriend|boyfriend|cute|sexy|handsome|beautiful|date me|go out (with|some)|te amo|me (amas|quieres)|te quiero|casad[oa]|solter[oa]|novi[oa]|guap[oa])\b/,
    {
      en: 'That’s kind, but I’m only the site’s AI assistant.',
      es: 'Qué amable, pero solo soy el asistente con IA del sitio.',
    },
  ],
  [
    /\b(vote|voting|votes|republicans?|democrats?|president|trump|biden|elections?|politic\w*|israel|palestine|gaza|ukraine|votar|presidente|elecciones)\b/,
    { en: 'I stay out of politics.', es: 'En política no me meto.' },
  ],
  [
    /\b(weather|rain\w*|snow\w*|pouring|forecast|umbrella|freezing|llov\w+|llueve|lluvia|nev(ar|ando)|clima|pronostico|hace (frio|calor))\b/,
    { en: 'I don’t have the weather, sorry.', es: 'Del clima no sé nada.' },
  ],
  [
    /\b(favou?rite|fav|do (you|u) (ever )?(like|eat|sleep|dream|drink|believe)|are you (hungry|tired|happy|sad)|how old are|your (birthday|sign)|hobbies|have (kids|children|pets)|favorit[oa]|te gusta\w*|cuantos anos tienes)\b/,
    {
      en: 'I’m an AI assistant, so I can’t say.',
      es: 'Soy un asistente con IA, así que no sabría decirte.',
    },
  ],
  [
    /\b(recip\w+|cook(?!ie)\w*|bake|boil|tacos?|bbq|barbecue|brunch|pizzas?|burgers?|lunch|dinner|happy hours?|recetas?|cocin\w+|tamales|pupusas)\b/,
    { en: 'Food isn’t my field, sorry.', es: 'De comida no sé nada.' },
  ],
  [
    /\b(games?|score|super ?bowl|playoffs|commanders|nats|nationals|caps|ravens|wizards|cowboys|football|soccer|baseball|basketball|world cup|partido|gano|mundial|futbol)\b/,
    { en: 'I don’t follow sports, sorry.', es: 'No sigo los deportes.' },
  ],
  [
    /\b(algebra|home ?work|math|geometry|fractions|essay|chemistry|translate|tarea|ecuacion\w*|fracciones|traduc\w+)\b|\d (times|plus|x|\*|por) \d|\bwhat'?s \d+ ?(?:%|percent) of \d+|\bcuanto es el \d+ ?(?:%|por ciento) de \d+/,
    { en: 'I’m no tutor, sorry.', es: 'Con tareas no puedo ayudar.' },
  ],
  [
    /\b(sick(?! (?:of|and tired))|hurts?|pain|fever|poison\w*|dog ate|cat ate|medicine|pills?|headache|sore throat|enferm\w+|duele|fiebre)\b/,
    {
      en: 'Please ask a doctor or a vet about that.',
      es: 'Para eso, pregunta a un médico o a un veterinario.',
    },
  ],
  [
    /\b(had a baby|new baby|got (married|engaged)|my birthday|just turned \d+|nacio mi)\b/,
    { en: 'Congratulations!', es: '¡Felicidades!' },
  ],
  [
    /\b((bad|rough|long|hard|terrible) (day|week)|mal (dia|semana)|bored|so tired|aburrid[oa]|(left|died)\W*$)/,
    { en: 'I hope the rest goes better.', es: 'Espero que mejore.' },
  ],
];

/** Above this probability, a text about one of these topics has nothing to do with us. */
const minTopic = 0.4;
/** The same for any text. */
const minOther = 0.5;

/** Declines a message about one of the topics, before any fact is looked for. */
export function declineTopic(
  meaning: Meaning,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  if (meaning.plans.length > 0 || meaning.trade) return undefined;
  const isTopic = topics.some(([pattern]) => pattern.test(meaning.folded));
  return isTopic && offTopicProbability(knowledge.classifier.classify(meaning.folded)) > minTopic
    ? decline(meaning, state, knowledge)
    : undefined;
}

/**
 * The answer to a message that nothing else answers: what has nothing to do with us is declined, and
 * what our team could know is offered to be passed on.
 */
export function declineOther(meaning: Meaning, state: State, knowledge: Knowledge): Answer {
  const { folded, language } = meaning;
  const { site, classifier } = knowledge;
  const { remark, thanks, unclear, unlisted, vehicles } = phrases(site);
  if (isUnintelligible(meaning, knowledge)) return say(unclear);
  const predictions = classifier.classify(folded);
  const [top] = predictions;
  if (top?.label === 'vehicles' && vehicleWords.test(folded)) return say(vehicles);
  if (isRemark(meaning, state)) return say(acts.hasThanks(meaning.folded) ? thanks : remark);
  // `how do I know I'm not throwing 300 bucks away` haggles about nothing.
  if (namesOtherPrice(folded) && isQuestion(folded)) return say([publishedPrices]);
  if (namesOtherPrice(folded)) return say(realPrice(meaning.plans[0] ?? state.plan, folded));
  // `every single one?` is about what was said, whatever it reads like.
  const isFragment = state.replies.length > 0 && dependence(folded) !== 'none';
  const isOther = !isFragment && offTopicProbability(predictions) > minOther;
  return isOther ? decline(meaning, state, knowledge) : say(unlisted);

  function say(variants: Variants): Answer {
    return { kind: 'unknown', text: fresh(variants, language, state), links: [] };
  }
}

/** `she has time though`: what a visitor tells of themselves or others asks nothing. */
const isRemark = ({ folded, wanted: { others } }: Meaning, { replies }: State) =>
  replies.length > 0 &&
  !isQuestion(folded) &&
  !isYesNo(folded) &&
  (others.none + others.heard > minRemark || (tells.test(folded) && !ours.test(folded)));

/** Probability from which a message asks nothing. */
const minRemark = 0.6;

const ours = /\b(you|u|ya|your|yours|ustedes|tu|te)\b/;
const tells =
  /^(?:(?:and|but|so|ok|well|yeah|oh|y|pero|bueno|pues) )*(?:i|i'?m|i'?ve|im|ive|we|we'?re|weve|my|our|she|he|they|theyre|it'?s|thats|that'?s|yo|tengo|tenemos|mi|nuestr[oa]|ella|ellos)\b(?! (?:want|need|would|'?d|wanna|asked|was wondering|wonder|cant|can'?t|couldn'?t))/;

const vehicleWords =
  /\b(licen[cs]e\w*|registr\w+|regist\w+|title|tags?|plates?|road test|permit|mva|emissions?|real id|renew\w*|appointment|vehicles?|cars?|driver'?s?|licencia\w*|placas?|carro)\b/;

/** Probability that a text has nothing to do with us. */
function offTopicProbability(predictions: readonly Prediction[]): number {
  return predictions
    .filter(({ label }) => label === outOfScope || label === attack)
    .reduce((sum, { probability }) => sum + probability, 0);
}

function decline({ folded, language }: Meaning, state: State, { site }: Knowledge): Answer {
  const { offTopic, agentsOnly } = phrases(site);
  const opener = topics.find(([pattern]) => pattern.test(folded))?.[1];
  const [first] = opener
    ? agentsOnly.map(({ en, es }) => ({ en: `${opener.en} ${en}`, es: `${opener.es} ${es}` }))
    : [];
  return {
    kind: 'talk',
    text: fresh(first ? [first, ...offTopic] : offTopic, language, state),
    links: [],
  };
}

/** Rows of a keyboard, long runs of consonants or of one letter: typed by a cat or a pocket. */
const mashed =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|lkjh|kjhg|qwer|wert[yz]|zxcv|xcvb|cvbn|lkj|jkl|[bcdfghjklmnpqrstvwxz]{5,}|(.)\1{3,}/;

/** Whether a message is a run of keys: it says nothing in any context. */
export function isMashed({ folded }: Meaning): boolean {
  const letters = folded.match(/\p{L}+/gu) ?? [];
  if (letters.length === 0) return !/[\p{N}\p{Extended_Pictographic}]/u.test(folded);
  return letters.every((word) => mashed.test(word) || /^(blah|bla)$/.test(word));
}

/** Whether none of a message's words is one that visitors use. */
function isUnintelligible(meaning: Meaning, { classifier }: Knowledge): boolean {
  const letters = meaning.folded.match(/\p{L}+/gu) ?? [];
  return isMashed(meaning) || letters.every((word) => !classifier.spellChecker.isCommon(word));
}
