import type { AttributionColumns } from '../../lib/db/tables.ts';
import type { Attribution } from './attribution-schema.ts';

/** Attribution as the columns of a new row. */
export function attributionColumns(attribution: Attribution | undefined): AttributionColumns {
  return {
    first_landing: withoutToken(attribution?.firstLanding) || null,
    last_landing: withoutToken(attribution?.lastLanding) || null,
    referrer: attribution?.referrer || null,
    utm_source: attribution?.utmSource || null,
    utm_medium: attribution?.utmMedium || null,
    utm_campaign: attribution?.utmCampaign || null,
    utm_term: attribution?.utmTerm || null,
    utm_content: attribution?.utmContent || null,
  };
}

/** A landing page without the token of a link that opened it: to a password, or to somebody's data. */
function withoutToken(landing: string | undefined): string | undefined {
  return landing?.replace(/([?&]token=)[^&]*/g, '$1…');
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
