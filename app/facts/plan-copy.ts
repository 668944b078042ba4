import {
  marketingName,
  type PricingContents,
  pricingContents,
  type SignupContents,
  type Support,
  signupContents,
  signupName,
} from './plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from './prices.ts';
import { list } from './site.ts';

/** A plan as a card shows it. */
export interface PlanCard {
  name: string;
  /** Who or what the plan is for, in one sentence. */
  description: string;
  features: readonly string[];
}

/** For each subject of a table of plans, in the order of the cards: the line as a sentence has it. */
type Copy<Contents> = {
  [Subject in keyof Contents]-?: (value: NonNullable<Contents[Subject]>) => string;
};

const pricingCopy: Copy<PricingContents> = {
  blogPosts: ({ count, per }) =>
    count === 1 ? `${per}ly blog posts` : `${count} blog posts per ${per}`,
  socialPosts: (rate) =>
    typeof rate === 'string'
      ? `${rate} social posts`
      : `${rate.count} social posts per ${rate.per}`,
  google: (work) => `Google Business ${work}`,
  contentCalendar: () => 'AI content calendar',
  keywords: (keywords) => `${keywordCount(keywords)} keywords tracked`,
  dashboard: () => 'results dashboard',
  competitors: () => 'competitor monitoring',
  seoInsights: () => 'SEO insights',
  rankReports: () => 'rank reports',
  leadAlerts: () => 'conversion tracking and lead alerts',
  support: supportCopy,
  successAgent: () => 'dedicated success agent',
};

const signupCopy: Copy<SignupContents> = {
  seo: (level) => (level === 'basic' ? 'basic SEO' : 'advanced SEO with content'),
  automationSuite: () => 'full automation suite',
  platforms: (count) => `${count} social platforms`,
  reports: (rate) => `${rate} reports`,
  ads: (kind) => (kind === 'managed' ? 'ad management' : 'multi-channel ads'),
  leads: (kind) => (kind === 'campaigns' ? 'lead generation campaigns' : 'lead nurturing'),
  support: supportCopy,
  integrations: () => 'custom integrations',
  accountManager: () => 'dedicated account manager',
};

/** Lines of a plan's pricing card as a sentence has them; by default all of them. */
export function pricingLines(
  plan: PlanId,
  about: readonly (keyof PricingContents)[] = subjectsOf(pricingCopy),
): string[] {
  const contents: PricingContents = pricingContents[plan];
  return about.flatMap((subject) => lineAbout(pricingCopy, contents, subject));
}

/** Lines of a plan's signup card as a sentence has them; by default all of them. */
export function signupLines(
  plan: PlanId,
  about: readonly (keyof SignupContents)[] = subjectsOf(signupCopy),
): string[] {
  const contents: SignupContents = signupContents[plan];
  return about.flatMap((subject) => lineAbout(signupCopy, contents, subject));
}

/** The pricing card's line about a subject that the plan has; `25 keywords tracked`. */
export function pricingLine<P extends PlanId>(
  plan: P,
  subject: keyof (typeof pricingContents)[P] & keyof PricingContents,
): string {
  return pricingLines(plan, [subject]).join();
}

/** The signup card's line about a subject that the plan has; `5 social platforms`. */
export function signupLine<P extends PlanId>(
  plan: P,
  subject: keyof (typeof signupContents)[P] & keyof SignupContents,
): string {
  return signupLines(plan, [subject]).join();
}

/** Cards of the pricing page (spec.md section 9). */
export const pricingPlans: Record<PlanId, PlanCard> = {
  starter: pricingCard('starter', 'The basics, done every week.'),
  growth: pricingCard('growth', 'For owners who want to be found first in their town.'),
  enterprise: pricingCard('enterprise', 'For several locations or a crowded market.'),
};

/** Cards of the signup page (spec.md section 3). */
export const signupPlans: Record<PlanId, PlanCard> = {
  starter: signupCard('starter', 'A first agent for a business that does its own marketing today.'),
  growth: signupCard('growth', 'Search, social and ads for a business that wants more calls.'),
  enterprise: signupCard('enterprise', 'Every channel, connected to the systems you already use.'),
};

/** `$297 a month` */
export const price = (plan: PlanId) => `${dollars(monthlyPrice[plan])} a month`;

/** How many keywords a plan tracks: `25`, `100+`. */
export const keywordsTracked = (plan: PlanId) => keywordCount(pricingContents[plan].keywords);

/** The same fact for each plan: `10 on Starter, 25 on Pro, and 100+ on Dominate`. */
export const byPlan = (text: (plan: PlanId) => string) =>
  list(planIds.map((plan) => `${text(plan)} on ${marketingName[plan]}`));

/** A line as a card has it: with a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pricingCard(plan: PlanId, description: string): PlanCard {
  const features = pricingLines(plan).map(capitalize);
  return { name: marketingName[plan], description, features };
}

function signupCard(plan: PlanId, description: string): PlanCard {
  const features = signupLines(plan).map(capitalize);
  return { name: signupName[plan], description, features };
}

function subjectsOf<Contents>(copy: Copy<Contents>): (keyof Contents)[] {
  return Object.keys(copy) as (keyof Contents)[];
}

function lineAbout<Contents, Subject extends keyof Contents>(
  copy: Copy<Contents>,
  contents: Contents,
  subject: Subject,
): string[] {
  const value = contents[subject];
  return value === undefined || value === null ? [] : [copy[subject](value)];
}

function supportCopy({ channels, priority, hours }: Support): string {
  return [hours, priority && 'priority', channels.join(' and '), 'support']
    .filter(Boolean)
    .join(' ');
}

function keywordCount({ tracked, orMore }: PricingContents['keywords']): string {
  return `${tracked}${orMore ? '+' : ''}`;
}
