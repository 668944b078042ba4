import { hours, list, region } from '../../app/facts/site.ts';
import type { Fact } from '../facts/fact.ts';
import { numbersIn } from '../model/check-numbers.server.ts';
import type { State } from '../state.ts';
import { alternativesIn, chosen, nameOf } from '../understand/either-or.ts';
import { fold } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, isYesNo, namesInstance } from '../understand/questions.ts';
import { hourIn } from '../understand/time-question.ts';
import { capitalize, uncapitalize } from './wording.ts';

/**
 * A fact as the answer to a question: with yes or no, or which of two; the visitor's trade and town.
 * @param known yes or no if that is known already, null if none is asked for.
 */
export function sentenceOf(
  fact: Fact,
  question: string,
  meaning: Meaning,
  state: State,
  known?: boolean | null,
): string {
  const { language } = meaning;
  const asks = asksLikeBefore(question)
    ? state.asksYesNo || namesInstance.test(question) || fact.id.startsWith('area.')
    : isYesNo(question) && !isCondition.test(question);
  const yes = known === undefined && asks ? answerTo(fact, question) : (known ?? undefined);
  const local = withTown(fact, meaning, state) ?? withTrade(fact, meaning, state);
  const sentence = local?.[language] ?? uncapitalize(fact[language]);
  // `what about Richmond` asks for yes or no as well.
  const answer = local?.yes ?? yes;
  if (answer === undefined) return withChoice(question, capitalize(sentence));
  const word = { en: answer ? 'Yes' : 'No', es: answer ? 'Sí' : 'No' }[language];
  return `${word}, ${sentence}`;
}

/** `and after the trial?`, `y cuando cancelo?` ask what happens. */
const isCondition = /^(?:(?:and|but|so|ok|y|pero) )+(?:after|if|when|once|cuando|despues)\b/;

/** `monthly or yearly?` is answered with the alternative, unless the sentence names it. */
function withChoice(question: string, sentence: string): string {
  const alternatives = alternativesIn(question);
  const choice = alternatives && chosen(alternatives, fold(sentence));
  const name = choice && !choice.isNamed ? nameOf(alternatives[choice.index]) : undefined;
  return name ? `${capitalize(name)}. ${sentence}` : sentence;
}

/** Whether a yes-or-no question is right, by the fact that answers it. */
function answerTo(fact: Fact, question: string): boolean | undefined {
  const figures = numbersIn(inDays(question.replaceAll('·', '.'), fact)).filter(
    ({ unit }) => unit !== '',
  );
  const stated = numbersIn(fact.en);
  const other = figures.some(
    ({ value, unit }) =>
      stated.some((one) => one.unit === unit) &&
      !stated.some((one) => one.unit === unit && one.value === value),
  );
  if (other || deniesPrice(fact, question)) return false;
  if (
    figures.length > 0 &&
    figures.every(({ value, unit }) =>
      stated.some((one) => one.unit === unit && one.value === value),
    )
  )
    return true;
  if (fact.id.startsWith('hours.')) {
    const atHour = hourIn(question);
    if (atHour !== undefined) return atHour >= hours.office.opens && atHour < hours.office.closes;
  }
  if (fact.yes === undefined) return undefined;
  // `is the dashboard extra`: it is included.
  if (fact.yes && isIncluded.test(fact.en) && asksExtra.test(question)) return false;
  return fact.opposite?.test(question) ? !fact.yes : fact.yes;
}

const isIncluded = /\b(includes?|comes? with)\b/;
const asksExtra =
  /\b(is|are|be|cost|costs|es|son|va|cuesta|cobran?|pay|charge) (\S+ ){0,4}(extra|separate(ly)?|additional|more|aparte|adicional)\b/;

/** `a full month`, `two weeks`: in days, for facts that state days. */
function inDays(question: string, { id }: Fact): string {
  if (!id.startsWith('trial.') && !id.startsWith('guarantee.')) return question;
  return question
    .replace(/\b(a|one|1|un) (full |whole |entire )?(month|mes)\b/g, '30 days')
    .replace(/\b(a|one|1|una) (full |whole |entire )?(week|semana)\b/g, '7 days')
    .replace(/\b(two|2|dos) (full |whole )?(weeks|semanas)\b/g, '14 days');
}

/** `Pro costs 300, right?`: an amount more than 5% off the price, with or without its unit. */
function deniesPrice({ id, en }: Fact, question: string): boolean {
  if (!id.startsWith('prices.')) return false;
  const prices = numbersIn(en).map(({ value }) => Number(value));
  return [
    ...question.matchAll(/(?<![\d·])\d{2,5}(?![\d·%]| ?(?:posts?|blogs?|keywords?|days?))/g),
  ].some(([amount]) => !prices.some((price) => Math.abs(price - Number(amount)) <= 0.05 * price));
}

interface Local {
  en: string;
  es: string;
  yes?: boolean;
}

function withTown(
  fact: Fact,
  { town, elsewhere }: Meaning,
  { town: known }: State,
): Local | undefined {
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
  return {
    en: `${place} is covered: we serve ${servedEn}.`,
    es: `${place} está cubierto: atendemos ${servedEs}.`,
    yes: true,
  };
}

const servedEn = list(region.served);
const servedEs = 'Washington DC, Maryland y el norte de Virginia';

function withTrade(
  fact: Fact,
  { trade: named }: Meaning,
  { trade: known }: State,
): Local | undefined {
  const trade = named ?? known;
  if (fact.id !== 'agent.industry' || !trade) return undefined;
  return {
    en: `our agents work for ${trade.en}: they’re made for small and mid-size local businesses.`,
    es: `nuestros agentes trabajan para ${trade.es}: son para negocios locales pequeños y medianos.`,
    yes: true,
  };
}
