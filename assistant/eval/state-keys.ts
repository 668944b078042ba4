import { splitExtension } from '../../lib/phone.ts';
import type { State } from '../state.ts';
import type { ExpectedState } from './sets.ts';

/** Keys of the sets for trades (`sets/README.md`). */
const keys: ReadonlySet<string> = new Set(
  [
    'auto bakery barber church cleaning contractor dentist florist gym hvac landscaping law medical',
    'nonprofit photographer plumber realestate restaurant retail roofing salon vet',
  ].flatMap((line) => line.split(' ')),
);

/** Keys for our trades that have another name there; those without a key are none to a set. */
const trades: Record<string, string> = {
  'auto shop': 'auto',
  cleaner: 'cleaning',
  doctor: 'medical',
  landscaper: 'landscaping',
  'law firm': 'law',
  realtor: 'realestate',
  roofer: 'roofing',
  store: 'retail',
  boutique: 'retail',
  cafe: 'restaurant',
  pizzeria: 'restaurant',
  'food truck': 'restaurant',
  bar: 'restaurant',
  caterer: 'restaurant',
  chiropractor: 'medical',
  therapist: 'medical',
  optometrist: 'medical',
  'hardware store': 'retail',
  'jewelry store': 'retail',
  bookstore: 'retail',
  'furniture store': 'retail',
  grocery: 'retail',
  'yoga studio': 'gym',
  'deck builder': 'contractor',
  'flooring company': 'contractor',
  'window company': 'contractor',
  acupuncturist: 'medical',
  butcher: 'retail',
  'garden center': 'retail',
  spa: 'salon',
};

const keyOf = (trade: string): string | undefined =>
  trades[trade] ?? (keys.has(trade) ? trade : undefined);

const plans = { starter: 'starter', growth: 'pro', enterprise: 'dominate' } as const;

/** Differences between a state and what a set expects. */
export function stateFaults(state: State, expected: ExpectedState): string[] {
  const contact = state.contact;
  // The sets tell numbers without their extensions.
  const { number } = splitExtension(contact.phone ?? '');
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') || undefined;
  const found: [string, string | undefined, string | undefined][] = [
    ['subject', state.subject, expected.subject],
    ['plan', state.plan && plans[state.plan], expected.plan],
    ['trade', state.trade && keyOf(state.trade.id), expected.trade],
    ['town', state.town?.replace('’', "'"), expected.town?.replace('’', "'")],
    ['name', withoutTitle(contact.name), withoutTitle(expected.contact?.name)],
    ['phone', digits, expected.contact?.phone],
    ['email', contact.email, expected.contact?.email],
  ];
  return found.filter(([, ours, theirs]) => !fits(ours, theirs)).map((one) => one.join(': '));
}

/** `Dr. Rao` and `Rao` are the same. */
export const withoutTitle = (name: string | undefined) =>
  name?.replace(
    /^(?:dr|mr|mrs|ms|miss|pastor|rev|reverend|father|sister|brother|colonel|captain|rabbi|imam|deacon|chef|coach|don|doña|sra?|dra)\.? /i,
    '',
  );

/** Whether a value is the expected one, or one of several that are right: `plans|prices`; `-` is none. */
function fits(ours: string | undefined, theirs: string | undefined): boolean {
  return (theirs ?? '-').split('|').includes(ours ?? '-');
}
