import { capitalize } from '../../app/facts/plan-copy.ts';
import { list, region } from '../../app/facts/site.ts';
import { onlyFor } from '../facts/agent-facts.ts';
import type { Fact } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { alternativesIn, chosen, nameOf } from '../understand/either-or.ts';
import { fold } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, isYesNo, namesInstance } from '../understand/questions.ts';
import type { Knowledge } from './answer.ts';
import { uncapitalize } from './wording.ts';
import { yesOrNo } from './yes-or-no.ts';

/**
 * A fact as the answer to a question: with yes or no, or which of two; the visitor's trade and town.
 * @param known yes or no if that is known already, null if none is asked for.
 */
export function sentenceOf(
  fact: Fact,
  question: string,
  meaning: Meaning,
  state: State,
  classifier: Knowledge['classifier'],
  known?: boolean | null,
): string {
  const { language } = meaning;
  const yes =
    known === undefined ? answerOf(fact, question, state, classifier) : (known ?? undefined);
  const local =
    withTown(fact, meaning, state) ??
    (onlyFor.test(question.replace(orOnly, '')) ? undefined : withTrade(fact, meaning, state));
  const sentence = local?.[language] ?? uncapitalize(fact[language]);
  // `what about Richmond` asks for yes or no as well.
  const answer = local?.yes ?? yes;
  if (answer === undefined) return withChoice(question, capitalize(sentence));
  const word = { en: answer ? 'Yes' : 'No', es: answer ? 'Sí' : 'No' }[language];
  return `${word}, ${sentence}`;
}

/** Yes or no, as a fact answers a question that asks for it. */
function answerOf(
  fact: Fact,
  question: string,
  state: State,
  classifier: Knowledge['classifier'],
): boolean | undefined {
  // `and on Starter?` asks as the question before it did.
  if (asksLikeBefore(question)) {
    const alike = state.asksYesNo || namesInstance.test(question) || fact.id.startsWith('area.');
    return alike ? yesOrNo(fact, question) : undefined;
  }
  const asks = isYesNo(question);
  if (!asks && alternativesIn(question)) return undefined;
  const { same, opposite, neither } = classifier.yesNo(question, fact);
  const known =
    asks && !isCondition.test(question) && (neither < minNeither || hasTag.test(question))
      ? yesOrNo(fact, question)
      : undefined;
  if (known !== undefined) return known;
  if (Math.max(same, opposite) < minYesNo) return undefined;
  // What a plan has or hasn't is in its fact.
  const isOpposite = fact.plan && fact.about ? undefined : opposite > same;
  return yesOrNo(fact, question, isOpposite);
}

/**
 * Probability from which an answer begins with yes or no, and of neither from which it doesn't, even if
 * the question looks like one. Of 3,344 answers in chats that it had not learned from, 87% begin rightly.
 */
const minYesNo = 0.6;
const minNeither = 0.9;

/** `pro has monthly reports doesn't it` surely asks for yes or no. */
const hasTag =
  /\b(?:(?:does|do|is|are|has|have|did|was|were|will|can|would)n['’]?t (?:it|they|you|he|she|we|that|there)|right|verdad|cierto)\W*$/;

/** `and after the trial?`, `y cuando cancelo?` ask what happens. */
const isCondition = /^(?:(?:and|but|so|ok|y|pero) )+(?:after|if|when|once|cuando|despues)\b/;

/** `for shops like mine or only big ones`: the first half is asked. */
const orOnly = /\b(?:or|o) (?:(?:only|just|solo) .*|(?:\S+ ){1,3}only\W*)$/;

/** `monthly or yearly?` is answered with the alternative, unless the sentence names it. */
function withChoice(question: string, sentence: string): string {
  const alternatives = alternativesIn(question);
  const choice = alternatives && chosen(alternatives, fold(sentence));
  const name = choice && !choice.isNamed ? nameOf(alternatives[choice.index]) : undefined;
  return name ? `${capitalize(name)}. ${sentence}` : sentence;
}

interface Local {
  en: string;
  es: string;
  yes?: boolean;
}

function withTown(fact: Fact, meaning: Meaning, { town: known }: State): Local | undefined {
  const { town, elsewhere } = meaning.town || meaning.elsewhere ? meaning : meaning.others;
  if (
    !fact.subjects.some((one) => ['area', 'elsewhere', 'where'].includes(one)) ||
    fact.id === 'office.address'
  )
    return undefined;
  if (elsewhere && !town)
    return {
      en: `we serve ${servedEn}, so ${elsewhere} is outside our area.`,
      es: `atendemos ${servedEs}, así que ${elsewhere} queda fuera de nuestra zona.`,
      yes: false,
    };
  const place = town ?? (fact.id === 'area.served' ? known : undefined);
  if (!place || fact.id === 'office.region') return undefined;
  if (town === 'Virginia') return inVirginia(meaning.folded);
  return {
    en: `${place} is covered: we serve ${servedEn}.`,
    es: `${place} está en nuestra zona: atendemos ${servedEs}.`,
    yes: true,
  };
}

/** Of Virginia, we serve the north. */
function inVirginia(folded: string): Local {
  const isWhole =
    /\b(whole|all( of)?|entire|rest of|anywhere in|everywhere in|south\w*|central|western|tod[ao]|resto de) (\w+ ){0,3}virginia\b/.test(
      folded,
    );
  return isWhole
    ? {
        en: 'in Virginia we only serve the north; we also serve Washington DC and Maryland.',
        es: `de Virginia solo atendemos el norte; también atendemos Washington DC y Maryland.`,
        yes: false,
      }
    : {
        en: `we serve Northern Virginia, Washington DC, and Maryland.`,
        es: `atendemos el norte de Virginia, Washington DC y Maryland.`,
        yes: true,
      };
}

const servedEn = list(region.served);
const servedEs = 'Washington DC, Maryland y el norte de Virginia';

function withTrade(
  fact: Fact,
  { trade: named, town }: Meaning,
  { trade: known }: State,
): Local | undefined {
  const trade = named ?? known;
  if (fact.id !== 'agent.industry' || !trade) return undefined;
  return {
    en: `our agents work for ${trade.en}${town ? `, and ${town} is in our area.` : ': they’re made for small and mid-size local businesses.'}`,
    es: `nuestros agentes trabajan para ${trade.es}${town ? `, y ${town} está en nuestra zona.` : ': son para negocios locales pequeños y medianos.'}`,
    yes: true,
  };
}
