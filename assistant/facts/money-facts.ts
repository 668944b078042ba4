import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, yearly } from '../../app/facts/prices.ts';
import { claims, freelancer, list, paymentWays } from '../../app/facts/site.ts';
import { terms } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';
import { priceEs } from './spanish.ts';

const ways = list(paymentWays);
const saved = dollars(yearly(freelancer.exampleMonthly - monthlyPrice.starter));

/** Fees, ways to pay, and the comparison of costs. */
export const moneyFacts: FactsOf = (site) => [
  {
    id: 'savings.claim',
    subjects: ['saving'],
    when: [/\b(15k|15000|15036|fifteen thousand|15 mil)\b/],
    yes: true,
    en: `The claim of over ${dollars(freelancer.savingPerYear)} a year is against a freelancer at ${dollars(freelancer.exampleMonthly)} a month: ${marketingName.starter} saves ${saved}.`,
    es: `Los más de ${dollars(freelancer.savingPerYear)} al año son frente a un independiente de ${dollars(freelancer.exampleMonthly)} al mes: ${marketingName.starter} ahorra ${saved}.`,
    page: 'how',
  },
  {
    id: 'fees.none',
    subjects: ['setup-fee'],
    yes: false,
    opposite:
      /\b(no|without|zero|sin|really free|only|just) (\w+ ){0,2}(set.?up|hidden|extra|fees?|costs?|cargos?|costos?)\b/,
    en: `There are ${terms.setup} and no hidden fees: you pay the monthly price of your plan.`,
    es: 'No hay costo de instalación ni cargos ocultos: pagas el precio mensual de tu plan.',
    page: 'pricing',
  },
  {
    id: 'payment.on-file',
    subjects: ['card', 'payment', 'privacy'],
    when: [/\b(card|tarjeta)\b/, /\b(on file|save|saved|store|stored|keep|kept|guard\w+)\b/],
    yes: false,
    en: 'No card is on file, and nothing is charged automatically: we email each invoice.',
    es: 'No guardamos ninguna tarjeta y nada se cobra solo: enviamos cada factura por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.ways',
    subjects: ['payment', 'card'],
    yes: true,
    opposite: /\b(checks?|cheques?|cash|paypal|venmo|zelle|efectivo|crypto)\b/,
    en: `You can pay by ${list(paymentWays, 'disjunction')}.`,
    es: 'Puedes pagar con tarjeta de crédito, transferencia bancaria o ACH.',
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
    es: 'Aceptamos tarjeta de crédito, transferencia bancaria y ACH; el sitio no menciona otra forma.',
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
    es: 'Puedes pagar con tarjeta de crédito, transferencia bancaria o ACH.',
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
      /\b(year|yearly|annual\w*|12 months|prepay\w*|up front|upfront|quarter\w*|anual\w*|ano|por adelantado)\b/,
      /\b(pay|plan|billing|billed|bill|option|rate|price|pricing|discount|deal|cheaper|save|prepay\w*|pagar?|tarifa|precio|descuento)\b/,
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
    es: `No sé de ningún descuento, cupón ni tarifa especial: los precios son fijos. Pregunta a ${site.email}.`,
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
    es: `Un independiente cobra desde ${dollars(freelancer.monthlyFrom)} al mes; tu agente hace blog, redes, SEO y Google 24/7 por un precio fijo desde ${priceEs('starter')}.`,
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
    es: `Frente a un independiente de ${dollars(freelancer.exampleMonthly)} al mes, ${marketingName.starter} ahorra ${saved} al año.`,
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
    es: `Los costos bajan hasta un ${claims.costsDownPercent}% frente a lo que hoy te cuestan los mismos trabajos semanales, que es un máximo y no una promesa.`,
    page: 'agents',
  },
  {
    id: 'savings.freelancer-better',
    subjects: ['agency', 'saving'],
    when: [
      /\b(freelanc\w*|photographer|person|human|agency|independiente|fotograf\w+|agencia)\b/,
      /\b(good at|(you|u|agent|ai|it) (can.?t|cannot|doesn.?t)|when should|still need|keep|do(es)? (anything|something|it) better|(hace|hacen|es) mejor un|todavia)\b|\b(freelancer|photographer|person|human|agency)s? (\w+ )?better\b/,
    ],
    en: 'A freelancer sees your shop in person and shines at a big one-off campaign; the weekly work is for the agent.',
    es: 'Un independiente ve tu local en persona y brilla en una gran campaña puntual; el trabajo semanal es para el agente.',
    page: 'how',
  },
  {
    id: 'savings.helper',
    subject: 'savings',
    subjects: ['agency', 'saving'],
    when: [
      /\b(kid|nephew|niece|son|daughter|cousin|wife|husband|sister|brother|intern|student|employee|assistant|girl|guy|teenager|sobrin[oa]|hij[oa]|prim[oa]|esposa?|muchach[oa]|chic[oa]|emplead[oa]|practicante)\b/,
      /\b(social|instagram|insta|facebook|posts?|marketing|website|blog|redes|publica\w*|pagina)\b/,
      /\b(better|instead|why|differ\w*|switch|replace|over|than|versus|vs|compare\w*|mejor|por que|en vez|cambiar|diferencia)\b/,
    ],
    en: `Your agent does blog, social posts, local SEO and Google profile in one, on duty 24/7, at a flat price from ${price('starter')}.`,
    es: `Tu agente hace en uno blog, redes, SEO local y perfil de Google, trabaja 24/7 y tiene un precio fijo desde ${priceEs('starter')}.`,
    page: 'how',
  },
  {
    id: 'company.different',
    subject: 'agent',
    subjects: ['agency'],
    en: 'The agent writes and publishes on its own at a flat monthly price, and a local team reads its work.',
    es: 'El agente escribe y publica solo, por un precio fijo al mes, y un equipo local lee su trabajo.',
    page: 'features',
  },
  {
    id: 'agent.tools',
    subjects: ['agency', 'social', 'seo'],
    when: [
      /\b(scheduler|hootsuite|buffer|semrush|ahrefs|sprout\w*|later|software|tools?|herramientas?|programador)\b/,
    ],
    en: 'A post scheduler publishes what you write and SEO software lists fixes; your agent picks, writes and publishes.',
    es: 'Un programador publica lo que tú escribes y un software de SEO lista arreglos; tu agente elige, escribe y publica.',
    page: 'features',
  },
  {
    id: 'agent.tools-better',
    subjects: ['agency', 'seo', 'social'],
    when: [
      /\b(scheduler|hootsuite|buffer|semrush|ahrefs|sprout\w*|later|seo software|tools?|herramientas?|programador)\b/,
      /\b(better (at|than)|good at|strengths?|depth|advantages?|still need|keep|mejor(es)?|ventajas?|todavia)\b/,
    ],
    en: 'SEO software tracks in depth and is strong at technical audits, and a scheduler gives you fine control of every post; with the agent you set the rules, and it does the basics.',
    es: 'Un software de SEO sigue con más detalle y su fuerte son las auditorías técnicas, y un programador te da control fino de cada publicación; con el agente tú pones las reglas y él hace lo básico.',
    page: 'features',
  },
  {
    id: 'company.rival',
    subject: 'agent',
    subjects: ['agency', 'company'],
    when: [
      /\b(chatgpt|gpt|openai|gemini|claude|copilot|jasper|canva|fiverr|upwork|scorpion|thryv|hibu|podium|birdeye|vendasta|wix|squarespace|godaddy)\b/,
    ],
    en: 'I can’t speak for other products; your agent also publishes on its own, and our team reads its work.',
    es: 'No puedo hablar de otros productos; tu agente además publica solo, y nuestro equipo lee su trabajo.',
    page: 'features',
  },
];
