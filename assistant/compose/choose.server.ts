import type { PlanId } from '../../app/facts/prices.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import { type State, subjectOf } from '../state.ts';
import type { MessageClassifier } from '../understand/classifier.server.ts';
import { type Subjects, subjectsOf } from '../understand/meaning.server.ts';
import { dependence } from '../understand/questions.ts';
import { attack, outOfScope, unlisted } from '../understand/training-data.server.ts';
import { namesOnlyPlans } from './ellipsis.ts';
import { mentionsPrice } from './price-words.ts';

/** Weight of one matched expression of a fact, next to the probability of its subject. */
const cueWeight = 0.4;
/** Weight of the likelihood that it is asked for, by how far the question depends on the one before it. */
const likelihoodWeight = { none: 2, part: 1.6, all: 1 };
/** Likelihood from which a fact is possible although its expressions don't match. */
const minLikely = 0.25;
/** The same for a fact that admits that the site doesn't say: another one answers then. */
const minLikelyToAdmit = 0.4;
/** Likelihood from which such a fact names what is asked; below it, we only don't know. */
const minLikelyToName = 0.5;
/** Weight of the plan that a question names. */
const planWeight = 0.15;
/** Weight of a fact that only its own expressions lead to: it names something particular. */
const strictWeight = 0.25;
/** What a fact loses by having been said: a bare `how?` wants something new. */
const saidWeight = { none: 0, part: 0.3, all: 0.5 };
/** What a fact's score loses where the question is certainly out of scope. */
const outsideWeight = 1.5;
/** Share of that for what the site doesn't say of us: a fact may come close. */
const unlistedWeight = 0.6;
/** What a fact that admits that the site doesn't say gains where it probably doesn't. */
const admitWeight = 0.15;
/** What any other fact loses there, the less likely it is. */
const doubtWeight = 0.4;
/** What it loses besides where the site certainly doesn't say it. */
const sureWeight = 0.3;
/** A fact below this score is not said. */
const minScore = 0.3;

/** A fact with its score for a question. */
export interface Choice {
  fact: Fact;
  score: number;
}

/** A question with what it refers to. */
export interface Asked {
  /** Folded. */
  question: string;
  /** The question before it, folded. */
  before?: string | undefined;
  /** The only plan that the question is about, if it is about one. */
  plan?: PlanId | undefined;
}

/** Facts that answer a question, the best first; none if it is about something else. */
export function chooseFacts(
  { question, before, plan }: Asked,
  {
    topic,
    resumed,
    ...state
  }: Pick<State, 'subject' | 'resumed' | 'said' | 'topic' | 'lastLabel' | 'earlierLabel'>,
  {
    facts,
    classifier,
  }: {
    facts: readonly Fact[];
    classifier: MessageClassifier;
  },
): Choice[] {
  const subject = resumed ?? state.subject;
  const depends = before || subject ? dependence(question) : 'none';
  const alone = subjectsOf(classifier.classify(question));
  const text = depends !== 'none' && before ? `${topic ?? ''} ${before} ${question}` : question;
  const subjects =
    depends !== 'none' && before
      ? mix(
          alone,
          subjectsOf(classifier.classify(`${before} ${question}`)),
          depends === 'all' ? 0.2 : 0.6,
        )
      : alone;
  const { facts: probabilities } = classifier.wanted(question, state.lastLabel, state.earlierLabel);
  const weight = { none: 0, part: 0.3, all: 0.7 }[depends];
  const outside = (subjects.get(outOfScope) ?? 0) + (subjects.get(attack) ?? 0);
  // A follow-up has too few words of its own.
  const isAlone = depends === 'none' && (!before || question.split(' ').length > 3);
  const ofUnlisted = isAlone ? classifier.unlisted(question) : 0;
  const unlistedShare = unlistedWeight * (subjects.get(unlisted) ?? 0);
  const mayAskPrice = mentionsPrice.test(question) || namesOnlyPlans(question);
  const choices = facts.flatMap((fact): (Choice & { isGuess: boolean })[] => {
    if (fact.plan ? fact.plan !== plan : plan && isAboutEachPlan(fact)) return [];
    if (isPlanPrice(fact) && !mayAskPrice) return [];
    if (isExtreme(fact) && plan && fact.about !== plan) return [];
    const cues = fact.when ?? [];
    const isSubject = weight > 0 && subject === subjectOf(fact);
    // The root of the probability, which falls less where several facts come into question.
    const likely = Math.sqrt(probabilities.get(factLabel(fact)) ?? 0);
    // A short question inherits what the conversation named, but not all that a fact asks for.
    const isCued =
      !fact.byExamples &&
      cues.every((cue) => cue.test(question) || (isSubject && cue.test(text))) &&
      (depends !== 'part' || cues.length === 0 || cues.some((cue) => cue.test(question)));
    if (!isCued && (fact.strict || likely < (fact.admits ? minLikelyToAdmit : minLikely)))
      return [];
    const ofSubjects = fact.subjects.reduce((sum, one) => sum + (subjects.get(one) ?? 0), 0);
    const prior = Math.min(1, ofSubjects + (isSubject ? weight : 0));
    const score =
      prior +
      (isCued ? cueWeight * cues.length * Math.min(1, 0.2 * cues.length + 8 * prior) : 0) +
      likelihoodWeight[depends] * likely +
      (fact.plan ? planWeight : 0) +
      (fact.strict ? strictWeight : 0) +
      doubt(fact, likely, ofUnlisted) -
      (state.said.has(fact.id) ? saidWeight[depends] : 0) -
      outsideWeight * (outside + (fact.admits ? 0 : unlistedShare)) * (isSubject ? 0.3 : 1);
    const isGuess = Boolean(fact.admits) && !isCued && likely < minLikelyToName;
    return score >= minScore ? [{ fact, score, isGuess }] : [];
  });
  choices.sort((a, b) => b.score - a.score);
  return choices[0]?.isGuess ? [] : choices;
}

/**
 * What changes a fact's score where the site probably doesn't say what is asked: a fact that admits it
 * gains, another loses the more, the less likely it is.
 */
function doubt({ admits, when = [] }: Fact, likely: number, ofUnlisted: number): number {
  if (!admits)
    return -doubtWeight * Math.sqrt(ofUnlisted) * (1 - likely) - sureWeight * ofUnlisted ** 2;
  return when.length > 0 || likely >= minLikelyToAdmit ? admitWeight * ofUnlisted : 0;
}

/** It lists what each plan has, for questions that name none. */
const isAboutEachPlan = ({ id }: Fact) => /[.-](all|plans)$/.test(id);

/** It states what one plan costs, and nothing else. */
const isPlanPrice = ({ id, plan }: Fact) => Boolean(plan) && id.startsWith('prices.');

/** It states the price of one plan as the lowest or the highest. */
const isExtreme = ({ id }: Fact) => id === 'prices.lowest' || id === 'prices.highest';

/** @param share that of `one`. */
function mix(one: Subjects, other: Subjects, share: number): Subjects {
  return new Map(
    [...one].map(([label, value]) => [
      label,
      share * value + (1 - share) * (other.get(label) ?? 0),
    ]),
  );
}
