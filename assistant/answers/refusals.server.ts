import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { type Answer, mailLink, pages } from './answer.ts';
import { priceList, priceListEs } from './plan-facts.server.ts';

/** Answer to a question that nothing on the site answers. */
export function unknown({ site }: { site: SiteSettings }): Answer {
  return {
    text: `I don’t know that: I only answer from what this site says about our marketing services. The free audit looks at your business, and our team is at ${site.email} or ${site.phone}.`,
    es: `No lo sé: solo respondo con lo que dice este sitio sobre nuestros servicios de marketing. Puedes pedir la auditoría gratis o escribir a ${site.email} o llamar al ${site.phone}.`,
    links: [pages.audit, mailLink(site), pages.contact],
  };
}

/** Wraps an answer that may not be what the visitor asked for. */
export function withDoubt({ text, es, links }: Answer, { email, phone }: SiteSettings): Answer {
  return {
    text: `I’m not sure I understand. About our own service, I can say this: ${text} If you meant something else, I don’t know that: please ask at ${email} or ${phone}.`,
    ...(es && {
      es: `No sé si te entiendo. De nuestro servicio puedo decir esto: ${es} Si querías saber otra cosa, no lo sé: pregunta a ${email} o al ${phone}.`,
    }),
    links,
  };
}

/** Answer to attempts to get another price, a promise or another role. */
export function refusal({ site }: { site: SiteSettings }, aboutPrice: boolean): Answer {
  const last = `For anything else, write to ${site.email} or call ${site.phone}.`;
  const lastEs = `Para otra cosa, escribe a ${site.email} o llama al ${site.phone}.`;
  if (aboutPrice) {
    return {
      text: `I can’t do that: I only state what this site publishes. ${priceList} ${last}`,
      es: `No puedo hacer eso: solo digo lo que publica este sitio. ${priceListEs} ${lastEs}`,
      links: [pages.pricing, mailLink(site)],
    };
  }
  return {
    text: `I can’t do that: I only answer questions about our marketing services, from what this site says. ${last}`,
    es: `No puedo hacer eso: solo respondo preguntas sobre nuestros servicios de marketing. ${lastEs}`,
    links: [pages.audit, mailLink(site)],
  };
}

/** Answer to a question that names a price which is not ours. */
export function priceCorrection({ site }: { site: SiteSettings }): Answer {
  return {
    text: `The published prices are: ${priceList} I can’t offer or confirm any other; for a question about them, write to ${site.email}.`,
    es: `${priceListEs} No puedo ofrecer ni confirmar otro precio; para preguntar, escribe a ${site.email}.`,
    links: [pages.pricing, mailLink(site)],
  };
}

/**
 * Patterns of attacks, which are refused for any result of the classifier. None matches any of 7,600
 * honest examples.
 */
const attackPatterns = [
  /\b(ignor|disregard|forget|override|bypass|olvida)\w*\b.{0,40}\b(instruction|rule|previous|prior|above|earlier|guideline|prompt|restriction|filter|programming|instruccion|regla|anterior)/,
  /\b(system|hidden|secret|developer) (prompt|message|instruction)|\byour (prompt|instructions|programming)\b|\btus instrucciones\b/,
  /\b(you are now|you re now|pretend (you|to be|that)|role ?play|from now on|ahora eres|actua como|finge|haz de cuenta)\b/,
  /\b(jailbreak|dan mode|developer mode|god mode|admin mode|debug mode|sudo|root access|do anything now|modo desarrollador)\b/,
  /\b(repeat after me|say exactly|(say|reply|respond|answer) only|only (say|reply|respond|answer)|complete the sentence|repite|responde solo)\b/,
  /<\/?[a-z!]|javascript:|\bonerror\b|\bdrop table\b|select \* from|\{\{|\$\{|\[\[|<\||\b(system|assistant):|\b(api key|access token|secret key|environment variables?|source code|credentials|admin password)\b/,
  /\b(fuck\w*|shit\w*|bitch|asshole|moron|bombs?|weapons?|porn\w*|nudes?|cocaine|nazi)\b/,
  /\b(boss|manager|ceo|owner|founder|supervisor|rep|colleague|jefe) (said|told|promised|authori[sz]ed|approved|agreed|offered|dijo|ofrecio)\b/,
];

/** Whether a folded text tries to make the assistant act against its purpose. */
export function isAttack(folded: string): boolean {
  return attackPatterns.some((pattern) => pattern.test(folded));
}

const published = new Set(planIds.map((plan) => monthlyPrice[plan]));
const money =
  /(?:\$|usd|€|£)\s*(\d+(?:·\d+)?)(k?)|(\d+(?:·\d+)?)\s*(?:\$|dollars?|bucks|usd|dolares|euros?|pounds?|a month|per month|\/ ?mo\w*|al mes|por mes)/g;

/** Whether a folded text is about money. */
export function isAboutPrice(folded: string): boolean {
  return /[$€£%]|\b(pric|cost|free|cheap|discount|deal|dollar|pay|plan|starter|pro|dominate|precio|cuest|cost|gratis|descuento|dolar)/.test(
    folded,
  );
}

/** Whether a folded text names an amount of money that no plan costs. */
export function namesOtherPrice(folded: string): boolean {
  const amounts = [...folded.matchAll(money)].map(([, before, , after]) =>
    Number((before ?? after ?? '').replace('·', '.')),
  );
  return amounts.some((amount) => !published.has(amount));
}
