import { capitalize } from '../../app/facts/plan-copy.ts';
import type { ContactExamples } from './contact-examples.server.ts';
import { type Features, FeatureTable } from './feature-table.server.ts';
import { featuresOf } from './features.server.ts';
import { isGivenName, isSurname } from './known-names.server.ts';
import { fold } from './language.server.ts';
import { isTitle } from './name-features.server.ts';
import {
  type FoundName,
  NameTagger,
  type TrainedNames,
  trainNames,
  withoutMarks,
} from './name-tagger.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import type { SpellChecker } from './spelling.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** The result of training. */
export interface TrainedContacts {
  names: TrainedNames;
  /** Whether details are the visitor's own (`own`) or those of others (`other`). */
  features: FeatureTable;
  owner: Softmax;
}

/** Tells which contact details are the visitor's: their name, and whether a number or an address is theirs. */
export class ContactClassifier {
  readonly #trained: TrainedContacts;
  readonly #spellChecker: SpellChecker;
  readonly #names: NameTagger;

  constructor(trained: TrainedContacts, spellChecker: SpellChecker) {
    this.#trained = trained;
    this.#spellChecker = spellChecker;
    this.#names = new NameTagger(trained.names, (word) => spellChecker.countOf(word));
  }

  /**
   * The visitor's name and that of their business in a message, as typed but with capitals.
   * @param text with `@` for an address and `#` for a phone number.
   * @param email the address.
   * @param isAsked whether the message answers the question for the visitor's name.
   */
  names(text: string, email = '', isAsked = false): { name?: string; company?: string } {
    const found = this.#names.namesIn(text, email, isAsked);
    const company = likeliest(found.filter(({ of }) => of === 'business'));
    const name = personAmong(
      text,
      found.filter(({ of }) => of === 'person'),
      isAsked,
    );
    return {
      ...(name && { name: inCapitals(name) }),
      ...(company && { company: /\p{Lu}/u.test(company) ? company : inCapitals(company) }),
    };
  }

  /**
   * Whether a name, a number or an address in a message is one to contact the visitor.
   * @param text with `@` for an address and `#` for a phone number.
   * @param by `form` if the form is open: `account is @` is theirs then; `name` if their name is beside it.
   */
  isOwn(text: string, by?: 'form' | 'name'): boolean {
    if (asksContact.test(text)) return true;
    const { features, owner } = this.#trained;
    const found = probabilities(owner, features.vector(detailsFeatures(text, this.#spellChecker)));
    return (found[owner.labels.indexOf('own')] ?? 1) >= minOwn[by ?? 'alone'];
  }
}

/** The visitor among the people whom a message names. */
function personAmong(
  text: string,
  people: readonly FoundName[],
  isAsked: boolean,
): string | undefined {
  const names = people
    // `Ana Ruiz of Ruiz Plumbing`
    .map((one) => ({ ...one, name: one.name.replace(/\s(?:of|from|at|with)\s.*$/iu, '') }))
    // `k. email me`
    .filter(
      ({ name }) =>
        (isAsked || /\p{L}{2}/u.test(name)) &&
        // `febuary is dead`
        (isAsked || looksLikeName(name) || introduces.test(text)) &&
        !isDay.test(fold(name)) &&
        !isOthers.test(name) &&
        !isRemark.test(name),
    );
  const best = likeliest(names);
  const all = names.map(({ name }) => name);
  // `Ana y Luis Rivas`
  const both = all
    .flatMap((name, place) =>
      ['y', 'e', 'and', '&'].map((and) => `${name} ${and} ${all[place + 1]}`),
    )
    .find((one) => text.includes(one));
  // `gus, gus theodoropoulos`
  const longer = all.find((name) => name.startsWith(`${best} `));
  return both ?? longer ?? best;
}

const looksLikeName = (name: string): boolean =>
  /\p{Lu}/u.test(name) ||
  fold(name)
    .split(' ')
    .some((word) => isGivenName(word) || isSurname(word));
/** Contact details, or words before a name. */
const introduces =
  /[@#]|(?<!\p{L})(?:i['’]?m|i am|this is|it['’]?s|name|call me|here|soy|llamo|habla|nombre)(?!\p{L})/iu;

const likeliest = (names: readonly FoundName[]): string | undefined =>
  names.length === 0
    ? undefined
    : names.reduce((a, b) => (b.probability > a.probability ? b : a)).name;

/** `Lovely. And could you` */
const isRemark =
  /^(?:lovely|great|perfect|wonderful|awesome|cool|super|thanks?|dang|okay|perfecto|genial|listo|gracias)$/i;

/** `my son Samuel` */
const isOthers = /^(?:my|our|mi|nuestr[oa])\s/i;

/** `friday is fine` */
const isDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|tomorrow|hoy|manana)$/;

/**
 * Probability from which details are the visitor's own. A lead that is lost is worse than a form that
 * nobody needs: of 1,355 held-out messages with own details 18 are below 0.1, of 445 with others' 269.
 */
const minOwn = { form: 0.02, name: 0.05, alone: 0.1 };

/** People close to a visitor, who may be called in their place. */
const relative =
  'wife|husband|son|daughter|brother|sister|mom|mother|dad|father|partner|boss|manager|assistant|esposa|esposo|hij[oa]|herman[oa]|mam[aá]|pap[aá]|soci[oa]|jef[ea]|sobrin[oa]';

/** `could somebody phone me on #`, `call my wife`, `que le llamen a mi mama` */
const asksContact = new RegExp(
  `\\b(?:(?:call|ring|phone|telephone|text|reach|email|e-mail|write|contact|drop|answer|reply)(?: to)? (?:me|us|him|her|my (?:${relative}))\\b|my (?:cell|number|phone|email|e-mail|mobile)(?: (?:is|number is))? *[#@]|ll[aá]m(?:en|e|a)(?:me|nos)\\b|ll[aá]m(?:ar|en|e)(?:l[aeo]s?)? a (?:mi|ella|[eé]l)\\b|m[aá]rqu(?:en|e)(?:me|nos)\\b|mi (?:n[uú]mero|cel|celular|tel[eé]fono|correo)(?: es)?(?: el)? *[#@])`,
  'i',
);

/** Trains it. */
export function trainContacts(
  { own, other, without }: ContactExamples,
  spellChecker: SpellChecker,
): TrainedContacts {
  const texts = [
    ...own.map(({ marked }) => ({ text: withoutMarks(marked), label: 'own' })),
    ...other.map(({ marked }) => ({ text: marked, label: 'other' })),
  ];
  const all = texts.map(({ text }) => detailsFeatures(text, spellChecker));
  const features = FeatureTable.ofTexts(all);
  const examples = texts.map(({ label }, index) => ({
    vector: features.vector(all[index] ?? new Map()),
    label,
  }));
  return {
    names: trainNames([...own, ...other, ...without], (word) => spellChecker.countOf(word)),
    features,
    owner: trainSoftmax(examples, features.size),
  };
}

/** A name without its title, with capitals: `dr dat nguyen`, `lashes by nia` */
function inCapitals(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => word !== '.' && !isTitle(fold(word)));
  return words
    .slice(Math.max(0, first))
    .map((word, place) => (place > 0 && particle.test(word) ? word : capitalize(word)))
    .join(' ');
}
const particle =
  /^(?:de|del|la|las|los|y|e|da|dos|di|van|von|der|bin|ibn|al|el|of|and|the|by|on|in|for|with)$/;

const detailsFeatures = (text: string, spellChecker: SpellChecker): Features =>
  featuresOf(text.replaceAll('@', ' emailaddress ').replaceAll('#', ' phonenumber '), spellChecker);
