import { capitalize } from '../../app/facts/plan-copy.ts';
import { isAboutHours, type State } from '../state.ts';
import { locations } from '../sums/locations.ts';
import * as acts from '../understand/acts.ts';
import { namesUs } from '../understand/complaint-words.ts';
import { fold } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { anyAsks, isQuestion, isYesNo } from '../understand/questions.ts';
import { asksClock, sigh } from '../understand/time-question.ts';
import { likeliestOf, saysMisread } from '../understand/wanted.ts';
import type { Answer, Knowledge } from './answer.ts';
import { comfortPhrases } from './comfort-phrases.ts';
import { asksOnlyPlans } from './ellipsis.ts';
import { isMashed } from './off-topic.ts';
import { phrases } from './phrases.ts';
import { isAboutPrice } from './sum-answer.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/** Answers a message that only greets. */
export function greet(
  { language, folded }: Meaning,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  if (!acts.isGreeting(shortened(folded))) return undefined;
  return { kind: 'talk', text: fresh(phrases(site).hello, language, state), links: [] };
}

/** Says in both of our languages that we answer in no other. */
export function admitLanguages(
  { isOtherLanguage, contact }: Meaning,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  if (!isOtherLanguage || contact.email || contact.phone) return undefined;
  return { kind: 'talk', text: fresh(phrases(site).languages, 'en', state), links: [] };
}

/** `hellooo` as `hello`. */
const shortened = (folded: string) => folded.replace(/(\p{L})\1{2,}/gu, '$1');

/** Probability from which a message is a remark or a refusal. */
const minRemark = 0.5;
/** The same of one that asks nothing by its words: `297 then. thats like 30 tacos`. */
const minUnasked = 0.25;

const asks = ({ folded, questions }: Meaning): boolean =>
  asksAmount.test(folded) || anyAsks([folded, ...questions]);

/** Answers what asks nothing: thanks, wishes, goodbyes, and keys that were hit by chance. */
export function smallTalk(
  meaning: Meaning,
  before: State,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  const { language, questions } = meaning;
  const folded = shortened(meaning.folded);
  const said = phrases(site);
  const say = (variants: Variants): Answer => ({
    kind: 'talk',
    text: fresh(variants, language, state),
    links: [],
  });
  const isAnswer = before.replies.length > 0;
  if (acts.isGoodbye(folded)) return say(acts.isThanks(folded) ? said.thanks : said.goodbye);
  if (acts.isWish(folded)) return say(said.wishes);
  if (acts.isSorry(folded)) return say(said.noProblem);
  if (acts.isThanks(folded) || acts.isPraise(folded)) return say(said.thanks);
  if (acts.asksHowAreYou(folded)) return say(said.howAreYou);
  if (acts.isNo(folded) && isAnswer) return say(said.goodbye);
  if (acts.isAcknowledgment(folded)) return say(isAnswer ? said.acknowledged : said.hello);
  if (acts.isYes(folded) && isAnswer) return say(said.goOn);
  if (/^(test(ing)?|probando)( \d+)*\W*$/.test(folded)) return say(said.hello);
  if (isMashed(meaning)) return say(said.unclear);
  if (acts.isUndecided(folded) && !isAnswer) return say(said.guide);
  const isBurned = wasBurned.test(folded);
  const asksNothing = !questions.some(isQuestion);
  if (isBurned && (asksNothing || asksTrust.test(folded))) return say(said.doubt);
  if (doubtsAi.test(folded) && asksNothing) return say(said.doubt);
  if (doubtsUs.test(folded)) return say(said.trust);
  return undefined;
}

/** Answers a remark on our last answer: an acknowledgment, a refusal, or a hint that we misread the question. */
export function answerRemark(
  meaning: Meaning,
  before: State,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  const { wanted, folded, language, trade, town } = meaning;
  const { heard, declined } = wanted.others;
  const isHeard =
    heard > (asks(meaning) ? minRemark : minUnasked) && likeliestOf(wanted).label === 'heard';
  // `ok middle then` asks for its price, `crap. monday then` for our hours.
  if (isSmallTalk(folded) || asksOnlyPlans(folded) || acts.goesAhead(folded)) return undefined;
  if (asksClock(folded.replace(sigh, ''), isAboutHours(before))) return undefined;
  const say = (variants: Variants): Answer => ({
    kind: 'talk',
    text: fresh(variants, language, state),
    links: [],
  });
  const { acknowledged, goodbye, guide, misread, remark: seen, thanks } = phrases(site);
  // `just poking around`
  if (before.replies.length === 0)
    return heard > minRemark && !trade && !town ? say(guide) : undefined;
  // `Hi, I'm Dana and I own a bakery`
  if (isHeard && hearAbout(meaning, before, true)) return undefined;
  // `okay fair. thank you so much, that helped`
  if (isHeard && acts.hasThanks(folded)) return say(thanks);
  // `ouch, thats half my rent` isn't good.
  if (isHeard) return say(pleased.test(folded) ? acknowledged : seen);
  if (declined > minRemark) return say(goodbye);
  return saysMisread(wanted) && !wanted.sure ? say(misread) : undefined;
}

