import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice } from '../../app/facts/prices.ts';
import {
  claims,
  freelancer,
  guaranteeDays,
  list,
  paymentWays,
  planChange,
  terms,
  trialDays,
} from '../../app/facts/site.ts';
import { mailLink, pages, type Topic } from './answer.ts';
import { priceList, priceListEs } from './plan-facts.server.ts';

const payments = list(paymentWays);
const { starter } = marketingName;

/** Topics about the terms of every plan, and the comparison with a freelancer. */
export const termsTopics: readonly Topic[] = [
  {
    id: 'trial',
    answer: () => ({
      text: `Every plan starts with a ${terms.trial}: ${terms.card}, ${terms.setup}, and you can ${terms.cancel}. Nothing is charged on the first day; after the trial we send an invoice for your plan unless you cancel.`,
      es: `Cada plan empieza con una prueba gratis de ${trialDays} días, sin tarjeta de crédito y sin costo de instalación. Después te enviamos la factura del plan, a menos que canceles antes.`,
      links: [pages.pricing, pages.signup],
    }),
  },
  {
    id: 'guarantee',
    answer: () => ({
      text: `The signup page states a ${guaranteeDays}-day money-back guarantee: tell us within ${guaranteeDays} days and we refund what you paid. Before that there is a ${terms.trial}, and you can ${terms.cancel}.`,
      es: `La página de registro ofrece una garantía de devolución de ${guaranteeDays} días: avísanos en ese plazo y te reembolsamos lo que pagaste. Antes hay una prueba gratis de ${trialDays} días.`,
      links: [pages.signup, pages.contact],
    }),
  },
  {
    id: 'cancel',
    answer: () => ({
      text: `You can cancel anytime: plans are billed month by month, with no confusing contracts and no yearly term. If you paid and it isn’t right for you, there is a ${guaranteeDays}-day money-back guarantee.`,
      es: 'Puedes cancelar cuando quieras: los planes se pagan por mes, sin contratos confusos y sin costo de instalación.',
      links: [pages.pricing],
    }),
  },
  {
    id: 'setup-fee',
    answer: () => ({
      text: `There are ${terms.setup} and no hidden fees: you pay the flat monthly price of your plan. ${priceList}`,
      es: `No hay costo de instalación ni cargos ocultos: pagas el precio fijo de tu plan. ${priceListEs}`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'card',
    answer: () => ({
      text: `To start the ${terms.trial}, there is ${terms.card}. Later, plans can be paid by ${payments}.`,
      es: `Para empezar la prueba gratis de ${trialDays} días no necesitas tarjeta de crédito. Después se puede pagar con tarjeta, transferencia bancaria o ACH.`,
      links: [pages.pricing, pages.signup],
    }),
  },
  {
    id: 'payment',
    answer: () => ({
      text: `We accept ${payments}. You pay by the month, on an invoice; we publish no yearly price.`,
      es: 'Aceptamos tarjeta de crédito, transferencia bancaria y ACH. Los planes se pagan por mes.',
      links: [pages.pricing],
    }),
  },
  {
    id: 'discount',
    answer: ({ site }) => ({
      text: `I can't offer or confirm any other price. The published ones: ${priceList} No discount, coupon or yearly rate is published; for a question about one, write to ${site.email}.`,
      es: `No puedo ofrecer ni confirmar otro precio. ${priceListEs} No hay descuentos publicados; para preguntar, escribe a ${site.email}.`,
      links: [pages.pricing, mailLink(site)],
    }),
  },
  {
    id: 'upgrade',
    answer: () => ({
      text: `You can change your plan on your dashboard: an upgrade takes effect ${planChange.upgrade}, a downgrade ${planChange.downgrade}. Until then you keep the plan you have.`,
      es: 'Puedes cambiar de plan en tu panel: subir de plan tiene efecto inmediato; bajar de plan, en el siguiente ciclo de facturación.',
      links: [pages.dashboard, pages.pricing],
    }),
  },
  {
    id: 'saving',
    answer: () => ({
      text: `Freelancers charge ${dollars(freelancer.monthlyFrom)}+ a month; ${starter} is a flat ${dollars(monthlyPrice.starter)} a month. Compared with a freelancer's bill of ${dollars(freelancer.exampleMonthly)} a month, that saves over ${dollars(freelancer.savingPerYear)} a year. We say costs can fall by up to ${claims.costsDownPercent}%.`,
      es: `Un profesional independiente cobra desde ${dollars(freelancer.monthlyFrom)} al mes; ${starter} cuesta ${dollars(monthlyPrice.starter)} al mes.`,
      links: [pages.how, pages.pricing],
    }),
  },
];
