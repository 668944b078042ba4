import type { PlanId } from '../../app/facts/prices.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { opensForm } from '../reply-subject.ts';
import { billIn } from '../sums/bill.ts';
import type { Bill } from '../sums/frame.ts';
import { websiteIn } from './business.ts';
import { questionsOf } from './clauses.ts';
import { completedName, withoutSpelling } from './completed-name.ts';
import { type ContactDetails, contactIn } from './contact.ts';
import { type Named, namesIn } from './entities.server.ts';
import { fold, type Language } from './language.server.ts';
import type { Understanding } from './load.server.ts';
import { isOtherLanguage } from './other-languages.ts';
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
import { isSum, type Wanted } from './wanted.ts';
import { wishedTime } from './wished-time.ts';

/** What a visitor's message says. */
export interface Meaning {
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
  /** Plans that it names, in the order of `planIds`. */
  plans: readonly PlanId[];
  /** Plans that the answer to it is about, as far as the conversation tells. */
  about: PlanChoice;
  /** Plans that it gives to single locations. */
  placePlans: readonly PlacePlan[];
  trade?: Trade;
  /** A town that we serve. */
  town?: string;
  /** A place that we don't serve. */
  elsewhere?: string;
  /** What the visitor pays somebody else. */
  bill?: Bill;
  contact: ContactDetails;
  /** When they would like to be called, as typed. */
  wishedTime?: string;
  /** The first digits of a phone number at its end: the rest may follow. */
  digits?: string | undefined;
}

