import type { PlanId } from '../../app/facts/prices.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { billIn } from '../sums/bill.ts';
import type { Bill } from '../sums/frame.ts';
import { questionsOf } from './clauses.ts';
import type { ContactDetails } from './contact.ts';
import { namesIn } from './entities.server.ts';
import { fold, type Language } from './language.server.ts';
import type { Understanding } from './load.server.ts';
import type { Names } from './mentions.server.ts';
import { isOtherLanguage } from './other-languages.ts';
import { areElsewhere, withdrawnFrom } from './own-details.ts';
import type { AboutDetails } from './own-details-classifier.server.ts';
import { firstDigitsIn } from './phone-number.ts';
import { placeName } from './place-names.ts';
import { type PlacePlan, placePlansIn } from './place-plans.ts';
import { likeliest, type PlanChoice } from './plan-choice.ts';
import type { PlansBefore } from './plans-before.ts';
import { plansIn } from './plans-named.ts';
import { asksLikeBefore } from './questions.ts';
import type { Prediction } from './softmax.server.ts';
import { spellOutSpanish } from './spanish-shorthand.ts';
import { type Trade, tradeOf } from './trades.ts';
import { type DetailsBefore, visitorDetails } from './visitor-details.server.ts';
import { isSum, type Wanted, wantedOf } from './wanted.ts';
import { websiteIn } from './website.ts';
import { wishedTime } from './wished-time.ts';

/** What a visitor's message says; the place is that of their business. */
export interface Meaning extends Place {
  language: Language;
  /** It is in neither of our languages. */
  isOtherLanguage?: true;
  /** The message, folded, with typos corrected and Spanish shorthand spelled out. */
  folded: string;
  /** The same without contact details, whose words and digits tell nothing else. */
  told: string;
  /** Its questions, folded; a message without any is one. */
  questions: readonly string[];
  /** What it asks for, after the answer before it. */
  wanted: Wanted;
  /** What it says of the visitor's own details. */
  aboutDetails?: AboutDetails;
  /** Plans that it names, in the order of `planIds`. */
  plans: readonly PlanId[];
  /** Plans that the answer to it is about, as far as the conversation tells. */
  about: PlanChoice;
  /** Plans that it gives to single locations. */
  placePlans: readonly PlacePlan[];
  trade?: Trade;
  /** Somebody else's place: `my mom has a clinic in Richmond, do you go there`. */
  others: Place;
  /** What the visitor pays somebody else. */
  bill?: Bill;
  contact: ContactDetails;
  /** When they would like to be called, as typed. */
  wishedTime?: string;
  /** The first digits of a phone number at its end: the rest may follow. */
  digits?: string | undefined;
}

/** A town that we serve, or a place that we don't. */
export interface Place {
  town?: string;
  elsewhere?: string;
}

/** What a message may refer to. */
interface Before extends PlansBefore, DetailsBefore {
  language: Language;
  /** Label of the fact in the last reply that stated one. */
  lastLabel?: string;
  /** The same of the reply before that one. */
  earlierLabel?: string | undefined;
  /** Plans that the answers were about (`PlanChoice`), the last ones first. */
  aboutBefore: readonly string[];
  /** The trade that they told. */
  trade?: Trade;
}

