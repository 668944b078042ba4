import type { PlanId } from '../../app/facts/prices.ts';
import { telHref } from '../../lib/phone.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';
import type { Ask } from '../sums/frame.ts';

/** A short fact that answers a question in one sentence. */
export interface Fact {
  /** `subject.detail`; permanent. */
  id: string;
  /** Files of example questions in `assistant/data/questions/` that the fact answers. */
  subjects: readonly string[];
  /** It admits that the site doesn't say. */
  admits?: true;
  /** What it is about in a conversation, if not the first part of its id. */
  subject?: string;
  /** Id of the fact that it replaces for some visitors, and whose examples ask for it. */
  insteadOf?: string;
  /** The plan that the fact is about. */
  plan?: PlanId;
  /** The plan that the fact leads to, without being only about it. */
  about?: PlanId;
  /** What a yes-or-no question about the fact gets. */
  yes?: boolean;
  /** Questions that ask for the opposite, so that they get the opposite answer. */
  opposite?: RegExp;
  /** It lists what was asked for, so it may be longer than 45 words. */
  list?: true;
  /** One sentence each, without yes or no. */
  en: string;
  es: string;
  /** Where the site says it. */
  page: PageId;
}

/**
 * Label of a fact's examples in `assistant/data/facts/`: its id, without the plan. `blog.starter` has
 * those of `blog.all`, `ads.growth` those of `ads.plans`; `advice.small` has those of `plans.which`.
 */
export function factLabel({
  id,
  plan,
  insteadOf,
}: Pick<Fact, 'id' | 'plan' | 'insteadOf'>): string {
  if (!plan) return insteadOf ?? id;
  const family = id.slice(0, -plan.length - 1);
  if (family === 'plans.contents') return family;
  if (family === 'trial') return 'trial.length';
  if (listed.has(family)) return `${family}.all`;
  return `${family}${family.includes('.') ? '-' : '.'}plans`;
}

/**
 * Labels of messages that ask for neither a fact nor a sum: for a call, for nothing (a complaint, a remark,
 * a refusal, a hint that we misunderstood), or for something else.
 */
export const otherLabels = [
  'none',
  'callback',
  'complaint',
  'heard',
  'declined',
  'misread',
] as const;

/** Label of messages that ask for a sum of a kind. */
export const sumLabel = (ask: Ask): string => `sum.${ask}`;

export type OtherLabel = (typeof otherLabels)[number];

/** Subjects with a fact for each plan and one for all of them. */
const listed: ReadonlySet<string> = new Set([
  'prices',
  'blog',
  'blog.month',
  'social',
  'platforms',
  'keywords',
  'reports',
  'support',
]);

/** Facts that depend on the owner's settings. */
export type FactsOf = (site: SiteSettings) => readonly Fact[];

/** Pages that facts come from, and that answers link to. */
export const pages = {
  pricing: { label: 'Pricing', href: '/pricing' },
  features: { label: 'Features', href: '/features' },
  how: { label: 'How it works', href: '/how-it-works' },
  contact: { label: 'Contact', href: '/contact' },
  about: { label: 'About us', href: '/about' },
  audit: { label: 'Free audit', href: '/free-audit' },
  signup: { label: 'Sign up', href: '/signup' },
  support: { label: 'Support', href: '/support' },
  resources: { label: 'Resources', href: '/resources' },
  privacy: { label: 'Privacy policy', href: '/privacy-policy' },
  blog: { label: 'Blog', href: '/blog' },
  agents: { label: 'AI marketing agents', href: '/ai-marketing-agents' },
  call: { label: 'Strategy call', href: '/contact?topic=strategy-call' },
  dashboard: { label: 'Your dashboard', href: '/dashboard' },
  password: { label: 'Reset your password', href: '/reset-password' },
  seo: { label: 'SEO automation', href: '/seo-automation' },
  social: { label: 'Social media management', href: '/social-media-management' },
  builder: { label: 'Website builder', href: '/website-builder' },
  home: { label: 'Home', href: '/' },
} as const satisfies Record<string, ChatLink>;

export type PageId = keyof typeof pages;

export function mailLink({ email }: SiteSettings): ChatLink {
  return { label: email, href: `mailto:${email}` };
}

export function phoneLink({ phone }: SiteSettings): ChatLink {
  return { label: phone, href: telHref(phone) };
}