/** What has an answer of its own. */
const isSmallTalk = (folded: string) =>
  [acts.isThanks, acts.isPraise, acts.isWish, acts.isGoodbye, acts.isAcknowledgment].some((is) =>
    is(folded),
  );

/** `ok thats fair`, `menos mal` */
const pleased =
  /\b(?:ok|okay|good|great|nice|perfect|cool|awesome|sweet|love|fine|sure|works|deal|phew|relief|glad|happy|amazing|bien|bueno|genial|perfecto|listo|excelente|orale|vale|claro|menos mal)\b(?! grief)/;

/** Answers a visitor who tells of a loss or of being worn out, and asks nothing. */
export function sympathize(
  { folded, language, plans }: Meaning,
  state: State,
  { site }: Knowledge,
): Answer | undefined {
  if (isQuestion(folded) || isYesNo(folded) || plans.length > 0 || namesUs(folded))
    return undefined;
  const { grief, tired } = comfortPhrases(site);
  const variants = mourns.test(folded) ? grief : isTired.test(folded) ? tired : undefined;
  return variants && { kind: 'talk', text: fresh(variants, language, state), links: [] };
}

/** `my wife passed in october` */
const mourns =
  /\b(wife|husband|mom|mother|dad|father|son|daughter|brother|sister|partner|grand\w+|best friend|dog|cat|esposa|esposo|mama|papa|madre|padre|hij[oa]|herman[oa])\b.{0,20}\b(passed( away)?|died|is dying|has cancer|fallecio|murio|tiene cancer)\b|\b(lost|buried|perdi a) (my|mi) (wife|husband|mom|mother|dad|father|son|daughter|brother|sister|esposa|esposo|mama|papa|hij[oa])\b|\bi (have|was diagnosed with) cancer\b/;
