/**
 * Facts of the business, stated once (spec.md sections 1, 2, 3, 5 and 9).
 * Pages, structured data, emails and the assistant all read them from here.
 * What the owner sets (name, phone, email, address) is in `settings.ts`; the plans' prices
 * are in `prices.ts`, what each plan contains is in `plans.ts`, trial and guarantee are in `terms.ts`.
 */
export { timeZone } from '../../lib/site-settings.ts';

/**
 * The freelancer that the flat rate is compared with, in whole US dollars (spec.md section 1).
 * At exactly $1,500 a month the saving is $14,436 a year, so pages show the claim of over $15,000
 * with a bill that supports it: (1,550 − 297) × 12 = 15,036. `site.test.ts` checks this.
 */
export const freelancer = {
  monthlyFrom: 1500,
  exampleMonthly: 1550,
  savingPerYear: 15_000,
} as const;

/** Sample figures of the dashboard preview, not a customer's (spec.md section 9). */
export const sampleFigures = {
  contentPieces: 247,
  seoImprovementPercent: 89,
  impressions: 1_200_000,
  onDuty: '24/7',
} as const;

/** Claims of the service pages (spec.md section 9). */
export const claims = {
  costsDownPercent: 60,
  leadsUpPercent: 300,
  agentResultsDays: 30,
  firstPageDays: 90,
  websiteLiveMinutes: 30,
  setupHours: { from: 24, to: 48 },
} as const;

/** How long the setup of an agent takes after the audit: `24-48 hours`. */
export const setupTime = `${claims.setupHours.from}-${claims.setupHours.to} hours`;

/** The company's specialties and mission (spec.md section 1). */
export const specialties = [
  'AI marketing automation',
  'SEO optimization',
  'social media management',
  'content creation',
  'marketing analytics',
] as const;
export const mission =
  'We make enterprise-level automation accessible, affordable and effective for local businesses.';

/** Number of customers, as the About page and the audit page word it (spec.md section 1). */
export const businessesServed = { about: 'hundreds of DMV businesses', audit: '100+' } as const;

/** Hours until we reply, as each page promises (spec.md sections 2, 8 and 9). */
export const replyHours = { contact: 24, audit: 24, support: 2 } as const;

/** Fields of the audit form, as pages count them. */
export const auditQuestions = { count: 8, word: 'eight' } as const;

/** When we answer the phone, Monday to Friday: Eastern time, which the pages call EST. */
const office = { opens: 9, closes: 18 } as const;
const open = `${office.opens}AM-${office.closes - 12}PM`;

/** Opening hours. Contact page and structured data differ because spec.md section 9 says so. */
export const hours = {
  /** Hours of the day, Eastern time. */
  office,
  open,
  contact: { days: 'Monday to Friday', time: `${open} EST`, weekend: 'closed weekends' },
  phone: `Mon-Fri ${open} EST`,
  email: '24/7',
  chat: '24/7',
  structuredData: { opens: '09:00', closes: '17:00' },
} as const;

/** The social platforms (spec.md section 2). */
export const platformNames = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'TikTok'] as const;

/** The company's office and service area (spec.md sections 1 and 2). */
export const region = {
  office: 'Northern Virginia',
  officeState: 'VA',
  served: ['Washington DC', 'Maryland', 'Northern Virginia'],
  short: 'DMV',
} as const;

/** Facts that only the structured data states (spec.md section 9). */
export const company = {
  foundedYear: 2023,
  rating: 4.9,
  reviews: 127,
  payment: ['Credit Card', 'Bank Transfer', 'ACH'],
  copyrightYear: 2025,
  policyUpdated: 'December 2024',
} as const;

/**
 * Claims about customers that only the owner can confirm. Set one to true once you have proof;
 * `npm run doctor` lists the others. Each quote in `testimonials.ts` has its own flag.
 */
export const confirmed = { rating: false, figures: false };

/** The footer's social icons; one without an address is shown without a link (spec.md section 2). */
export const socialLinks: readonly {
  name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X (Twitter)';
  href?: string;
}[] = [{ name: 'Facebook' }, { name: 'Instagram' }, { name: 'LinkedIn' }, { name: 'X (Twitter)' }];

/** A list as a sentence has it: `a, b, and c`; with `disjunction`, `a, b, or c`. */
export function list(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat('en-US', { type }).format(items);
}

/** The ways to pay as a sentence has them. */
export const paymentWays = company.payment.map((way) => (way === 'ACH' ? way : way.toLowerCase()));
