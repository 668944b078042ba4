import { filler } from './common-words.server.ts';
import type { Clause } from './language.server.ts';

/**
 * What a clause can be about. Phrases are separated by `|`; `*` stands for any ending. All are as
 * `read` leaves them: lower case, without accents and apostrophes.
 */
const phrases = {
  // The plans
  price:
    'price*|pricing|cost|costs|costing|how much is|how much are|how much does|how much do|how much for|how much will|how much would|how much|charge|charges|fee|fees|rates|your rate|expensive|pricey|cheap|afford*|bucks|dollars|usd|set me back|run me|what do i pay|have to pay|spend|precio*|cuanto|cuanto cuesta|cuanto vale|costo*|cuesta*|tarifa*|caro|cobran|valen',
  cheapest:
    'cheapest thing|cheapest option|lowest|cheaper option|cheapest|lowest price|lowest plan|smallest plan|least expensive|entry level|basic plan|low end|mas barato|mas economico|cheapest plan|lowest tier|most affordable|minimum',
  dearest: 'most expensive|top plan|highest plan|biggest plan|premium plan|top tier|mas caro',
  plan: 'plan|plans|package*|tier|tiers|subscription*|planes|paquete*|suscripcion*|membership*',
  starter: 'starter',
  growth: 'growth|pro',
  enterprise: 'enterprise|dominate',
  compare:
    'over pro|over starter|than|compare*|comparison|difference*|differ|versus|vs|different from|better than|or|diferencia*|instead of|against',
  which:
    'which plan|which one|which package|which tier|what plan|recommend*|best plan|best one|right plan|most popular|popular|best for|should i get|should i pick|should i choose|mas popular|recomienda*|suits|fits',
  include:
    'add over|adds|add to|what more|include*|comes with|come with|do i get|do you get|what is in|whats in|get with|contains|incluye*|part of|what all|get for|trae',
  trial:
    'trial|try it|try you|try this|try the|try your|test drive|test it|test the|trying|prueba|probar*|free period|try before|try out|before i buy|before paying|before i pay|without paying|sin pagar|days to test|test the product|try everything',
  guarantee:
    'guarantee*|money back|refund*|get my money|my money again|my money back|garantia*|reembols*|devuelv*|devolucion*|not satisfied|unhappy|dont like it|doesnt work for me|hate it|not happy',
  cancel:
    'leave|stop whenever|pull the plug|opt out|drop out|cancel*|quit|stop paying|stop the service|leave anytime|leave whenever|end my subscription|get out of|terminate|unsubscribe|darme de baja|stop my plan|stop anytime|walk away|leave when|back out|leave any',
  contract:
    'sign anything|sign a|long-term|bound|contract*|commit|commitment|locked in|lock in|long term|tied|minimum term|contrato*|permanencia|month to month|strings attached|obligation*|obligated',
  setup:
    'setup fee*|set up fee*|setup cost*|hidden fee*|hidden cost*|hidden charge*|onboarding fee*|extra fee*|extra cost*|extra charge*|additional cost*|additional fee*|startup fee*|surprise fee*|activation|upfront|up front|sign up fee|cargos ocultos|costo* oculto*|cuota inicial|surprises',
  card: 'credit card*|card details|card number|debit card*|tarjeta*|my card|need a card|card on file|card required|card to start|a card',
  payment:
    'payment method*|payment option*|how can i pay|how do i pay|pay by|pay with|pay you|accept|accepts|ach|bank transfer|wire|pay|pays|paying|paid|payment*|forma* de pago|metodo* de pago|pagar|billing|billed|invoice*|bank method*|bank',
  payName: 'paypal|venmo|zelle|bitcoin|crypto|cash|apple pay|check|checks|visa|mastercard|amex',
  discount:
    'discount*|coupon*|promo*|deal|deals|negotiat*|lower price|bargain|special offer|sale|half price|half off|price match|cheaper|knock off|nonprofit|non profit|non-profit|veteran*|student*|annual|annually|yearly|per year|a year|pay upfront|descuento*|oferta*|rebaja*|promocion*|for free|free of charge|free forever|complimentary|waive|better price|reduce|bulk|al ano|anual|military|senior',
  upgrade:
    'go from|going from|change from|apply when|from starter to|from pro to|upgrade*|downgrade*|switch plan*|change plan*|change my plan|switch to|move up|move to|move down|switch between|cambiar de plan|change plans|switch my plan|bigger plan|smaller plan|switch',
  // Reaching us
  hours:
    'reachable|domingos|picks up|available on|weekdays|when are you|hours are you|hours|open|opening|closed|close|closing|what time|business day*|weekend*|saturday*|sunday*|after hours|at night|holiday*|horario*|abierto*|abren|cierran|atienden|fin de semana|sabado*|domingo*|monday|evening*|24 7|around the clock|que hora|late',
  phone:
    'dial|numero|llamo|picks up|phone line|phone|call you|call somebody|call someone|telephone|phone number|number to call|telefono|numero de telefono|llamar*|call in|give you a call|cell|contact number|your number|ring you|by phone|text you|speak on the phone',
  email: 'email|emails|e mail|mail address|correo|write to you|write you|send you',
  contact:
    'contact|get in touch|reach you|reach out|reach someone|get a hold|get hold|talk to you|contactar*|contacto|comunicar*|message you|reach',
  human:
    'somebody alive|someone alive|a real human|somebody real|your team|human being|human|real person|actual person|a person|live person|someone real|real agent|live agent|representative|talk to someone|speak to someone|speak with someone|talk with someone|talk to somebody|speak with|customer service|operator|persona|alguien|humano|somebody real|talk to sales|sales rep|sales team|manager',
  where:
    'where|located|location*|office|offices|address|headquarter*|based|visit you|come in person|donde|ubicacion|ubicados|direccion|oficina*|in person|walk in|street',
  area: 'maryland|virginia|dc|washington|district|arlington|fairfax|bethesda|alexandria|rockville|silver spring|tysons|reston|mclean|loudoun|montgomery county|prince george*|gaithersburg|frederick|manassas|leesburg|ashburn|herndon|vienna|falls church|georgetown|columbia|bowie|laurel|annapolis|baltimore|richmond|prince william|woodbridge|chevy chase|college park|hyattsville|takoma park|burke|springfield|centreville|chantilly|sterling|potomac|germantown|mount vernon|in my town|my town|my city|near me|my neighborhood|my area',
  dmv: 'dmv|nova|service area|what area*|which area*|areas|region|counties|which cities|what cities|what towns|which towns|local expertise|local market|zona|zonas|local company|local team|northern virginia|que zona*',
  serve:
    'serve|serves|cover|covers|work with|work in|available in|operate in|clients in|customers in|take clients|accept clients|atienden|trabajan|help businesses in|help companies in|come to|travel to|service',
  elsewhere:
    'texas|california|florida|new york|nyc|chicago|pennsylvania|philadelphia|delaware|north carolina|georgia|ohio|canada|mexico|london|europe|uk|india|another state|other states|other state|out of state|different state|nationwide|nationally|international*|abroad|outside the dmv|outside of the dmv|outside dmv|seattle|boston|miami|los angeles|houston|denver|australia|west virginia|new jersey|remote',
  reply:
    'reply|replies|respond|response|answer back|get back to|hear back|hear from|response time|reply time|wait for|turnaround|tardan|responder|responden|respuesta|contestan|call me back|write back|wait',
  soon: 'cuanto tarda|when is|when does|how soon|how fast|how quick*|how long|when will|when can|how many days|how many hours|cuando|cuanto tiempo|cuanto tarda*|rapido|time frame|timeline|when do|when would|takes|take',
  support:
    'support|help desk|helpdesk|customer support|soporte|technical support|assistance|ayuda|phone support|ticket|help me with a problem',
  // The product
  agent:
    'agent|agents|ai|artificial intelligence|bot|bots|agente|agentes|inteligencia artificial|automation|automated|automatic|automatically|automatizacion|robot|machine|software',
  marketing: 'marketing|advertis*|promote|promoting|mercadeo|publicidad|mercadotecnia',
  works:
    'how it works|how do you work|how does it work|how does this work|how do they work|how do ai|work|works|working|do for me|do for my|do for us|do all day|do all week|explain|como funciona*|que hace*|describe|tell me about|what do you do|what do you offer|what do you sell|what can you do|services do you|services you|que ofrecen|que servicios',
  whatIs:
    'what is|what are|what does|what do|what exactly|what an|what a|whats|que es|que son|what would|what can|definition|meaning of|mean by',
  setuptime:
    'instalacion|agent running|agent ready|running|ready|set up|setup|get started|up and running|getting started|onboard*|go live|start working|configure*|launch|instalar|empezar|configura*|kick off|begin|starts working|live',
  roi: 'what can i expect|how well|roi|return on investment|return|results|result|more customers|more leads|more calls|increase|worth it|worth the money|worth|pay off|pays off|effective|resultado*|retorno|get me customers|grow my|does it work|actually work|really work|make a difference|improve*|expect|benefits|more business|success rate|more sales',
  audit:
    'audit|audits|free review|marketing review|auditoria|free analysis|free assessment|evaluation|free consultation|diagnostico',
  call: 'strategy call|strategy session|book a call|schedule a call|book a meeting|schedule a meeting|consultation|appointment|book an appointment|demo|zoom|meeting|discovery call|book a demo|llamada|cita|reunion',
  seo: 'seo|search engine*|rank|ranks|ranking|rankings|google search|first page|page one|page 1|organic|on google|posicionamiento|backlink*|meta tags|search results|optimization|found online|found on google|google ranking|local search|buscador*|technical seo',
  keywords: 'keyword|keywords|search term*|palabras clave|palabra clave|phrases you track',
  gbp: 'google|google business*|business profile|google maps|google my business|maps listing|google listing|google profile|perfil de google|map pack',
  social:
    'social media|social post*|social network*|social platform*|social account*|social channel*|social|redes sociales|redes|posts on|posting|platforms|networks',
  platform: 'facebook|instagram|linkedin|twitter|tiktok|snapchat|pinterest|youtube|threads|x com',
  posts:
    'post|posts|how often|how many posts|publica*|publicaciones|times a week|per week|a week|daily|every day|weekly|a day',
  blogs:
    'blog|blogs|blog post*|articles|article|content writing|write content|long form|articulo*|contenido|entradas',
  ads: 'ad|ads|advertising campaign*|ppc|google ads|facebook ads|paid ads|paid campaign*|ad management|adwords|anuncios|ad spend|meta ads|paid search',
  leadgen:
    'lead generation|leads|lead|lead gen|lead nurturing|lead alerts|conversion*|clientes potenciales|capture',
  competitors: 'competitor*|competition|competencia|competidores|rivals',
  integrations:
    'integrat*|integrate|crm|hubspot|salesforce|zapier|api|connect with|connect to|connects|mailchimp|integracion*|shopify|wordpress|quickbooks|plug into|sync',
  manager: 'account manager|success agent|dedicated|my own rep|point of contact',
  dashboard:
    'dashboard|panel|track results|see results|see my results|metrics|analytics|statistics|stats|see what|track progress|numbers',
  reports: 'report|reports|reporting|reportes|informes|informe|reporte',
  builder:
    'website thing|a site|my site|get a site|site up|site made|website builder|build a website|build my website|build me a website|make a website|create a website|new website|site builder|web page|webpage|website|websites|web site|drag and drop|templates|sitio web|pagina web|crear una pagina|landing page|web design|redesign',
  shop: 'sell my|sell our|sell candles|sell clothes|selling|e commerce|ecommerce|online store|sell online|webshop|shopping cart|tienda|sell products|online shop|store online|take orders',
  mobile: 'mobile|responsive|phones|on a phone|smartphone*|movil|celular',
  freelancer:
    'freelance*|contractor*|hire someone|hire a person|marketing person|employee|in house|marketer|intern|social media manager|hire a|hiring',
  agency:
    'agency|agencies|agencia*|marketing firm|marketing company|competing|other tools|other tool|hootsuite|chatgpt|wix|squarespace|jasper|buffer|semrush|other companies|alternatives|tools',
  saving: 'save|saves|saving|savings|ahorr*|reduce costs|lower costs|cut costs',
  content:
    'who makes|who creates|who writes|written by|write*|writing|quality|sound like|tone|voice|approve|approval|review before|edit|brand',
  time: 'how much time|time do i|my time|hands on|how much work|how involved|do i have to do|effort',
  skills:
    'technical skill*|tech savvy|technical knowledge|need to know|know how to code|coding|code|hard to use|easy to use|easy|learn|complicated|not good with computers|not technical|computer|beginner|facil',
  industry:
    'restaurant*|bakery|plumb*|dentist*|dental|salon*|law firm*|lawyer*|attorney*|real estate|realtor*|contractor|retail|store|shop|cafe|gym|clinic|doctor*|healthcare|medical|automotive|auto repair|mechanic|hvac|roof*|landscap*|cleaning|nonprofits|church|manufactur*|technology|startup|home services|electrician*|food truck|florist|spa|barber*|veterinar*|restaurante*|panaderia|taqueria|type of business|types of business*|kind of business*|kinds of business*|industry|industries|my business|small business*|local business*|bed and breakfast|daycare|accountant*|negocios|groomer*|pet',
  forWhom:
    'for businesses like|work for|works for|work with|who is it for|who is this for|do you help|suitable|good fit|right for|for my|help a|help my|can you help|sirve para|ayudan',
  // The company
  company:
    'company|about you|who are you|who runs|who owns|behind|founded|founder*|started|history|story|team|your mission|mission|values|years in business|how long have you|quienes son|empresa|about us|legit|scam|trust you|trustworthy|reputable|experience|ceo|owner|employees',
  customers:
    'how many customers|how many businesses|how many clients|customers do you have|clients do you have|businesses use|cuantos clientes|who uses|customer base',
  reviews:
    'review|reviews|rating|ratings|rated|testimonial*|references|case stud*|success stor*|stars|opiniones|resenas|proof|examples',
  privacy:
    'privacy policy|policy|information i|data i|privacy|personal data|my data|my information|personal information|sell my|share my|gdpr|ccpa|data protection|privacidad|mis datos|datos personales|confidential*|collect|store|safe with|secure|security|delete my|my details|protect|third parties|track me',
  cookies: 'cookie|cookies',
  children:
    'under 13|age limit|minors|children use|kids use|teenager*|13 years|kid use|child use|old enough',
  resources:
    'resource*|guides|guide|ebook*|download*|starter pack|learn about|tutorial*|checklist*|recursos|guias|free material*|library|webinar*|videos|playbook*|spreadsheet*',
  readBlog:
    'your blog|the blog|blog about|article about|articles about|article on|articles on|post about|posts about|post on|read about|anything about|something about|written about|tips on|tips for|tips about|advice on|advice about|reading on|have anything on',
  signup:
    'sign up|signup|register|registration|get started|start now|join|create an account|open an account|subscribe|buy|purchase|how do i start|how can i start|how to start|inscrib*|registrar*|contratar|empezar|enroll|sign me up|order|want to start|ready to start',
  login: 'log in|login|sign in|password|locked out|my account|contrasena|iniciar sesion|reset',
  careers:
    'job|jobs|hiring|career*|employment|work for you|apply|vacancy|empleo|trabajo|internship*',
  spanish:
    'spanish|espanol|habla espanol|hablan espanol|bilingual|other languages|language|languages|idioma*|french|korean|amharic|chinese|vietnamese',
  // Talk
  hello:
    'hi|hello|hey|good morning|good afternoon|good evening|hola|buenos dias|buenas tardes|howdy|yo|whats up|what is up|sup|greetings|buenas',
  thanks:
    'thank*|thx|gracias|appreciate|great help|awesome|perfect|cool|bye|goodbye|adios|ok|okay|great|nice|got it',
  bot: 'are you a bot|are you human|are you a human|are you real|are you an ai|are you ai|am i talking to|real or|are you a robot|are you a real|are you a person|is this a bot|is this a real|eres un robot|eres humano|who am i talking|is this automated|what are you|are you chatgpt|are you gpt|are you a machine|what model',
  vehicles:
    'license|licence|driver*|vehicle|car registration|registration renewal|renew|tags|motor|plates|real id|title transfer|inspection',
  us: 'us|you|your|yours|yourself|here|company|service|services|site|website builder|your builder|agent|agents|plan|plans|my subscription|ustedes|usted|su|sus|tu|tus|tienen|tienes|ofrecen|les|yall|puedo|puede|pueden|hacen',
  pronoun: 'it|this|that|they|these|those|each|one|este|esto|lo',
} as const;