/** `honestly im exhausted` */
const isTired =
  /\b(i'?m|i am|im|we'?re|feeling|feel|so|estoy|estamos) ((just|so|really|totally|completely|muy|bien) )*(exhausted|burned out|burnt out|overwhelmed|worn out|drained|stressed( out)?|at my wit'?s end|agotad[oa]s?|cansad[oa]s?|rendid[oa]s?)\b/;

/** `my nephew says AI is garbage` */
const doubtsAi =
  /\b(ai|a\.i|robots?|bots?|chatgpt|la ia|inteligencia artificial)\b.{0,25}\b(garbage|trash|crap|junk|hype|fake|scary|creepy|soulless|cheesy|sucks?|bad|dumb|overrated|fad|basura|miedo|mala|puro cuento)\b|\b(don'?t|dont|do not|no) (really )?(trust|like|believe in|confio en|creo en) (ai|robots|bots|la ia)\b/;
/** `got burned by the last guy` */
const wasBurned =
  /\b(?:me|nos) (?:estaf\w+|robaron|quemaron|vieron la cara)\b|\b(?:got|been|was|were|gotten) (?:\w+ )?(?:burned|burnt|scammed|ripped off|taken for a ride|screwed|ghosted)\b|\b(?:burned|burnt|ghosted|scammed|ripped off|screwed) (?:me|us)\b/;
/** `burned by an agency before, why would this be any different?` */
const asksTrust =
  /\b(?:differen\w+|trust|believe|any better|diferente|distint[oa]|confi\w+|creer\w*)\b/;
/** `are you scammers`, `smells fishy` */
const doubtsUs =
  /\bwhy (?:should|would|do) (?:i|we|anyone|anybody) (?:trust|believe)\b|\bpor que (?:debo|deberia|voy a|tendria que) (?:confiar|creer)|\bhow do i know (?:you|u|ya|y'?all|you guys)(?: guys| all)? (?:won'?t|wont|will not|are not|aren'?t|arent|will|would|are(?! working))\b|^how (?:do|can|would) i (?:know|trust (?:you|this|that)|be sure)\W*$|\b(are|r) (you|u|ya|y'?all|you guys|you people|these)( guys| people)? (a |some kind of )?(scam\w*|crooks|legit|legitimate|for real|a real company|real company)\b|\b(this|it|that)(?:'?s| is) (?:just |probably |all )?(?:a |some kind of )?(?:scam|rip ?off)\b|\bis (this|it)( all)? (a |some kind of |some )?(scam|rip ?off|legit|legitimate|for real)\b|\b(sounds?|seems?|looks?|feels?|smells?) (like )?((a|an|kinda|kind of|some|pretty|very|really|too|like|sort of|bit|little) )*(scam\w*|fishy|shady|sketchy|sus|fake|fraud\w*|rip ?off|pyramid|good to be true)\b|\bson (unos )?(estafadores|legitimos|una estafa)( o no)?\W*$|\bes (una )?(estafa|legitimo)\b/;

/** Greets a visitor who only says their name. */
export function greetByName(meaning: Meaning, before: State): Answer | undefined {
  const { contact, language, folded } = meaning;
  const { name, email, phone } = contact;
  if (!name || email || phone || isQuestion(folded)) return undefined;
  if (unknownWords(meaning, introduction).length > 0) return undefined;
  const [, title] = /\b(dr|mr|mrs|ms|pastor|rev|father|sister|coach|chef)\b/.exec(folded) ?? [];
  const known = title ? `${capitalize(title)}${title.length < 4 ? '.' : ''} ${name}` : name;
  const text =
    before.replies.length > 0
      ? {
          en: `Thanks, ${known}. What else can I tell you?`,
          es: `Gracias, ${known}. ¿Qué más quieres saber?`,
        }
      : {
          en: `Hi ${known}, nice to meet you. What would you like to know?`,
          es: `Hola, ${known}, mucho gusto. ¿Qué te gustaría saber?`,
        };
  return { kind: 'talk', text: text[language], links: [] };
}

/** Words of a sentence that only says who the visitor is. */
const introduction =
  /\b(hi|hey|hello|yo|hola|buenas|ok|oh|great|cool|good|morning|afternoon|evening|again|btw|by the way|so|and|y|we|we'?re|i'?m|i|im|i'?ve|am|are|is|it'?s|its|this|my|our|mine|name|name'?s|names|speaking|have|got|had|run|own|do|does|in|at|from|here|a|an|the|of|small|little|local|family|new|owned|business|company|shop|place|office|two|three|one|2|3|for|with|actually|based|located|near|called|drowning|swamped|overwhelmed|busy|struggling|help|please|pls|me|dr|doctor|mr|mrs|ms|miss|pastor|rev|father|sister|coach|chef|tengo|soy|somos|estoy|estamos|una?|un|el|la|los|en|de|con|mi|mis|nuestr[oa]|negocio|pequen[oa]|chiquit[oa]|me llamo|llamo|habla|nombre|es|senora?|don|dona|sra?|ayuda|por favor)\b/g;

/** A message's words besides its names, trade and town, and those of an expression. */
function unknownWords({ folded, trade, town, contact }: Meaning, known: RegExp): string[] {
  const { name = '', company = '' } = contact;
  const names = `${fold(name)} ${fold(company)}`.split(/[\s.]+/).filter(Boolean);
  const about = [trade?.words ?? '', town ? fold(town) : '', ...names].filter(Boolean).join('|');
  const rest = (about ? folded.replace(new RegExp(`\\b(${about})\\b`, 'g'), ' ') : folded)
    // `this is Bob from Acme`
    .replace(name ? /\b(from|with|at|de) (\p{L}+ ?){1,3}$/u : /$^/, ' ')
    .replace(known, ' ');
  return rest.match(/\p{L}{2,}/gu) ?? [];
}

/** `i own a gym, january is my whole year` tells, although `is my` could ask. */
const tellsOwn =
  /^(?:(?:hi|hey|hello|ok|so|well|hola|buenas)[ ,.!]+)*(?:i|i'm|im|we|we're|my|our|it's|its|tengo|soy|somos|mi|nuestr[oa])\b/;

/** `so that'd be how much for both of us` */
const asksAmount = /\b(?:how (?:much|many)|cuant[oa]s?)\b/;

/**
 * Acknowledges a visitor who says what they do or where, and asks nothing.
 * @param withMore also one who says more than that.
 */
export function hearAbout(meaning: Meaning, before: State, withMore: boolean): Answer | undefined {
  const { folded, trade, town, language, contact } = meaning;
  const asks = isQuestion(folded) || (isYesNo(folded) && !tellsOwn.test(folded));
  if (!(trade || town) || asks || asksAmount.test(folded)) return undefined;
  // `and Reston`, `for two gyms` continue a question.
  const continues = before.subject === 'area' ? town : locations(folded) && isAboutPrice(before);
  if (continues) return undefined;
  if (!withMore && unknownWords(meaning, introduction).length > 1) return undefined;
  const isFirst = !before.subject || before.subject === 'greeting';
  const who = {
    en: trade ? `our agents work for ${trade.en}` : `${town} is in our area`,
    es: trade ? `nuestros agentes trabajan para ${trade.es}` : `${town} está en nuestra zona`,
  };
  const intro = {
    en: `${contact.name ? `Hi ${contact.name}, ` : ''}good to know: `,
    es: contact.name ? `Hola, ${contact.name}: ` : 'Qué bueno saberlo: ',
  };
  const text = {
    en: `${capitalize(intro.en)}${who.en}${trade && town ? `, and ${town} is in our area` : ''}. ${isFirst ? 'What would you like to know?' : 'What else can I tell you?'}`,
    es: `${intro.es}${who.es}${trade && town ? `, y ${town} está en nuestra zona` : ''}. ${isFirst ? '¿Qué te gustaría saber?' : '¿Qué más quieres saber?'}`,
  }[language];
  return { kind: 'talk', text, links: [] };
}
