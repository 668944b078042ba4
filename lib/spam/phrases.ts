import type { Entries, Signal } from './signals.ts';

interface Phrase {
  reason: string;
  weight: number;
  pattern: RegExp;
}

/*
 * An offer gives itself away by whom it talks about: a customer writes about 'my' site and what 'we'
 * need, a seller about 'your' site and what 'we' do for companies like yours. Most weights stay below
 * the threshold, so that it takes two phrases: the offer, and the call to answer it.
 */
const phrases: Phrase[] = [
  {
    reason: 'finds fault with “your website”, or promises to improve it',
    weight: 0.5,
    pattern:
      /\b(your|ur|you|yours?) ?(current |company'?s? |business |own )?(web ?sites?|sites?|web ?pages?|domain|homepage|landing page|blog)\b[^.!?\n]{0,110}\b(rank|traffic|errors?|issues?|problem|seo|redesign|improv|missing|visib|convers|convert|load|slow|backlink|index|optimi[sz]|penali|broken|outdated|old|modern|top of google|first page|page (1|one)|keywords?|google|visitors?|mobile)/i,
  },
  {
    reason: 'offers work on “your website” or “your business”',
    weight: 0.5,
    pattern:
      /\b(rank\w*|traffic|redesign\w*|re-design\w*|improv\w*|optimi[sz]\w*|backlinks?|visitors|seo|promot\w*|boost\w*|grow\w*|increas\w*|skyrocket\w*|scale|explode|develop\w*|audit(ed)?|review(ed|ing)?|analy[sz]\w*|check(ed|ing)|visit(ed|ing)|brows\w+|found|across|looking (at|over|through))\b[^.!?\n]{0,60}\byour (web ?sites?|sites?|web ?page|domain|online (presence|business)|(google )?rank\w*|search|traffic|social media|seo|listing|store|business|sales|revenue|brand)\b/i,
  },
  {
    reason: 'offers its own services',
    weight: 0.5,
    pattern:
      /\b(we|i|our (team|agency|company|firm|experts?|services?|developers?|platform|software|writers|editors|designers|specialists|consultants|accountants|[a-z]?cpas?|agents|receptionist|widget|tool|system)|my (team|agency|company|firm))( a?re?|'?m|'?re)?( \w+){0,2} (can|could|will|would|offer\w*|provid\w*|speciali[sz]\w*|help\w*|guarantee\w*|deliver\w*|build\w*|assist\w*|generat\w*|work(ed)? with)\b[^.!?\n]{0,110}\b(your|you|clients|companies|businesses|brands|website owners)\b/i,
  },
  {
    reason: 'introduces itself as a seller of web services',
    weight: 0.5,
    pattern:
      /\b(i'?m|i am|this is|my name is|we are|we'?re)\b[^.!?\n]{0,60}\b(seo|web ?(site)?|digital|online|app|software|marketing|lead gen\w*|business development|growth|outreach|video|graphic|mobile)\b[^.!?\n]{0,30}\b(expert|consultant|developer|designer|manager|specialist|executive|agency|company|strategist|freelancer|professional|firm|team|marketer)\b/i,
  },
  {
    reason: 'writes on behalf of an agency or a factory',
    weight: 0.5,
    pattern:
      /\b(i|we|i'm|we're|i am|we are|on behalf of)\b[^.!?\n]{0,30}\b(run|represent|from|of|have|are|with|at|behalf of)? ?(an?|the|our) ([\w-]+ ){0,3}(outreach|agency|production|software house|factory|manufacturer|supplier|exporter|investor|development (company|team)|call cent(er|re)|marketplace)\b|\b(our|my|the) (team|developers|designers|staff|editors|writers|engineers)\b[^.!?\n]{0,20}\b(in [A-Z][a-z]+|built|can|create|will|have)\b|\bpartnership proposal\b|\bresell (our|my)\b/i,
  },
  {
    reason: 'did unsolicited work',
    weight: 0.65,
    pattern:
      /\b(i|we|my team|our (team|experts?))( have|'ve)? (just |recently |already )?(recorded|audited|built|designed|created|prepared|put together)\b[^.!?\n]{0,70}\b(your|you)\b/i,
  },
  {
    reason: 'sells links or paid posts',
    weight: 0.6,
    pattern:
      /\b(guest[- ]?posts?|guest[- ]?blog\w*|sponsored (posts?|articles?|content)|link[- ]?(building|insertions?|exchange|placement)|do-?follow|domain (authority|rating)|\bda ?\d{2}\b|\bdr ?\d{2}\b|pbn|high[- ]authority|quality backlinks|negative backlinks|paid post|publish (an )?article|guest articles?|place (a|your) links?|(link|links) (to|for) (our|your) (client|homepage|site)|in exchange for (one |a )?links?)\b/i,
  },
  {
    reason: 'asks for a reply to an offer',
    weight: 0.35,
    pattern:
      /\b(are|would|will) you (be )?(interested|open|available|free)\b|\binterested\?|\b(can|may|shall|could|should|mind if) i (send|share|email|forward|show|give you)\b|\breply (with|back|to this|yes|now|if)\b|\bjust (reply|respond)\b|\b(let me know|email me|get back to me|write me|write to me|contact me|contact us|reach me)\b[^.!?\n]{0,60}\b(interested|details|price|quote|proposal|send|share|discuss|more info\w*|and i|here|below|whatsapp|telegram|skype)\b|\b(quick|15|10|20|short)[- ]?(min\w*)? (call|chat|zoom)\b|\bsend (you|over) (the |a |our |more |some )?(details|proposal|quote|packages?|price|samples?|portfolio|info|report|list|link)|\bworth a (chat|conversation|look)\b|\b(where|whom?|who) (can|should|may) i (send|talk|speak|write)\b|\bwould you (consider|like to see)\b|\bwant to see (it|more|how)\b|\b(samples|details|catalog(ue)?) (on|upon) request\b|\b(answer|reply|respond|write) to my\b|\bwho should i\b|\b(download|see|check|apply|confirm)( \w+){0,3} (here|now)\b|\bhop on a call\b|\bdo you have \d+ minutes\b|\bplease (choose|order|confirm)\b|\bclick (here|below|on the|the link|this)\b/i,
  },
  {
    reason: 'quotes prices or free extras',
    weight: 0.3,
    pattern:
      /\b(free|no[- ]obligation|complimentary) (quote|proposal|report|video|mock-?up|demo|trial|sample|consultation|analysis|website)\b|\b(price|rate) (list|card)\b|\b(our|my) (portfolio|packages?|prices?|rates|past work)\b|\baffordable (price|rate|package|cost)s?|\b(starting|starts|only|just|from|for) (at |from )?(usd ?|\$|£|€) ?\d+|\$ ?\d+ ?(per|a|\/) ?(hour|month|page|post|lead|video)|\b\d+% (off|discount)|\bno (upfront|hidden|monthly) (cost|fee|payment)s?|guarantee\w* (top|first|results|publication|placement|ranking)s?|or no payment|\bmoney[- ]back\b|\bflat (rate|fee)\b|\bone[- ]time fee\b|\b(hourly|monthly) rate\b|\b(free of charge|no charge|no contract|zero cost|fully refundable|first (month|three|one|two|\w+) (is |are )?free)\b|\b(best|lowest|cheapest) price\b|\b(pay|payment) (only )?(for results|after)\b|\b\d+ ?(%|percent) commission\b|\bif you like it you pay\b/i,
  },
  {
    reason: 'offers cheap labor',
    weight: 0.4,
    pattern:
      /\b(offshore|outsourc\w+|dedicated developers?|virtual assistants?|white[- ]label|lowest price|remote (staff|developers?|team)|data entry|mobile app development|web development company)\b/i,
  },
  {
    reason: 'explains how to unsubscribe',
    weight: 0.6,
    pattern:
      /\b(unsubscribe|opt[- ]?out|stop receiving|remove (you|your|me|yourself) |not (wish|want) to (receive|hear|be contacted)|won'?t (hear from|contact you) again|no longer (wish|want) to|reply stop|say stop)\b/i,
  },
  {
    reason: 'sells messages through contact forms',
    weight: 0.8,
    pattern:
      /\b((contact|feedback|website) forms?)\b[^.!?\n]{0,80}\b(blast|mailing|send|sent|submi|deliver|advertis|market|reach|messag)|\b(you('| a)?re|you) (just )?(reading|read|reacting to) (this|my) (message|ad)|\b(this|how i) (is )?(proof|proves|reached you)\b|\bcommercial (offers?|proposals?)\b/i,
  },
  {
    reason: 'promises money',
    weight: 0.6,
    pattern:
      /\b(crypto\w*|bitcoins?|btc|ethereum|usdt|forex|binary options?|nfts?|airdrop|altcoin|blockchain|trading (bot|platform|signals?)|invest(ment|ing)? (opportunit|plan|platform|project)\w*|passive income|make money|financial freedom|side income|work from home|get rich|huge returns?|hidden wallet|(earn|profit|income|make)\w*[^.!?\n]{0,30}(\$|usd|€|£) ?\d[\d,.]*|(\$|€|£) ?\d[\d,.]*k? ?(per|a|every|each) ?(day|week|month|hour)|gagnez|geld verdienen|gane dinero)\b|заработ(ок|ай|ать)|(^|\s)без вложений/i,
  },
  {
    reason: 'offers credit',
    weight: 0.6,
    pattern:
      /\b(business (loans?|funding|capital|line of credit)|working capital|merchant cash|unsecured (loan|funding)|no credit check|bad credit|loan offer|approved (for|within|in)|funding (options?|in 24)|personal loans?|low interest|without collateral)\b|\b(see|check)\b[^.!?\n]{0,20}\b(qualif\w+|eligib\w+)|\byou (may|might|could) (be eligible|qualify)\b|\bkredite? ohne\b|кредит без|займ/i,
  },
  {
    // Law firms, funeral homes and insurers write of these too.
    reason: 'tells of a fortune or an inheritance',
    weight: 0.5,
    pattern:
      /\b(private investor|dying|widow|donate|keep \d+ ?(%|percent))\b[^!?]{0,120}\b(wealth|million|billion|her lawyer|fund to)\b|\b(million|billion)\b[^!?]{0,120}\b(you will (keep|receive)|your country)\b|\b(next of kin|barrister|inheritance|beneficiary|deceased|passed away)\b[^!?]{0,160}\b(million|deposit|funds?|dollars|usd)\b|\b(million|deposit|funds?|dollars|usd)\b[^!?]{0,160}\b(next of kin|barrister|inheritance|beneficiary|deceased)\b/i,
  },
  {
    reason: 'wants a stranger to receive money',
    weight: 0.6,
    pattern:
      /\b(awaits you|you (will|shall|would|can) (keep|receive|inherit|get \d)|share[sd]? (his|her|the same|a) (last|family) name|(present|name|nominate) you as|your (country|bank account|full name)|through you|as (a |the |his |her )?beneficiary|(claim|share|split) (it|this|the (fund|money|sum)s?) with (me|you)|contact (her|his|my) (lawyer|barrister|bank)|private e-?mail|contact me urgently|utmost (confidence|secrecy)|strictly confidential)\b/i,
  },
  {
    reason: 'orders goods the way card thieves do',
    weight: 0.7,
    pattern:
      /\b(do you accept|types? of|take)\b[^.!?\n]{0,20}\bcredit cards?\b|\bshipping agent\b|\bkindly (send|quote|advise|get back)\b/i,
  },
  {
    reason: 'mentions “businesses like yours”',
    weight: 0.5,
    pattern:
      /\b(business(es)?|compan(y|ies)|owners?|brands?|stores?|sites?|websites?) like (yours?|you)\b|\bbring your (business|company)\b|\bfor your (brand|company|business)\b[^.!?\n]{0,30}(from|\?|\$)|\bwho (handles|is in charge|is responsible|manages|takes care)\b/i,
  },
  {
    reason: 'asks a sales question',
    weight: 0.4,
    pattern:
      /\b(do you (need|want)|need more|want to (be|get|make|earn|have|know how|rank|see)|looking (to|for)|tired of|would you like|are you (struggling|losing|ready))\b[^.!?\n]*\?/i,
  },
  {
    reason: 'demands a confirmation',
    weight: 0.45,
    pattern:
      /\b(verify|confirm) (your|the) (account|registration|identity|payment|address|details|withdrawal|domain)\b|\bfinal notice\b|\bcontact me urgently\b|\bwithin \d+ hours\b[^.!?\n]{0,20}\bor\b/i,
  },
  {
    reason: 'advertises gambling',
    weight: 0.7,
    pattern:
      /\b(casinos?|sports ?bet\w*|betting|bookmaker|slots?\b[^.!?\n]{0,20}(bonus|online|game|free)|online slots|poker|gambl\w+|jackpots?|baccarat|1xbet|free spins|roulette|lottery)\b|казино|ставки|赌场|博彩|카지노/i,
  },
  {
    reason: 'advertises medicines',
    weight: 0.7,
    pattern:
      /\b(viagra|cialis|levitra|tadalafil|sildenafil|ivermectin|tramadol|xanax|ozempic online|(buy|cheap|order|generic|canadian)\b[^.!?\n]{0,25}\b(pills?|meds|medications?|pharmac\w+|steroids?)|erectile|without (a )?prescription|male enhancement|keto gummies)\b/i,
  },
  {
    reason: 'advertises dating or adult sites',
    weight: 0.7,
    pattern:
      /\b(porn\w*|escorts?|hook-?ups?|nudes?|xxx|sex (chat|cam|dating|tonight)|adult (dating|site|cam|game)s?|onlyfans|webcam girls?|single (women|girls|ladies)|hot (girls|women|singles)|dating site|lonely (girl|woman|housewife))\b|знакомства/i,
  },
  {
    reason: 'threatens, or demands immediate action',
    weight: 0.6,
    pattern:
      /\b(copyright (infring|violat|claim)\w*|dmca|legal action|law ?suit|your ([\w']+ ){0,2}(account|domain|website|site|page|listing|profile|mailbox)\b[^.!?\n]{0,50}\b(suspend|terminat|deactivat|delet|expir|disabl|violat|removed|will be dead|hacked)\w*|verify your|final notice|urgent(ly)? (action|attention|notice)|we have hacked|negative reviews|lose your|get you removed|de-?index|(files?|applied|register) (for )?your (brand|trademark)|trademark office|my (pictures|images|photos)|copyrighted (pictures|images|photos))\w*/i,
  },
  {
    reason: 'sells addresses or followers',
    weight: 0.6,
    pattern:
      /\b((e-?mail|contact|mailing|leads?|decision[- ]makers?|b2b|customer) (lists?|database|data)\b|bulk (e-?mail|sms)|verified (e-?mails?|contacts|leads)|(buy|real|cheap|boost|free)\b[^.!?\n]{0,20}\b(followers|likes|subscribers|views|5[- ]star|reviews)|targeted (e-?mails?|visitors|traffic|audience|leads|website)|(exclusive|qualified|pre-?qualified|booked) (leads|appointments|meetings|buyers|potential)|pay[- ]per[- ](lead|appointment|result)|organic traffic|real visitors)\b/i,
  },
  {
    reason: 'greets an unknown website owner',
    weight: 0.4,
    pattern:
      /\b(dear|hi|hello|hey|greetings|attn:?|to)(,? the)? (sir|madam|web ?master|web ?admin|admin|(web)?site (owner|admin)|web ?site owner|(business )?owner|manager|friend|guys|respected|decision maker|marketing (manager|team|director)|sales team)\b|\b(to whom it may concern|dear (all|colleagues?|sirs?))\b|\bhope (you|this|your|all)\b[^.!?\n]{0,40}\b(well|finds?)\b/i,
  },
  {
    reason: 'sells search rankings in another language',
    weight: 0.7,
    pattern:
      /продвижени[ея] сайт|раскрутк|в топ (яндекс|google|гугл)|posicionamiento (web|seo) (desde|por)|référencement (garanti|pas cher)/i,
  },
  {
    reason: 'sets a deadline or mentions a third party',
    weight: 0.45,
    pattern:
      /\bwithin \d+ (hours|days)\b|\ba third party (has )?(applied|registered)|\b(buyer|investor|client)s? (in your area |of ours )?(has |have |is |are )?(asked|interested|looking)\b|\bwikipedia page\b/i,
  },
  {
    reason: 'wants to move to a messenger',
    weight: 0.35,
    pattern: /\b(telegram|whats ?app|skype|wechat|viber|discord)\b/i,
  },
];

/**
 * What only a customer asks for: more customers of their own, our plans or agents, or to resell them.
 * No text of the corpora's 280 unwanted ones does.
 */
const customerRequest =
  /\b(we|i|us|my (clinic|shop|firm|business|office))('d| would)? ?(also |really |just )?(need|want|like|get)( to (get|have|see|find|reach))? (more|new|better) (local |paying |good |qualified )?(clients|leads|customers|patients|bookings|orders|calls|traffic|reviews|visitors|families|cases|jobs|guests|members|students)\b|\b(do|can|could|would|does) (you|your \w+|the agent) (also |really |maybe )?(offer|have|handle|manage|bring|write|set up|support|help|work with|do|sell) (us|me|our|my|any |a (partner|reseller)|white[- ]label|plans?|discounts?|partner|reseller)|\b(your|the) (ai )?(marketing )?(agents?|pro plan|starter plan|dominate plan)\b|\b(resell|white[- ]?label|rebrand)( your)? (agents?|services?|plans?|products?|packages?|software) (to|for|under) (my|our)\b|\b(resell|white[- ]?label|rebrand|outsource|offer)\b[^.!?\n]{0,40}\b(your|to you)\b[^.!?\n]{0,40}(\b(my|our)\b|\?)|\boutsource\b[^.!?\n]{0,40}\bto you\b|\b(we|i)('d| would)? (also |really )?(need|want|like) (help with |some |a |an |our |your |local )*(seo|marketing|ai agents?|google profile)\b|\b(how (do|can|could) (we|i)|(we|i)('d| would)? (want|like|need) to) (show up|be found|rank|reach|appear)\b/i;

/** Share of their weight that phrases keep in a customer's request. */
const inRequest = 0.5;

/**
 * Signs in the text: phrases of offers that requests don't use, each counted once, and half in a text
 * that asks for our service: an agency that resells it, a lawyer who handles inheritances.
 */
export function phraseSignals(entries: Entries): Signal[] {
  // Every field counts: some type their offer into the company's.
  const text = [...entries.texts, entries.company, entries.name].join('\n').replace(/[’‘`]/g, "'");
  const share = customerRequest.test(text) ? inRequest : 1;
  return phrases
    .filter(({ pattern }) => pattern.test(text))
    .map(({ reason, weight }) => ({ reason, weight: weight * share }));
}
