import type { Localized } from '../../app/facts/holidays.ts';

/** Something that visitors ask about us and the site doesn't say: the end of `I don’t know …`. */
export interface Unlisted extends Localized {
  /** Expression that a folded question about it matches; without one, its examples decide. */
  when?: RegExp;
  /** What the conversation is about after it, if not the company. */
  subject?: string;
}

/** What visitors ask about the agent's work and the site doesn't say, by the end of the fact's id. */
export const unlistedWork: Readonly<Record<string, Unlisted>> = {
  app: {
    when: /\b(an? (app|mobile app|iphone app|android app)|app (store|for)|iphone|android|(una )?app)\b/,
    en: 'if there’s an app',
    es: 'si hay una aplicación',
  },
  'answers-calls': {
    when: /\b(answer|pick up|take|handle|contesta\w*|atend\w+|responde\w*)\b.{0,12}\b(my|mis|mi|our) (phone|phones|phone calls|calls|llamadas|telefono)\b/,
    en: 'if the agent can answer your phone',
    es: 'si el agente puede contestar tu teléfono',
    subject: 'agent',
  },
  texting: {
    when: /\b(text|sms|whatsapp) (you|u|ya|y'?all|your|the number|the office)\b|\b(take|get|read|answer) texts\b|\b(mandar(les)?|enviar(les)?) (un )?(texto|whatsapp)\b/,
    en: 'if our number takes texts',
    es: 'si nuestro número recibe mensajes de texto',
  },
  'own-reviews': {
    when: /\b(leave|write|give|post|dejar\w*|escribir\w*) (you|u|ya|y'?all|your company|les)\b.{0,20}\b(reviews?|stars|resenas?)\b|\bwhere\b.{0,15}\breview (you|y'?all)\b/,
    en: 'where to leave us a review',
    es: 'dónde dejarnos una reseña',
  },
  'company-name': {
    when: /\b(name|nombre)\b.{0,15}\b(come|comes|came|from|mean|means|viene|significa)\b|\bwhy\b.{0,12}\b(called|named)\b/,
    en: 'where the name comes from',
    es: 'de dónde viene el nombre',
  },
  'answers-reviews': {
    when: /\b(answer|reply|respond|replies|responds|contesta\w*|responde\w*)\b.{0,20}\b(reviews?|comments?|messages|dms?|resenas?|comentarios|mensajes)\b|\b(reviews?|comments?|resenas?)\b.{0,60}\b(answer|reply|respond) (to )?(it|that|this|those|them|stuff|things)\b/,
    en: 'if the agent replies to reviews, comments or messages',
    es: 'si el agente responde reseñas, comentarios o mensajes',
    subject: 'reviews',
  },
  'reviews-more': {
    en: 'if we can get you reviews or remove bad ones',
    es: 'si podemos conseguirte reseñas o quitar las malas',
    subject: 'reviews',
  },
  newsletter: {
    when: /\b(newsletters?|email (marketing|blasts?|campaigns?)|mailchimp|text (messages?|marketing)|sms|boletin\w*)\b/,
    en: 'if the agent sends newsletters or text messages',
    es: 'si el agente envía boletines o mensajes de texto',
  },
  design: {
    when: /\b(logos?|branding|rebrand\w*|brand (kit|book)|logotipos?)\b/,
    en: 'if we design logos',
    es: 'si diseñamos logotipos',
  },
  print: {
    when: /\b(business cards?|flyers?|flier|print\w*|posters?|banners?|billboards?|brochures?|mailers?|postcards?|door hangers?|yard signs?|signage|stickers|menus? printed|t.?shirts?|volantes|folletos|tarjetas de presentacion|letreros?|imprim\w+|impres\w+)\b/,
    en: 'if we do printing or signs',
    es: 'si hacemos impresos o letreros',
  },
  broadcast: {
    when: /\b(radio|tv|television|podcast ads?|commercials?|newspapers?|periodicos?)\b/,
    en: 'if we do radio, TV or newspaper ads',
    es: 'si hacemos anuncios de radio, televisión o prensa',
  },
  influencers: {
    en: 'if we do PR, influencers or events',
    es: 'si hacemos relaciones públicas, influencers o eventos',
  },
  listings: {
    en: 'if the agent works with listings other than Google',
    es: 'si el agente trabaja con directorios aparte de Google',
    subject: 'google',
  },
  'own-chat': {
    en: 'if you can get a chat assistant for your own customers',
    es: 'si puedes tener un asistente de chat para tus clientes',
    subject: 'website',
  },
  booking: {
    en: 'if the agent can handle bookings, orders or payments for you',
    es: 'si el agente puede llevar tus citas, pedidos o cobros',
    subject: 'agent',
  },
  model: {
    when: /\b((which|what|whose|que|cual) (\w+ )?(ai|gpt|chatgpt|model|llm|engine|ia|modelo)\b(?! (agent|marketing))|under the hood|powered by|built on|runs? on (gpt|chatgpt|openai|claude|gemini)|(use|using|usan?) (chatgpt|gpt|openai|claude|gemini|llama)|(gpt|chatgpt|claude|gemini|openai) (or|o) (gpt|chatgpt|claude|gemini|what|que))/,
    en: 'which AI model is behind the agent',
    es: 'qué modelo de IA usa el agente',
    subject: 'agent',
  },
  place: {
    when: /\b(servers?|data ?cent(er|re)s?|(the|in|a) cloud|(which|what|que) (country|pais(es)?)|aws|in the (us|usa|u s|states|country)|servidor\w*|nube)\b|\b(where|donde)\b.{0,30}\b(stored?|hosted|kept|lives?|guard\w+|almacen\w+)\b/,
    en: 'where your data is stored',
    es: 'dónde se guardan tus datos',
    subject: 'privacy',
  },
  'second-factor': {
    when: /\b(two|2)[ -]?(factor|step)\b|\b(2fa|mfa|authenticator|dos factores|dos pasos)\b/,
    en: 'if there’s two-factor sign-in',
    es: 'si hay un segundo factor al entrar',
    subject: 'account',
  },
  security: {
    en: 'that about our security',
    es: 'eso sobre nuestra seguridad',
    subject: 'privacy',
  },
  users: {
    when: /\b(each|own|separate|several|multiple|more|extra|additional|different|second) (\w+ ){0,6}(log ?ins?|users?|seats?)\b|\b(log ?ins?|users?|seats?|passwords?) (for (each|my|our|the)|each|apiece)\b|\b(both|all (two|three|four|five|of us)|each of us|two of us|everybody|everyone)( of us)? (log ?in|sign in|use it|get in)\b|\b(separate|different|several) accounts?\b|\bshare (the|an?|one|my|our) (\w+ )?(dashboard|account|log ?in)\b|\bhow many (people|users|of us|employees|staff|log ?ins?|seats)\b.{0,30}\b(log|sign|use|access|see|dashboard|account|get|have)|\b(team|staff|employees?|wife|husband|partner|assistant|manager|receptionists?|bookkeeper)\b.{0,25}\b(log ?in|sign in|access|own account)\b|\bcuant[oa]s (usuarios|personas)\b.{0,30}\b(entrar|usar|panel|cuenta|acceso)/,
    en: 'how many people can have a login',
    es: 'cuántas personas pueden tener acceso',
    subject: 'account',
  },
  transfer: {
    en: 'if an account can be shared, given away or transferred',
    es: 'si una cuenta se puede compartir, regalar o traspasar',
    subject: 'account',
  },
  'post-length': {
    when: /\b(how (long|many words)|how big|word count|length|que tan larg\w+|cuantas palabras)\b(?=.*\b(blogs?|posts?|articles?|articulos?)\b)(?!.*\b(live|take|until|before|keywords?|clave)\b)/,
    en: 'how long the posts are',
    es: 'qué tan largos son los textos',
    subject: 'blog',
  },
  penalty: {
    when: /\b(penali[sz]\w*|punish\w*|demot\w+|blacklist\w*|ban(ned)?|castig\w+)\b/,
    en: 'how Google treats posts written by AI',
    es: 'cómo trata Google los textos escritos con IA',
  },
  disclosure: {
    en: 'if anything shows that AI wrote the posts',
    es: 'si algo indica que los textos son de una IA',
    subject: 'agent',
  },
  rules: {
    en: 'how the agent handles the rules of your profession',
    es: 'cómo trata el agente las reglas de tu profesión',
    subject: 'agent',
  },
  regulated: {
    en: 'if there are businesses that we don’t take',
    es: 'si hay negocios que no aceptamos',
    subject: 'agent',
  },
  'site-size': {
    when: /\b(how many|number of|cuant[oa]s) (\w+ )?(pages|templates|designs|paginas|plantillas)\b/,
    en: 'how many pages or templates there are',
    es: 'cuántas páginas o plantillas hay',
    subject: 'website',
  },
  'site-leave': {
    when: /\b(take|keep|transfer|move|own|export|happens? to|lose|llev\w+|quedo con|conserv\w+|pasa con)\b.{0,25}\b(website|web ?site|site|sitio|pagina)\b.{0,30}\b(leave|cancel\w*|quit|stop|go|with me|elsewhere|somewhere|another|dark|cancelo|me voy|otro)\b|\b(if|when|after|si|cuando) (i|we) (leave|cancel|quit|stop)\b.{0,30}\b(website|web ?site|site)\b/,
    en: 'what happens to a site from our builder after you leave',
    es: 'qué pasa con un sitio del creador cuando te vas',
    subject: 'website',
  },
  hosting: {
    when: /\b(hosting|domain|domains|ssl|hosted|dominio|hospedaje)\b/,
    en: 'about domains and hosting',
    es: 'sobre dominios y alojamiento',
    subject: 'website',
  },
  backlinks: {
    when: /\b(backlinks?|link building)\b/,
    en: 'if we build links',
    es: 'si construimos enlaces',
  },
};
