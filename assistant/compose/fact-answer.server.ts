import { capitalize } from '../../app/facts/plan-copy.ts';
import { type Fact, factLabel, mailLink, pages } from '../facts/fact.ts';
import type { ChatLink } from '../message.ts';
import { type State, subjectOf } from '../state.ts';
import { complaintCues } from '../understand/complaint-words.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { anyAsks } from '../understand/questions.ts';
import type { Wanted } from '../understand/wanted.ts';
import type { Answer, Knowledge } from './answer.ts';
import { type Choice, chooseFacts, maxWords, minNone } from './choose.server.ts';
import { asksOnlyPlans, ofCompared, ofPlans, ranked } from './ellipsis.ts';
import { fitting } from './fitting.ts';
import { isCorrection } from './misread.ts';
import { phrases } from './phrases.ts';
import { beyond, isDoubtful, isSaid } from './said-before.ts';
import { sentenceOf } from './sentence.ts';
import { distinct, uncapitalize, wordCount } from './wording.ts';

/** Answers up to two questions of a message with facts of the table. */
export function fromFacts(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { language, folded } = meaning;
  const { facts: used, sentences, choices } = answersTo(meaning, before, state, knowledge);
  const [first] = used;
  if (!first) return undefined;
  const isJob = jobs.has(subjectOf(first));
  const does = knowledge.facts.find(({ id }) => id === 'agent.does');
  // `business is dead since May, can you help` asks for no fact of its own.
  const isKnown = !first.en.startsWith('I don’t know');
  const offers =
    isKnown &&
    used.length === 1 &&
    before.replies.length === 0 &&
    tellsTrouble(meaning) &&
    (isJob || asksHelp.test(folded));
  const plain = (isJob ? sentences[0]?.replace(/^(Yes|No|Sí), /, '') : does?.[language]) ?? '';
  const text = offers
    ? (phrases(knowledge.site).help[0]?.[language] ?? '') + uncapitalize(plain)
    : sentences.map(withoutSameYes).join(' ');
  const more =
    used.length === 1 && isSaid(text, before)
      ? beyond(first, choices, { meaning, before, knowledge })
      : undefined;
  const [best] = choices;
  // Said again, it would only hide that we don't know.
  if (!more && used.length === 1 && best && isSaid(text, before) && isDoubtful(best, meaning))
    return undefined;
  const shown = more?.fact ? [more.fact] : used;
  const links = new Map<string, ChatLink>(shown.map(({ page }) => [pages[page].href, pages[page]]));
  if (first.id === 'prices.discount') links.set('mail', mailLink(knowledge.site));
  return {
    kind: first.id === 'prices.discount' ? 'talk' : 'facts',
    text: more?.text ?? distinct(text, language, state, knowledge.site),
    links: [...links.values()],
  };
}

/** A sentence without its yes or no, if the one before it begins with the same. */
function withoutSameYes(sentence: string, index: number, all: readonly string[]): string {
  const [begin] = /^(?:Yes|No|Sí), /.exec(sentence) ?? [];
  return begin && all[index - 1]?.startsWith(begin)
    ? capitalize(sentence.slice(begin.length))
    : sentence;
}

/** Facts that answer a message, as sentences, and the choices that they were taken from. */
interface Answers {
  facts: Fact[];
  sentences: string[];
  choices: Choice[];
}

