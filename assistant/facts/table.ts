import type { SiteSettings } from '../../lib/site-settings.ts';
import { channelFacts } from './channel-facts.ts';
import { companyFacts } from './company-facts.ts';
import { contentFacts } from './content-facts.ts';
import type { Fact } from './fact.ts';
import { includedFacts } from './included-facts.ts';
import { moneyFacts } from './money-facts.ts';
import { planFacts } from './plan-facts.ts';
import { privacyFacts } from './privacy-facts.ts';
import { productFacts } from './product-facts.ts';
import { termsFacts } from './terms-facts.ts';
import { unlistedFacts } from './unlisted-facts.ts';

/** Every fact that the assistant answers with. */
export function factTable(site: SiteSettings): readonly Fact[] {
  return [
    planFacts,
    includedFacts,
    termsFacts,
    moneyFacts,
    companyFacts,
    privacyFacts,
    productFacts,
    contentFacts,
    channelFacts,
    unlistedFacts,
  ].flatMap((of) => of(site));
}
