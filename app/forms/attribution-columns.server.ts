import type { AttributionColumns } from '../../lib/db/tables.ts';
import type { Fact } from '../../lib/deliveries/mail/content.ts';
import type { Attribution } from './attribution-schema.ts';

/** Attribution as a row keeps it. */
export function attributionColumns(attribution: Attribution | undefined): AttributionColumns {
  return {
    first_landing: attribution?.firstLanding || null,
    last_landing: attribution?.lastLanding || null,
    referrer: attribution?.referrer || null,
    utm_source: attribution?.utmSource || null,
    utm_medium: attribution?.utmMedium || null,
    utm_campaign: attribution?.utmCampaign || null,
    utm_term: attribution?.utmTerm || null,
    utm_content: attribution?.utmContent || null,
  };
}

/** The same as a webhook tells it. */
export function attributionData(row: AttributionColumns) {
  return {
    firstLanding: row.first_landing,
    lastLanding: row.last_landing,
    referrer: row.referrer,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    utmTerm: row.utm_term,
    utmContent: row.utm_content,
  };
}

/** The same as an e-mail to the owner tells it. */
export function attributionFacts(row: AttributionColumns): Fact[] {
  const campaign = [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean);
  return [
    ...(row.first_landing ? [{ label: 'First page seen', value: row.first_landing }] : []),
    ...(row.referrer ? [{ label: 'Came from', value: row.referrer }] : []),
    ...(campaign.length > 0 ? [{ label: 'Campaign', value: campaign.join(' / ') }] : []),
  ];
}
