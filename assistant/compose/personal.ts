import { list, region } from '../../app/facts/site.ts';
import { onlyFor } from '../facts/agent-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { generalTrades, type State } from '../state.ts';
import { savingSum } from '../sums/compared.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { uncapitalize } from './wording.ts';

/** A fact in the words for one visitor, who gets yes or no to it if that is given. */
interface Personal {
  en: string;
  es: string;
  yes?: boolean;
}

/** A fact for the visitor's town, trade or bill, or for days that they lost, if it depends on them; else undefined. */
export function personal(
  fact: Fact,
  question: string,
  meaning: Meaning,
  state: State,
): Personal | undefined {
  const isForOthers = onlyFor.test(question.replace(orOnly, ''));
  return (
    withTown(fact, meaning, state) ??
    (asksDifference.test(question) ? undefined : withBill(fact, state)) ??
    withCredit(fact, meaning) ??
    (isForOthers ? undefined : withTrade(fact, meaning, state))
  );
}

/** A comparison with somebody whom the visitor pays begins with what they would save. */
function withBill(
  { id, en, es }: Fact,
  { bill, plan, quantities, replies }: State,
): Personal | undefined {
  if (!comparisons.has(id) || !bill || bill.amount <= 0 || quantities?.count) return undefined;
  const saved = savingSum({ ask: 'save', plans: [plan ?? 'starter'] }, bill);
  if (!saved || replies.some((one) => one.includes(saved.en) || one.includes(saved.es)))
    return undefined;
  return {
    en: `${withoutPeriod(saved.en)}; ${afterSemicolon(en)}`,
    es: `${withoutPeriod(saved.es)}; ${afterSemicolon(es)}`,
  };
}

/** `how are you different` asks for no amount. */
const asksDifference = /\b(?:different|difference|distint[oa]s?|diferentes?)\b/;

const comparisons: ReadonlySet<string> = new Set([
  'savings.freelancer',
  'savings.agency',
  'savings.helper',
]);

const afterSemicolon = (sentence: string) =>
  uncapitalize(sentence.slice(sentence.indexOf(';') + 1).trim());

/** The guarantee covers what was paid, no single days of it. */
function withCredit({ id, en, es }: Fact, { folded }: Meaning): Personal | undefined {
  if (id !== 'guarantee.days' || !asksCredit.test(folded)) return undefined;
  return {
    en: `${uncapitalize(withoutPeriod(en))}; the site mentions no credit for single days or weeks, so our team decides that.`,
    es: `${uncapitalize(withoutPeriod(es))}; el sitio no menciona un crédito por días o semanas sueltas, así que eso lo decide nuestro equipo.`,
  };
}

/** `a credit for the week with no posts`, `do i get back the days left` */
const asksCredit =
  /\bcredit (?:for|me|us|back)\b|\b(?:a|some) credit\b|\b(?:missed|dead|lost|those|the (?:two|2|three|3)) (?:days?|weeks?)\b|\bdays? (?:that are )?left\b|\b(?:these|those|\d+) (?:\w+ )?(?:days?|weeks?) (?:back|down|without|with no)\b|\bfor (?:these|those) (?:\w+ )?(?:days|weeks)\b|\bdown \d+ days\b|\b(?:mid|middle of (?:the|a)) ?month\b|\b(?:dias|semanas) (?:sin|perdid[oa]s|que faltan)\b/;

/** `for shops like mine or only big ones`: the first half is asked. */
const orOnly = /\b(?:or|o) (?:(?:only|just|solo) .*|(?:\S+ ){1,3}only\W*)$/;

function withTown(fact: Fact, meaning: Meaning, { town: known }: State): Personal | undefined {
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
function inVirginia(folded: string): Personal {
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

/** A town for those who haven't told theirs. */
const exampleTown = 'Rockville';

function withTrade(
  fact: Fact,
  { trade: named, town }: Meaning,
  { trade: known, town: theirs = exampleTown }: State,
): Personal | undefined {
  const trade = named ?? known;
  if (!trade) return undefined;
  // `stores` says little.
  if (fact.id !== 'agent.industry' && trade.id in generalTrades) return undefined;
  switch (fact.id) {
    case 'agent.industry':
      return {
        en: `our agents work for ${trade.en}${town ? `, and ${town} is in our area.` : ': they’re made for small and mid-size local businesses.'}`,
        es: `nuestros agentes trabajan para ${trade.es}${town ? `, y ${town} está en nuestra zona.` : ': son para negocios locales pequeños y medianos.'}`,
        yes: true,
      };
    case 'agent.does':
      return {
        en: `for ${trade.en}, ${uncapitalize(fact.en)}`,
        es: `para ${trade.es}, ${uncapitalize(fact.es)}`,
      };
    case 'keywords.what':
      return {
        en: `${uncapitalize(withoutPeriod(fact.en))}; for you, that could be “${trade.en} in ${theirs}”.`,
        es: `${uncapitalize(withoutPeriod(fact.es))}; para ti podría ser “${trade.es} en ${theirs}”.`,
      };
    default:
      return undefined;
  }
}

const withoutPeriod = (sentence: string) => sentence.replace(/[.]$/, '');
