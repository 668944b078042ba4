import type { PlanId } from '../../app/facts/site.ts';
import { type SiteSettings, telHref } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';

/** What a visitor is told. */
export interface Answer {
  text: string;
  /** Spanish words of the same; without them the English ones are said with a remark. */
  es?: string;
  links: readonly ChatLink[];
}

/** What an answer is made for. */
export interface Asked {
  site: SiteSettings;
  /** Plans that the question names, in the order of `planIds`. */
  plans: readonly PlanId[];
}

/** Something that the assistant knows. */
export interface Topic {
  /** Also the name of the file in `asked/` with questions about it. */
  id: string;
  answer: (asked: Asked) => Answer;
}

/** Pages that answers come from. */
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
