import type { AttributionColumns } from '../../lib/db/tables.ts';
import type { Attribution } from './attribution-schema.ts';

/** Attribution as the columns of a new row. */
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

/** A row's attribution as the data of a webhook. */
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