/** Answers the last questions of a message one by one; the whole message if none has an answer. */
function answersTo(meaning: Meaning, before: State, state: State, knowledge: Knowledge): Answers {
  const { questions, language, folded } = meaning;
  const found: Answers = { facts: [], sentences: [], choices: [] };
  const { classifier } = knowledge;
  const isCorrected = isCorrection(meaning);
  for (const question of [...questions.slice(-3), folded]) {
    const count = found.facts.length;
    if (question === folded && count > 0) break;
    // `whose name is on it, ours or yours?`
    if (count > 0 && /^\S+ (?:or|o) \S+\W*$/.test(question)) continue;
    // `does it do LinkedIn and is that on Starter`: the second question is about the first one's fact.
    const lastFacts = count === 0 ? before.lastFacts : found.facts.map(({ id }) => id);
    const [first] = found.facts;
    const last = first ? factLabel(first) : before.lastLabel;
    const alone = classifier.wanted(question, last, first ? before.lastLabel : before.earlierLabel);
    // All words of a message with one question tell what it asks for, unless the question alone is clearer.
    const wanted = questions.length === 1 ? clearer(meaning.wanted, alone) : alone;
    // `and the bigger one` asks the same of another plan.
    const whole = questions.length === 1 ? folded : question;
    const isOther = wanted.sure && wanted.sure.label !== last && !asksOnlyPlans(whole);
    const ofOthers = isOther
      ? undefined
      : ofPlans(question, meaning, { ...before, lastFacts }, knowledge.facts);
    if (ofOthers) {
      const { yes: known = null } = ofOthers;
      const facts = ofOthers.facts.filter((one) => !found.facts.includes(one));
      found.facts.push(...facts);
      found.sentences.push(
        ...facts.map((one) => sentenceOf(one, question, meaning, state, classifier, known)),
      );
      return found;
    }
    const choices = chooseFacts(question, wanted, meaning, before, knowledge);
    const best = fitting(choices, question, { meaning, before, state, knowledge });
    if (!best || found.facts.includes(best.fact) || (count > 0 && best.score < 0.45)) continue;
    // `Discount?? I never asked about a discount. Do you post without photos?`
    const isMeant = !(isCorrected && before.lastFacts.includes(best.fact.id));
    if (!isMeant && questions.length > 1) continue;
    if (count === 2) break;
    if (!addsTo(found, best.fact, language)) continue;
    const several =
      ranked(question, best.fact, meaning.plans, before, knowledge.facts)?.facts ??
      ofCompared(best.fact, meaning, before, knowledge.facts);
    if (several) {
      found.facts.push(...several);
      found.sentences.push(...several.map((one) => capitalize(one[language])));
      continue;
    }
    // `how do I pay, do you take checks`: the second answer says all of the first one.
    const [only] = found.facts;
    if (count === 1 && only && repeats(only[language], best.fact[language])) {
      found.facts.pop();
      found.sentences.pop();
    }
    found.facts.push(best.fact);
    found.choices.push(...choices);
    found.sentences.push(sentenceOf(best.fact, question, meaning, state, classifier));
  }
  return found;
}

/** What is asked for, as the reading tells it that is surer of one fact; of any, if the first finds none. */
function clearer(one: Wanted, other: Wanted): Wanted {
  const least = one.others.none > minNone ? likeliestFact(one) : (one.sure?.probability ?? 0);
  const most = one.others.none > minNone ? likeliestFact(other) : (other.sure?.probability ?? 0);
  return most > least ? other : one;
}

const likeliestFact = ({ facts }: Wanted): number => Math.max(...facts.values());

/** Whether a fact adds something to the answer, and the answer stays short. */
function addsTo({ facts, sentences }: Answers, fact: Fact, language: Language): boolean {
  if (facts.length === 0) return true;
  if (facts.some((one) => repeats(fact[language], one[language]))) return false;
  return wordCount([...sentences, fact[language]].join(' ')) <= maxWords;
}

/** Whether a sentence adds little to another: `no credit card required` is said already. */
function repeats(sentence: string, other: string): boolean {
  const contents = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []);
  const [own, said] = [contents(sentence), contents(other)];
  return own.intersection(said).size >= 0.7 * own.size;
}

/** Subjects of the agent's work. */
const jobs = new Set(
  'agent platforms social blog seo keywords google leads website store content ads competitors'.split(
    ' ',
  ),
);

/** Whether a visitor tells of something wrong at their business and asks nothing: `our blog is dead`. */
function tellsTrouble({ folded, questions, plans }: Meaning): boolean {
  if (plans.length > 0) return false;
  if (folded.split(/\s+/).length < 4) return false;
  const asks = anyAsks([folded, ...questions]);
  if (!asksHelp.test(folded) && asks) return false;
  // `competitor spying which plan`
  if (/\b(which|what|que|q|cual) (plan|one|tier|package)\b/.test(folded)) return false;
  const cues = complaintCues(folded);
  return ['mine', 'own', 'others'].some((kind) => cues.includes(kind)) && cues.some(isTrouble);
}

const asksHelp =
  /\b(can|could) (you|u|ya) (guys )?help( me| us)?\W*$|\b(me|nos) (pueden?|podrian?) ayudar\W*$/;
const isTrouble = (cue: string) => /^(\^)?(wrong|never|anger|wait|harm|others)$/.test(cue);
