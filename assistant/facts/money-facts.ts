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
    yes: false,
    opposite: /\b(problem|issue|trouble|problema)\b/,
    en: `We take ${ways}; the site names no other way to pay.`,
    es: `Aceptamos ${waysToPayEs('conjunction')}; el sitio no menciona otra forma de pago.`,
    page: 'pricing',
  },
  {
    id: 'payment.accepted',
    subjects: ['payment', 'card'],
    yes: true,
    en: `You can pay by ${list(paymentWays, 'disjunction')}.`,
    es: `Puedes pagar con ${waysToPayEs('disjunction')}.`,
    page: 'pricing',
  },
  {
    id: 'payment.invoice',
    subjects: ['payment'],
    yes: true,
    en: 'You pay once a month, on an invoice that our team emails you.',
    es: 'Pagas una vez al mes, con una factura que nuestro equipo te envía por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.day',
    subjects: ['payment', 'trial', 'setup-fee'],
    en: `The first invoice comes after the ${trialDays} trial days, and then one each month.`,
    es: `La primera factura llega después de los ${trialDays} días de prueba y luego una cada mes.`,
    page: 'signup',
  },
  {
    id: 'payment.where',
    subjects: ['payment', 'dashboard', 'login'],
    yes: true,
    en: 'Your dashboard lists your upcoming invoices, and our team emails you each one.',
    es: 'Tu panel muestra tus próximas facturas, y nuestro equipo te envía cada una por correo.',
    page: 'dashboard',
  },
  {
    id: 'payment.yearly',
    subjects: ['payment', 'discount', 'price', 'cancel'],
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
    en: `A freelancer charges ${dollars(freelancer.monthlyFrom)}+ a month; your agent does blog, social, SEO and Google 24/7 from a flat ${price('starter')}.`,
    es: `Un freelancer cobra desde ${dollars(freelancer.monthlyFrom)} al mes; tu agente hace blog, redes, SEO y Google 24/7 por un precio fijo desde ${priceEs('starter')}.`,
    page: 'how',
  },
  {
    id: 'savings.agency',
    subject: 'savings',
    subjects: ['agency', 'saving'],
    en: `I don’t know what they would charge you; your agent does blog, social posts, local SEO and Google profile at a flat price from ${price('starter')} to ${price('enterprise')}.`,
    es: `No sé cuánto te cobrarían; tu agente lleva el blog, las redes, el SEO local y el perfil de Google por un precio fijo, desde ${priceEs('starter')} hasta ${priceEs('enterprise')}.`,
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
    yes: true,
    en: `Costs fall by up to ${claims.costsDownPercent}% compared with what the same weekly jobs cost you now, which is a maximum and not a promise.`,
    es: `Los costos bajan hasta un ${claims.costsDownPercent}% en comparación con lo que hoy te cuestan las mismas tareas de la semana; es un máximo, no una promesa.`,
    page: 'agents',
  },
];
