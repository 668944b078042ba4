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
  elsewhere:
    'texas|dallas|austin|california|san francisco|san diego|florida|orlando|tampa|new york|nyc|brooklyn|chicago|illinois|pennsylvania|philadelphia|pittsburgh|delaware|north carolina|south carolina|charlotte|raleigh|georgia|atlanta|ohio|cleveland|michigan|detroit|canada|toronto|vancouver|mexico|london|england|europe|spain|france|germany|uk|india|australia|seattle|oregon|portland|boston|massachusetts|miami|los angeles|houston|denver|colorado|west virginia|new jersey|tennessee|nashville|kentucky|arizona|phoenix|nevada|las vegas|utah|minnesota|wisconsin|missouri|louisiana|new orleans|alabama|hawaii|alaska|puerto rico|richmond|norfolk|rehoboth beach|rehoboth|bethany beach|harrisonburg|hampton roads|williamsburg|gettysburg|virginia beach|roanoke|dover|wilmington|newport news|charlottesville|lynchburg|harrisburg|morgantown|martinsburg|san antonio|fort worth|jacksonville|st louis|kansas city|milwaukee|minneapolis|columbus|cincinnati|indianapolis|memphis|louisville|sacramento|san jose|salt lake city|albuquerque|honolulu|madrid|paris|dublin|berlin|filadelfia|pensilvania|nueva york|nueva jersey|carolina del norte|carolina del sur|another state|otro estado|other states|other state|different state|out of state',
  town: 'maryland|virginia|washington|washington dc|dc|d c|district of columbia|arlington|fairfax|bethesda|alexandria|rockville|silver spring|tysons|tysons corner|reston|mclean|loudoun|montgomery county|prince georges|prince george s|pg county|gaithersburg|frederick|manassas|leesburg|ashburn|herndon|vienna|falls church|georgetown|columbia|bowie|laurel|annapolis|baltimore|prince william|woodbridge|chevy chase|college park|hyattsville|takoma park|takoma|burke|springfield|centreville|chantilly|sterling|potomac|germantown|mount vernon|capitol hill|wheaton|olney|greenbelt|waldorf|dumfries|stafford|fredericksburg|lorton|annandale|great falls|kensington|clarksburg|national harbor|oxon hill|clarendon|ballston|adams morgan|anacostia|dupont circle|merrifield|mosaic district|warrenton|gainesville|haymarket|hagerstown|salisbury|ocean city|towson|ellicott city|catonsville|westminster|dundalk|glen burnie|severna park|crofton|odenton|cheverly|mitchellville|beltsville|adelphi|langley park|bladensburg|mount rainier|riverdale|lanham|glenn dale|brandywine|temple hills|fort washington|accokeek|la plata|prince frederick|leonardtown|damascus|poolesville|boyds|darnestown|north bethesda|cabin john|aspen hill|burtonsville|clarksville|jessup|elkridge|mount airy|mt airy|middletown|thurmont|purcellville|middleburg|aldie|south riding|brambleton|lansdowne|dulles|oakton|fairfax station|clifton|occoquan|triangle|quantico|montclair|dale city|lake ridge|nokesville|bristow|kingstowne|franconia|lincolnia|baileys crossroads|seven corners|crystal city|pentagon city|rosslyn|shirlington|del ray|old town alexandria|old town|petworth|brookland|navy yard|foggy bottom|cleveland park|tenleytown|columbia heights|mount pleasant|eastern market|congress heights|noma|upper marlboro|largo|landover|suitland|northern virginia|nova|howard county|anne arundel|culpeper|winchester',
  dmv: 'dmv',
  trade: [...tradeWords.keys()].join('|'),
  payment:
    'paypal|venmo|zelle|bitcoin|crypto|cryptocurrency|cash|cash app|cashapp|apple pay|google pay|visa|mastercard|amex|american express|discover|stripe|klarna|afterpay|efectivo|cheque',
  system:
    'hubspot|salesforce|zapier|mailchimp|shopify|wordpress|quickbooks|square|toast|squarespace|wix|godaddy|webflow|monday com|slack|servicetitan|jobber|housecall pro|mindbody|opentable|yelp|klaviyo|constant contact|zoho|pipedrive|clover|calendly|airtable|google sheets|outlook|notion|zillow|redfin|realtor com|uber eats|ubereats|doordash|door dash|grubhub|tripadvisor|booksy|vagaro|etsy|ebay|amazon',
  rival:
    'chatgpt|gpt|openai|gemini|claude|copilot|jasper|hootsuite|buffer|semrush|ahrefs|sprout social|canva|fiverr|upwork|scorpion|thryv|hibu|podium|birdeye|vendasta',
};