/** Reads a message in the light of the conversation before it. */
export function meaningOf(
  text: string,
  state: Before,
  {
    classifier,
    contacts,
    mentions,
    offered,
    site,
    ownDetails,
  }: Pick<Understanding, 'classifier' | 'contacts' | 'mentions' | 'offered' | 'ownDetails'> & {
    site: SiteSettings;
  },
): Meaning {
  const named = namesIn(text);
  const { contact, rest } = visitorDetails(text, state, { contacts, site });
  const nameWords = wordsOfName(contact.name);
  // `Linh` is no typo, once it was given.
  const knownWords = wordsOfName(state.contact.name);
  // A name is of no language: `Jorge Luna`.
  const withoutName = (one: string) =>
    one.replace(/\p{L}+/gu, (word) => (nameWords.has(fold(word)) ? '' : word));
  const own = withoutName(rest);
  const started = state.replies.length > 0 ? state.language : undefined;
  const isSpanish = classifier.languages.identify(own, started) === 'es';
  const correct = (word: string) => {
    const found = classifier.spellChecker.correct(word);
    // `feas` is no typo of `fees`.
    return isSpanish && !classifier.languages.isSpanishWord(found) ? word : found;
  };
  const corrected = (one: string) =>
    (isSpanish ? spellOutSpanish(fold(one)) : fold(one))
      // `doesn't` is no typo of `does`.
      .replace(/\p{L}+n't\b|\p{L}+/gu, (word) =>
        nameWords.has(word) || knownWords.has(word) ? word : correct(word),
      )
      .replace(/\s+/g, ' ')
      .trim()
      .replace(bareWere, "$1we're ")
      .replace(correction, '')
      .replace(correctionAfter, '')
      .replace(notMeant, '');
  // The words of an address are no words about a subject: `shop.example`.
  const folded = corrected(text.replace(websiteIn(text)?.written ?? '', ' '));
  const told =
    contact.email || contact.phone || contact.company
      ? withoutName(corrected(without(rest, contact.company))).replace(
          /\b(?:my )?(?:full |first |last )?name(?:['’]?s| is)? ?(?=[,.;]|$)/g,
          '',
        )
      : folded;
  const whose = mentions.whose(withoutName(folded));
  // A trade that is only guessed doesn't replace the one that they told.
  const tellsTrade = !state.trade || whose.own.has('trade');
  const trade = tellsTrade ? tradeOf.get(classifier.trade(whose.text) ?? '') : undefined;
  const place = placeAmong(whose.own);
  const bill = billIn(folded);
  const known = offered.label(text);
  const wanted = known
    ? wantedOf(new Map([[known, 1]]))
    : classifier.wanted(folded, state.lastLabel, state.earlierLabel);
  const said = known ? undefined : ownDetails.label(folded);
  const aboutDetails = said === 'withdrawn' && areElsewhere(folded) ? undefined : said;
  const takenOut = aboutDetails === 'withdrawn' ? withdrawnFrom(folded, state.contact) : undefined;
  const namedPlans = plansIn(text, folded, named, state);
  const about = likeliest(classifier.plans(folded, state.aboutBefore, state.lastLabel), {
    named: namedPlans,
    before: state.aboutBefore,
    asksSum: isSum(wanted),
    isCompared: isSum(wanted) && wanted.sum.ask === 'compare',
  });
  // `does the other one`, after two plans
  const isOther = about.isLearned && about.plans.length === 1 && about.plans[0] !== state.plan;
  const plans = namedPlans.length === 0 && isOther ? [...about.plans] : namedPlans;
  // `and Fairfax?`, after another town
  const asksTown =
    (place.town || place.elsewhere) &&
    state.lastLabel?.startsWith('area.') &&
    asksLikeBefore(folded);
  const time = wishedTime(text, [contact.phone ?? '', contact.email ?? '']);
  return {
    language: isSpanish ? 'es' : 'en',
    ...(isOtherLanguage(own, fold(own)) && { isOtherLanguage: true }),
    folded,
    told,
    questions: known ? [folded] : questionsOf(folded),
    wanted: asksTown ? { ...wanted, sure: undefined } : wanted,
    ...(aboutDetails && { aboutDetails }),
    plans,
    about,
    placePlans: placePlansIn(folded, state),
    ...(trade && { trade }),
    ...place,
    others: placeAmong(whose.others),
    ...(bill && { bill }),
    digits: firstDigitsIn(text),
    contact: { ...takenOut, ...withoutKnown(contact, takenOut && state.contact) },
    ...(time && { wishedTime: time }),
  };
}

/** Details without those that are known already: `erase 703 555 0107` gives no number. */
const withoutKnown = (contact: ContactDetails, known: ContactDetails = {}): ContactDetails =>
  Object.fromEntries(
    Object.entries(contact).filter(
      ([field, value]) => letters(value) !== letters(known[field as keyof ContactDetails]),
    ),
  );
const letters = (value = '') => value.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** A text without the name of a business: `Broken Arrow Plumbing` is no complaint. */
function without(text: string, company = ''): string {
  const start = company ? text.toLowerCase().indexOf(company.toLowerCase()) : -1;
  return start < 0 ? text : `${text.slice(0, start)},${text.slice(start + company.length)}`;
}

const wordsOfName = (name = ''): ReadonlySet<string> =>
  new Set(
    fold(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );

/** `were a bakery in Reston` tells, `were you open` asks. */
const bareWere =
  /^((?:(?:ok|oh|hi|hey|hello|and|so|but|also|well|btw)[ ,]+)*)were (?!(?:you|u|ya|they|there|these|those|we|i|it|he|she|any|your|the|all|not|things)\b)/;

/** `no I meant keywords`, `no the big one`: what follows is the question. */
const correction =
  /^(?:(?:no+|nah|nope|sorry|oops|wait|actually|oh|perdon|ay)[ ,.!]+)*(?:(?:i (?:mean|meant|was (?:asking|talking) about)|quise decir|quiero decir)[ ,:]+(?=\S+ ?\S)|(?<=(?:no+|nah|nope|wait)[ ,.!]+)(?=(?:(?:on|for|with|in|en|con|para) )?(?:the|el|la) (?:\S+ )?(?:one|plan|starter|pro|growth|dominate|enterprise|big|small|middle|other|cheap|grande|chico|medio|otro)\W*$))/;
/** `I asked what we get, not what is left`, `1200 a month, not 1500`: the second half isn't meant. */
const notMeant =
  /(?<=\b(?:i|we) (?:asked|meant|said|was asking|am asking)\b[^.?!]{3,60}), (?:and )?not [^.?!]+|(?<=\d(?: (?:dollars|bucks|each|(?:a|per|al|por) \w+)){0,2})(?:, (?:and )?(?:not|no) \$? ?\d{2,}(?:·\d+)?|,? not \$? ?\d{2,}(?:·\d+)?(?=\W*$))/;
const correctionAfter = /[ ,]+(?:i (?:mean|meant)|quise decir|quiero decir)\W*$/;

/** The place of a business among those that a message names. */
function placeAmong(named: Names): Place {
  const towns = named.get('town') ?? [];
  // `Del Ray, Alexandria`, `Vienna, Virginia`
  const town = towns.findLast((name) => !isRegion.test(name)) ?? towns[0];
  if (town) return { town: placeName(town) };
  const [name] = named.get('elsewhere') ?? [];
  return name === undefined ? {} : { elsewhere: placeName(name) };
}

const isRegion = /^(?:virginia|northern virginia|nova|maryland|washington|washington dc|dc|d c)$/;

/** Probability of each subject. */
export type Subjects = ReadonlyMap<string, number>;

export const subjectsOf = (predictions: readonly Prediction[]): Subjects =>
  new Map(predictions.map(({ label, probability }) => [label, probability]));