export type Concept = keyof typeof phrases;

/** Every word of the phrases: none of them is a typing slip. */
export const phraseWords: ReadonlySet<string> = new Set(
  Object.values(phrases).flatMap((list) => list.replaceAll('*', '').split(/[| ]/)),
);

/** Said of many things; on their own they ask about us only where nothing foreign is named. */
export const vague: ReadonlySet<Concept> = new Set<Concept>(
  (Object.keys(phrases) as Concept[]).filter((concept) => !isOurs(concept)),
);

/** Concepts that hardly anybody asks of another company here. */
function isOurs(concept: Concept): boolean {
  return /^(starter|enterprise|setup|audit|seo|keywords|gbp|blogs|roi|vehicles|ads|leadgen|dashboard|freelancer|bot|human|dmv)$/.test(
    concept,
  );
}

const expressions = Object.entries(phrases).map(
  ([concept, list]) => [concept as Concept, toExpression(list)] as const,
);

/** A clause, the concepts found in it, and the words that belong to none. */
export interface Noted {
  concepts: ReadonlySet<Concept>;
  /** Words that the site knows nothing of. */
  foreign: readonly string[];
  asks: boolean;
}

/** Names of others: what is said of them is not said of us unless the rule names them. */
export const named: readonly Concept[] = ['platform', 'elsewhere', 'payName', 'industry', 'area'];

/** Notes what a clause is about. */
export function note({ text, asks }: Clause): Noted {
  const concepts = new Set<Concept>();
  // Whom it is for describes the visitor.
  let rest = text.replace(/\b(?:for|para) (?:an?|my|our|the|un|una|mi) .*$/, ' ');
  for (const [concept, expression] of expressions) {
    expression.lastIndex = 0;
    if (!expression.test(text)) continue;
    concepts.add(concept);
    rest = rest.replace(expression, ' ');
  }
  const foreign = rest
    .split(' ')
    .filter((word) => word.length > 2 && !filler.has(word) && !/^[\d$%·@+-]+$/.test(word));
  return { concepts, foreign, asks };
}

function toExpression(list: string): RegExp {
  const alternatives = list
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace('*', '\\w*'));
  return new RegExp(`(?<![\\w$])(?:${alternatives.join('|')})(?![\\w])`, 'g');
}
