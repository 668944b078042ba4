import { capitalize } from '../../app/facts/plan-copy.ts';
import type { Fact } from '../facts/fact.ts';
import { type State, subjectOf } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, dependence, isYesNo } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import type { Choice } from './choose.server.ts';
import { partOf } from './part-of.ts';
import { phrases } from './phrases.ts';
import { sentenceOf } from './sentence.ts';
import { fresh } from './wording.ts';

/** Score from which a fact is worth telling instead of one that was said. */
const minFurther = 0.45;

/** Whether an earlier reply has the same sentences, with or without their yes or no. */
export function isSaid(text: string, { replies }: State): boolean {
  const core = withoutYes(text).toLowerCase().replace(/[.]$/, '');
  return replies.some((reply) => reply.toLowerCase().includes(core));
}

/**
 * What to say to a short question whose answer was said before: the part of it that is asked for, or
 * another fact of the same subject; undefined if only the same answer is left.
 */
export function beyond(
  fact: Fact,
  choices: readonly Choice[],
  { meaning, before, knowledge }: { meaning: Meaning; before: State; knowledge: Knowledge },
): (Pick<Answer, 'text'> & { fact?: Fact }) | undefined {
  const { language, folded } = meaning;
  const part = partOf(fact[language], folded);
  if (part)
    return {
      text: language === 'es' && /^\d/.test(part) ? `Son ${part}.` : `${capitalize(part)}.`,
    };
  if (!asksMore.test(folded)) return instead(choices, meaning, before, knowledge);
  const further = choices.find(
    (one) =>
      one.score >= minFurther &&
      subjectOf(one.fact) === subjectOf(fact) &&
      !isSaid(one.fact[language], before),
  )?.fact;
  if (further)
    return {
      text: sentenceOf(further, folded, meaning, before, knowledge.classifier, null),
      fact: further,
    };
  return { text: fresh(phrases(knowledge.site).nothingMore, language, before) };
}

/** Score below which a fact that was said is no answer to another question. */
const minAgain = 0.7;
/** Share of its score from which another fact is as likely meant. */
const closeTo = 0.8;

/** Another fact that answers a question as well as the one that was said, if there is any. */
function instead(
  choices: readonly Choice[],
  meaning: Meaning,
  before: State,
  { classifier }: Knowledge,
): { text: string; fact: Fact } | undefined {
  const { folded, language } = meaning;
  const [best] = choices;
  if (!best || isYesNo(folded) || asksAgain.test(folded)) return undefined;
  const least = best.score < minAgain ? minFurther : closeTo * best.score;
  const other = choices.find(
    ({ fact, score }) => score >= least && !isSaid(fact[language], before),
  )?.fact;
  return other && { text: sentenceOf(other, folded, meaning, before, classifier), fact: other };
}

/** Whether a fact that was said is too unlikely to be what another question asks for. */
export const isDoubtful = ({ score }: Choice, { folded }: Meaning): boolean =>
  score < minAgain &&
  dependence(folded) !== 'all' &&
  !asksLikeBefore(folded) &&
  !asksAgain.test(folded);

/** `so what was it again`: the same answer is wanted. */
const asksAgain =
  /\b(again|repeat|confirm|remind|you said|u said|otra vez|de nuevo|repit\w+|dijiste|dijo)\b/;

/** `why?`, `like what?`, `anything else?`: the answer is to go on. */
const asksMore =
  /^(?:(?:and|but|so|ok|y|pero) )*(?:why|how so|how come|like what|such as|for example|what else|anything else|tell me more|go on|more|meaning|por que|como que|que mas|algo mas|por ejemplo|cuentame mas|a ver)\b/;

const withoutYes = (text: string) => text.replace(/^(Yes|No|Sí)[,.] /, '');
