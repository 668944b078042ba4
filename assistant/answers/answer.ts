import type { PlanId } from '../../app/facts/prices.ts';
import { type SiteSettings, telHref } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';

/** An answer to a visitor. */
export interface Answer {
  text: string;
  /** The same in Spanish; without it, Spanish speakers get the English text with a note. */
  es?: string;
  links: readonly ChatLink[];
}

/** Input of an answer. */
export interface AnswerContext {
  site: SiteSettings;
  /** Plans named in the question, in the order of `planIds`. */
  plans: readonly PlanId[];
}

/** A subject that the assistant has an answer to. */
export interface Topic {
  /** Also the name of its file of example questions in `assistant/data/questions/`. */
  id: string;
  answer: (context: AnswerContext) => Answer;
}

/** Pages that answers link to. */
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
  seo: { label: 'SEO automation', href: '/seo-automation' },
  social: { label: 'Social media management', href: '/social-media-management' },
  builder: { label: 'Website builder', href: '/website-builder' },
} as const satisfies Record<string, ChatLink>;

export function mailLink({ email }: SiteSettings): ChatLink {
  return { label: email, href: `mailto:${email}` };
}

export function phoneLink({ phone }: SiteSettings): ChatLink {
  return { label: phone, href: telHref(phone) };
}
