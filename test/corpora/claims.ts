import { dollars, monthlyPrice, yearly } from '../../app/facts/prices.ts';
import {
  freelancer,
  hours,
  list,
  paymentWays,
  platformNames,
  region,
  setupTime,
} from '../../app/facts/site.ts';
import { terms } from '../../app/facts/terms.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { about } from './claims/about.ts';
import { aiMarketingAgents } from './claims/ai-marketing-agents.ts';
import { contact } from './claims/contact.ts';
import { features } from './claims/features.ts';
import { freeAudit } from './claims/free-audit.ts';
import { home } from './claims/home.ts';
import { howItWorks } from './claims/how-it-works.ts';
import { pricing } from './claims/pricing.ts';
import { seoAutomation } from './claims/seo-automation.ts';
import { severalPages } from './claims/several-pages.ts';
import { signup } from './claims/signup.ts';
import { socialMediaManagement } from './claims/social-media-management.ts';
import { support } from './claims/support.ts';
import { websiteBuilder } from './claims/website-builder.ts';

/** Why a sentence needs no fact. */
export const reasons = [
  'drawn sample',
  'heading or question',
  'call to action',
  'opinion, nothing to check',
  'how to use the page',
  'sum or date from other facts',
] as const;
export type Reason = (typeof reasons)[number];

/** Sentences of a page, one on each line, by the ids of the facts that state them, or by a reason. */
export type Claims = Partial<Record<Reason | `${string}.${string}`, string>>;
export type ClaimsOf = (stated: Words) => Claims;

const pages: readonly ClaimsOf[] = [
  severalPages,
  home,
  howItWorks,
  features,
  pricing,
  contact,
  freeAudit,
  support,
  signup,
  about,
  aiMarketingAgents,
  seoAutomation,
  socialMediaManagement,
  websiteBuilder,
];

/** What the owner sets, and amounts and terms that `app/facts/` states. */
type Words = ReturnType<typeof wordsOf>;

/** A sentence with the ids of its facts, or with its reason. */
export interface Claim {
  sentence: string;
  reason?: Reason;
  facts: readonly string[];
}

/** Every sentence that the public pages may have. */
export function claimsOf(site: SiteSettings): Claim[] {
  const stated = wordsOf(site);
  return pages.flatMap((page) =>
    Object.entries(page(stated)).flatMap(([key, lines = '']) => {
      const reason = reasons.find((one) => one === key);
      return lines
        .trim()
        .split(/\s*\n\s*/)
        .map((sentence) => ({
          sentence,
          ...(reason ? { reason, facts: [] } : { facts: key.split(' ') }),
        }));
    }),
  );
}

function wordsOf({ name, phone, email }: SiteSettings) {
  const { starter, growth, enterprise } = monthlyPrice;
  return {
    ...{ name, phone, email },
    starter: dollars(starter),
    growth: dollars(growth),
    enterprise: dollars(enterprise),
    starterYear: dollars(yearly(starter)),
    freelancer: dollars(freelancer.exampleMonthly),
    freelancerFrom: dollars(freelancer.monthlyFrom),
    freelancerYear: dollars(yearly(freelancer.exampleMonthly)),
    saved: dollars(yearly(freelancer.exampleMonthly - starter)),
    saving: dollars(freelancer.savingPerYear),
    trial: terms.trial,
    setup: setupTime,
    open: hours.open,
    phoneHours: hours.phone,
    served: list(region.served),
    networks: list(platformNames),
    payment: list(paymentWays, 'disjunction'),
  };
}
