import { otherPlaces } from './other-places.ts';
import { servedPlaces } from './served-places.ts';
import { tradeWords } from './trades.ts';

/**
 * Named entities that are interchangeable within their kind: a question about Bethesda reads the
 * same about Reston. Lower case and without accents, as `words` returns them.
 */
export const lexicons = {
  starter:
    'starter|starters|small plan|smaller plan|smallest plan|little plan|lowest plan|entry plan|entry level plan|basic plan|bottom plan|cheap plan|cheapest plan|first plan|low plan|small package|smallest package|smallest one|smallest tier|lowest tier|bottom tier|first tier|entry tier|plan chico|plan pequeno|plan basico|plan mas barato',
  growth:
    'growth|pro|pros|middle plan|middle one|middle tier|middle package|middle option|mid plan|mid tier|medium plan|second plan|second tier|plan intermedio|plan mediano|plan de en medio|plan del medio',
  enterprise:
    'enterprise|dominate|dominates|top plan|top tier|top package|big plan|biggest plan|biggest package|biggest one|biggest tier|largest plan|largest package|highest plan|highest tier|high end plan|premium plan|most expensive plan|most expensive one|third plan|full plan|plan grande|plan mas grande|plan mas caro|plan mas completo',
  platform:
    'facebook|instagram|linkedin|twitter|tiktok|tik tok|snapchat|snap chat|pinterest|youtube|threads|whatsapp|x com|nextdoor|bluesky|reddit',
  // Before towns: `Virginia Beach` isn't Virginia.
  elsewhere: alternatives(otherPlaces),
  town: alternatives(servedPlaces),
  dmv: 'dmv',
  trade: [...tradeWords.keys()].join('|'),
  payment:
    'paypal|venmo|zelle|bitcoin|crypto|cryptocurrency|cash|cash app|cashapp|apple pay|google pay|visa|mastercard|amex|american express|discover|stripe|klarna|afterpay|efectivo|cheque',
  system:
    'hubspot|salesforce|zapier|mailchimp|shopify|wordpress|quickbooks|square|toast|squarespace|wix|godaddy|webflow|monday com|slack|servicetitan|jobber|housecall pro|mindbody|opentable|yelp|klaviyo|constant contact|zoho|pipedrive|clover|calendly|airtable|google sheets|outlook|notion|zillow|redfin|realtor com|uber eats|ubereats|doordash|door dash|grubhub|tripadvisor|booksy|vagaro|etsy|ebay|amazon|ga4|google analytics|looker|power bi|tableau|acuity|glossgenius|fresha|lightspeed|resy|clio|dentrix|xero|freshbooks|gohighlevel|go high level|keap|activecampaign|simplepractice|athenahealth|appfolio|buildium|shipstation|workiz|fieldedge|shopmonkey|tekmetric|zenoti|wodify|pushpress|planning center',
  rival:
    'chatgpt|gpt|openai|gemini|claude|copilot|jasper|hootsuite|buffer|semrush|ahrefs|sprout social|canva|fiverr|upwork|scorpion|thryv|hibu|podium|birdeye|vendasta',
};

/** Names of a list, as the alternatives of an expression. */
function alternatives(list: string): string {
  return list.trim().split(/,\s+/).join('|');
}
