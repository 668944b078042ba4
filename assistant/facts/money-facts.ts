import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, yearly } from '../../app/facts/prices.ts';
import { claims, freelancer, list, paymentWays } from '../../app/facts/site.ts';
import { terms, trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';
import { priceEs, waysToPayEs } from './spanish.ts';

const ways = list(paymentWays);
const saved = dollars(yearly(freelancer.exampleMonthly - monthlyPrice.starter));

/** Fees, ways to pay, and the comparison of costs. */
export const moneyFacts: FactsOf = (site) => [
  {
    id: 'savings.claim',
    subjects: ['saving', 'builder', 'attack'],
    when: [/(?<!\d)(15k|15000|15036)\b|\b(fifteen (thousand|grand)|15 mil)\b/],
    strict: true,
    yes: true,
    en: `The claim of over ${dollars(freelancer.savingPerYear)} a year is against a freelancer at ${dollars(freelancer.exampleMonthly)} a month: ${marketingName.starter} saves ${saved}.`,
    es: `Los más de ${dollars(freelancer.savingPerYear)} al año salen de compararlo con un freelancer de ${dollars(freelancer.exampleMonthly)} al mes: con ${marketingName.starter} ahorras ${saved}.`,
    page: 'how',
  },
  {
    id: 'fees.none',
    subjects: ['setup-fee'],
    yes: false,
    opposite:
      /\ball.?in(clusive)?\b(?! one)|\beverything included\b|\ball (?:i|we|you|that i) (?:\w+ ){0,2}pay\b|\b(no|without|zero|sin|really free|only|just) (\w+ ){0,2}(set.?up|hidden|extra|fees?|costs?|cargos?|costos?)\b/,
    en: `There are ${terms.setup} and no hidden fees: you pay the monthly price of your plan.`,
    es: 'No hay costo de instalación ni cargos ocultos: solo pagas el precio mensual de tu plan.',
    page: 'pricing',
  },
  {
    id: 'payment.on-file',
    subjects: ['card', 'payment', 'privacy'],
    when: [/\b(card|tarjeta)\b/, /\b(on file|save|saved|store|stored|keep|kept|guard\w+)\b/],
    yes: false,
    en: 'No card is on file, and nothing is charged automatically: we email each invoice.',
    es: 'No guardamos ninguna tarjeta ni cobramos nada automáticamente: te enviamos cada factura por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.ways',
    subjects: ['payment', 'card'],
    yes: true,
    opposite: /\b(checks?|cheques?|cash|paypal|venmo|zelle|efectivo|crypto)\b/,
    en: `You can pay by ${list(paymentWays, 'disjunction')}.`,
    es: `Puedes pagar con ${waysToPayEs('disjunction')}.`,
    page: 'pricing',
  },
  {
    id: 'payment.other',
    subjects: ['payment'],
    when: [
      /\b(paypal|venmo|zelle|bitcoin|crypto\w*|cash|cash ?app|apple pay|google pay|stripe|klarna|afterpay|checks?|cheques?|efectivo|money order|square)\b/,
    ],
    yes: false,
    opposite: /\b(problem|issue|trouble|problema)\b/,
    en: `We take ${ways}; the site names no other way to pay.`,
    es: `Aceptamos ${waysToPayEs('conjunction')}; el sitio no menciona otra forma de pago.`,
    page: 'pricing',
  },
  {
    id: 'payment.accepted',
    subjects: ['payment', 'card'],
    when: [
      /\b(visa|mastercard|amex|american express|discover|debit|credit card|ach|bank transfer|wire|transferencia|tarjeta)\b/,
      /\b(pay|take|accept|use|pagar|acepta\w*|usar|pago)\b/,
    ],
    yes: true,
    en: `You can pay by ${list(paymentWays, 'disjunction')}.`,
    es: `Puedes pagar con ${waysToPayEs('disjunction')}.`,
    page: 'pricing',
  },
  {
    id: 'payment.invoice',
    subjects: ['payment'],
    when: [
      /\b(invoices?|bills?|billed|billing|receipts?|when (do|am|will|is)|how often|factura\w*|recibo|cuando|cada cuanto)\b/,
    ],
    yes: true,
    en: 'You pay once a month, on an invoice that our team emails you.',
    es: 'Pagas una vez al mes, con una factura que nuestro equipo te envía por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.day',
    subjects: ['payment', 'trial', 'setup-fee'],
    when: [
      /\b((which|what) (day|date|time)|day of the month|due|when\b.*\bfirst|(pay|billed|invoiced|charged) (you )?(first|for the first time)|(que|cual) (dia|fecha)|primer(a)? (pago|factura|cobro))\b/,
      /\b(pay\w*|bill\w*|invoice\w*|charge[ds]?|due|pag\w+|factur\w+|cobr\w+)\b/,
    ],
    strict: true,
    en: `The first invoice comes after the ${trialDays} trial days, and then one each month.`,
    es: `La primera factura llega después de los ${trialDays} días de prueba y luego una cada mes.`,
    page: 'signup',
  },
  {
    id: 'payment.where',
    subjects: ['payment', 'dashboard', 'login'],
    when: [
      /\b(where|find|see|look up|download|list of|past|upcoming|next|donde|ver|encuentro)\b/,
      /\b(invoices?|bills?|billing (history|page)|facturas?)\b/,
    ],
    yes: true,
    en: 'Your dashboard lists your upcoming invoices, and our team emails you each one.',
    es: 'Tu panel muestra tus próximas facturas, y nuestro equipo te envía cada una por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.yearly',
    subjects: ['payment', 'discount', 'price', 'cancel'],
    when: [
      /^(?!.*\bafter (a|one|the first) (year|month)).*\b(year|yearly|annual\w*|months (ahead|in advance|at once|up ?front)|12 months|prepay\w*|up front|upfront|quarter\w*|anual\w*|ano|por adelantado)\b/,
      /\b(pay|paying|plan|subscription|billing|billed|bill|option|rate|price|pricing|discount|deal|cheaper|save|prepay\w*|pagar?|tarifa|precio|descuento)\b/,
    ],
    yes: false,
    en: 'There is no yearly price: plans are billed month by month.',
    es: 'No hay un precio anual: los planes se pagan mes a mes.',
    page: 'pricing',
  },
  {
    id: 'prices.discount',
    admits: true,
    subjects: ['discount'],
    yes: false,
    en: `I don’t know of any discount, coupon or special rate: the prices are flat. Please ask at ${site.email}.`,
    es: `No sé de ningún descuento, cupón ni precio especial: los precios son fijos. Escríbenos a ${site.email}.`,
    page: 'pricing',
  },
  {
    id: 'savings.freelancer',
    subjects: ['saving', 'agency'],
    // `how much do I save over a freelancer` asks for the saving.
    when: [
      /^(?!.*\b(sav(e|es|ing|ings)|ahorr\w+)\b).*\b(freelanc\w*|contractor|independiente|autonomo)\b/,
    ],
    en: `A freelancer charges ${dollars(freelancer.monthlyFrom)}+ a month; your agent does blog, social, SEO and Google 24/7 from a flat ${price('starter')}.`,
    es: `Un freelancer cobra desde ${dollars(freelancer.monthlyFrom)} al mes; tu agente hace blog, redes, SEO y Google 24/7 por un precio fijo desde ${priceEs('starter')}.`,
    page: 'how',
  },
  {
    id: 'savings.agency',
    subject: 'savings',
    subjects: ['agency', 'saving'],
    when: [
      /\b(agenc(y|ies)|firm|retainer|consultants?|in.?house|part.?time|full.?time|va|virtual assistant|employee|marketing (person|manager|girl|guy|company)|agencias?|consultor\w*|emplead[oa])\b/,
      /\b(cost|costs|charge|charges|cheap\w*|less|price|prices|expensive|pay|cuesta\w*|cobra\w*|barat\w+|precio|menos)\b/,
    ],
    en: `I don’t know what they would charge you; ours is a flat price from ${price('starter')} to ${price('enterprise')}.`,
    es: `No sé cuánto te cobrarían; lo nuestro tiene un precio fijo, desde ${priceEs('starter')} hasta ${priceEs('enterprise')}.`,
    page: 'pricing',
  },
  {
    id: 'savings.year',
    subjects: ['saving'],
    yes: true,
    en: `Compared with a freelancer at ${dollars(freelancer.exampleMonthly)} a month, ${marketingName.starter} saves ${saved} a year.`,
    es: `Comparado con un freelancer de ${dollars(freelancer.exampleMonthly)} al mes, con ${marketingName.starter} ahorras ${saved} al año.`,
    page: 'how',
  },
  {
    id: 'savings.costs',
    subjects: ['saving', 'roi'],
    when: [
      /\b(costs?|percent|costos?|por ?ciento)\b|%/,
      /\b(cut|down|lower|reduce\w*|less|save|percent|bajar?|reduc\w*|menos)\b|%/,
    ],
    yes: true,
    en: `Costs fall by up to ${claims.costsDownPercent}% compared with what the same weekly jobs cost you now, which is a maximum and not a promise.`,
    es: `Los costos bajan hasta un ${claims.costsDownPercent}% en comparación con lo que hoy te cuestan las mismas tareas de la semana; es un máximo, no una promesa.`,
    page: 'agents',
  },
];