/** What a message may refer to. */
interface Before extends PlansBefore {
  language: Language;
  /** The replies so far. */
  replies: readonly string[];
  contact: ContactDetails;
  /** The first digits of a phone number, which the message before ended with. */
  digits?: string | undefined;
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
    site,
  }: Pick<Understanding, 'classifier' | 'contacts'> & {
    site: SiteSettings;
  },
): Meaning {
  const named = namesIn(text);
  const {
    details: found,
    rest,
    marked,
  } = contactIn(withoutSpelling(text), site.phone, { ...state.contact, digits: state.digits });
  const isAsked = /\b(your name|tu nombre)\b/.test(state.replies.at(-1) ?? '');
  const foundName = contacts.name(marked, found.email, isAsked);
  const isForm = state.replies.some(opensForm);
  // `is 202-555-0199 your number?`, `who is Dr. Rao?`
  const isOwn = isAsked || contacts.isOwn(marked, isForm ? 'form' : foundName ? 'name' : undefined);
  const { email: _email, phone: _phone, ...others } = found;
  const details: ContactDetails = isOwn ? found : others;
  const name = isOwn ? foundName : undefined;
  const fullName = completedName(text, state.contact.name, name);
  const contact: ContactDetails = { ...details, ...(fullName && { name: fullName }) };
  // `im Sterling based`
  if (contact.name && !fullNameOf.test(contact.name) && isPlace(contact.name, text, contact))
    delete contact.name;
  const nameWords = new Set(
    fold(contact.name ?? '')
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
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
      .replace(/\p{L}+n't\b|\p{L}+/gu, (word) => (nameWords.has(word) ? word : correct(word)))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(bareWere, "$1we're ")
      .replace(correction, '')
      .replace(correctionAfter, '');
  // The words of an address are no words about a subject: `shop.example`.
  const folded = corrected(text.replace(websiteIn(text)?.written ?? '', ' '));
  const told =
    contact.email || contact.phone
      ? withoutName(corrected(rest)).replace(
          /\b(?:my )?(?:full |first |last )?name(?:['’]?s| is)? ?(?=[,.;]|$)/g,
          '',
        )
      : folded;
  // A trade that is only guessed doesn't replace the one that they told.
  const tellsTrade = !state.trade || named.has('trade');
  const trade = tellsTrade ? tradeOf.get(classifier.trade(withoutName(folded)) ?? '') : undefined;
  const place = ownPlace(folded, named);
  const bill = billIn(folded);
  const wanted = classifier.wanted(folded, state.lastLabel, state.earlierLabel);
  const plans = plansIn(text, folded, named, state);
  const about = likeliest(classifier.plans(folded, state.aboutBefore, state.lastLabel), {
    named: plans,
    before: state.aboutBefore,
    asksSum: isSum(wanted),
    isCompared: isSum(wanted) && wanted.sum.ask === 'compare',
  });
  // `and Fairfax?`, after another town
  const asksTown = place && state.lastLabel?.startsWith('area.') && asksLikeBefore(folded);
  const time = wishedTime(text, [contact.phone ?? '', contact.email ?? '']);
  return {
    language: isSpanish ? 'es' : 'en',
    ...(isOtherLanguage(own, fold(own)) && { isOtherLanguage: true }),
    folded,
    told,
    questions: questionsOf(folded),
    wanted: asksTown ? { ...wanted, sure: undefined } : wanted,
    plans,
    about,
    placePlans: placePlansIn(folded, state),
    ...(trade && { trade }),
    ...(place && { [place.isServed ? 'town' : 'elsewhere']: placeName(place.name) }),
    ...(bill && { bill }),
    digits: firstDigitsIn(text),
    contact,
    ...(time && { wishedTime: time }),
  };
}

const fullNameOf = / /;

/** `555-0143 Manassas`, `im Sterling based`: a town and no name, unless it is introduced as one. */
function isPlace(name: string, text: string, { email, phone }: ContactDetails): boolean {
  const named = namesIn(name);
  if (!email && !phone) return named.size > 0;
  return (
    named.has('town') && !/\b(?:name|this is|ask for|it['’]?s|i['’]?m|i am|soy|llamo)\b/i.test(text)
  );
}

/** `were a bakery in Reston` tells, `were you open` asks. */
const bareWere =
  /^((?:(?:ok|oh|hi|hey|hello|and|so|but|also|well|btw)[ ,]+)*)were (?!(?:you|u|ya|they|there|these|those|we|i|it|he|she|any|your|the|all|not|things)\b)/;

/** `no I meant keywords`, `no the big one`: what follows is the question. */
const correction =
  /^(?:(?:no+|nah|nope|sorry|oops|wait|actually|oh|perdon|ay)[ ,.!]+)*(?:(?:i (?:mean|meant|was (?:asking|talking) about)|quise decir|quiero decir)[ ,:]+(?=\S+ ?\S)|(?<=(?:no+|nah|nope|wait)[ ,.!]+)(?=(?:(?:on|for|with|in|en|con|para) )?(?:the|el|la) (?:\S+ )?(?:one|plan|starter|pro|growth|dominate|enterprise|big|small|middle|other|cheap|grande|chico|medio|otro)\W*$))/;
const correctionAfter = /[ ,]+(?:i (?:mean|meant)|quise decir|quiero decir)\W*$/;

/** The place of the visitor's business among those that a message names. */
function ownPlace(
  folded: string,
  named: Named['named'],
): { name: string; isServed: boolean } | undefined {
  const isTheirs = (name: string) => !isOutOf(name, folded);
  const towns = (named.get('town') ?? []).filter(isTheirs);
  // `Del Ray, Alexandria`, `Vienna, Virginia`
  const town = towns.findLast((name) => !isRegion.test(name)) ?? towns[0];
  if (town) return { name: town, isServed: true };
  const name = named.get('elsewhere')?.find(isTheirs);
  return name === undefined ? undefined : { name, isServed: false };
}

const isRegion = /^(?:virginia|northern virginia|nova|maryland|washington|washington dc|dc|d c)$/;

/**
 * Whether a message says that the business isn't in a place: `not Ashburn anymore`, `en Wheaton vivo
 * yo`, `my sister in Laurel`, `on Fairfax Ave`, `Columbus Day`.
 */
const isOutOf = (place: string, folded: string): boolean =>
  new RegExp(
    `\\b(?:not|forget|no longer in|ya no (?:esta|estamos) en|instead of|(?:moved|came|come|originally) (?:\\w+ ){0,3}from|left|i live in|born in|grew up in|used to be in|vivo en|ya no en|naci en) ${place}\\b` +
      `|\\b${place} (?:anymore|is where i live|vivo|ave|avenue|street|st|road|rd|pike|blvd|highway|hwy|drive|grad|day)\\b` +
      `|\\b(?:${relatives}|competitors?|rivals?)\\b(?! and (?:i|me|my)\\b| y yo\\b)[^.;?!]{0,25} (?:in|from|over in|en|de) ${place}\\b`,
  ).test(folded);

const relatives =
  'sisters?|brothers?|cousins?|friends?|uncle|aunt|neighbors?|budd(?:y|ies)|(?:sister|brother|mother|father|son) in law|hermanas?|hermanos?|prim[oa]s?|compadre|amig[oa]s?|ti[oa]|vecin[oa]s?|cunad[oa]|suegr[oa]';

/** Probability of each subject. */
export type Subjects = ReadonlyMap<string, number>;

export const subjectsOf = (predictions: readonly Prediction[]): Subjects =>
  new Map(predictions.map(({ label, probability }) => [label, probability]));
