import type { SiteSettings } from '../../lib/site-settings.ts';
import { accountFacts } from './account-facts.ts';
import { agentFacts } from './agent-facts.ts';
import { auditFacts } from './audit-facts.ts';
import { channelFacts } from './channel-facts.ts';
import { companyFacts } from './company-facts.ts';
import { comparisonFacts } from './comparison-facts.ts';
import { contactFacts } from './contact-facts.ts';
import { contentFacts } from './content-facts.ts';
import type { Fact } from './fact.ts';
import { includedFacts } from './included-facts.ts';
import { limitsFacts } from './limits-facts.ts';
import { moneyFacts } from './money-facts.ts';
import { networkFacts } from './network-facts.ts';
import { planChoiceFacts } from './plan-choice-facts.ts';
import { planFacts } from './plan-facts.ts';
import { planFeaturesFacts } from './plan-features-facts.ts';
import { priceFacts } from './price-facts.ts';
import { privacyFacts } from './privacy-facts.ts';
import { siteFacts } from './site-facts.ts';
import { startFacts } from './start-facts.ts';
import { termsFacts } from './terms-facts.ts';
import { trialFacts } from './trial-facts.ts';
import { unlistedFacts } from './unlisted-facts.ts';
import { unlistedTermsFacts } from './unlisted-terms-facts.ts';
import { websiteFacts } from './website-facts.ts';

/** Every fact that the assistant answers with. */
export function factTable(site: SiteSettings): readonly Fact[] {
  return [
    planFacts,
    priceFacts,
    planChoiceFacts,
    planFeaturesFacts,
    includedFacts,
    trialFacts,
    termsFacts,
    moneyFacts,
    comparisonFacts,
    contactFacts,
    companyFacts,
    siteFacts,
    privacyFacts,
    accountFacts,
    agentFacts,
    auditFacts,
    startFacts,
    contentFacts,
    limitsFacts,
    networkFacts,
    channelFacts,
    websiteFacts,
    unlistedFacts,
    unlistedTermsFacts,
  ].flatMap((of) => of(site));
}
