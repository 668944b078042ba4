import { marketingName } from '../../plans.ts';
import {
  claims,
  company,
  dollars,
  freelancer,
  guaranteeDays,
  monthlyPrice,
  terms,
  trialDays,
} from '../../site.ts';
import { pages, type Topic } from './answer.ts';
import { mailLink, priceList, priceListEs } from './facts.server.ts';

const payments = new Intl.ListFormat('en-GB').format(
  company.payment.map((way) => (way === 'ACH' ? way : way.toLowerCase())),
);
const { starter } = marketingName;

/** The terms of every plan, and what it is compared with. */
export const termsTopics: readonly Topic[] = [
  {
    id: 'trial',
    when: [['trial'], ['trial', 'price'], ['trial', 'soon'], ['trial', 'plan']],
    weight: 1,
    answer: () => ({
      text: `Yes, there is a ${terms.trial}: ${terms.card}, ${terms.setup}, and you can ${terms.cancel}.`,
      es: `Sí: hay una prueba gratis de ${trialDays} días, sin tarjeta de crédito y sin costo de instalación. Puedes cancelar cuando quieras.`,
      links: [pages.pricing, pages.signup],
    }),
  },
  {
    id: 'guarantee',
    when: [['guarantee'], ['guarantee', 'price'], ['guarantee', 'trial'], ['guarantee', 'cancel']],
    unless: ['roi', 'seo'],
    weight: 1,
    answer: () => ({
      text: `The signup page states a ${guaranteeDays}-day money-back guarantee, and the marketing pages a ${terms.trial}. For a refund or its details, write to us.`,
      es: `La página de registro ofrece una garantía de devolución de ${guaranteeDays} días, y hay una prueba gratis de ${trialDays} días. Para un reembolso, escríbenos.`,
      links: [pages.signup, pages.contact],
    }),
  },
  {
    id: 'cancel',
    when: [
      ['cancel'],
      ['contract'],
      ['cancel', 'contract'],
      ['cancel', 'trial'],
      ['contract', 'soon'],
      ['cancel', 'plan'],
      ['cancel', 'price'],
    ],
    weight: 1,
    answer: () => ({
      text: `You can cancel anytime: plans are billed by the month, with no confusing contracts and ${terms.setup}.`,
      es: 'Puedes cancelar cuando quieras: los planes se pagan por mes, sin contratos confusos y sin costo de instalación.',
      links: [pages.pricing],
    }),
  },
  {
    id: 'setup-fee',
    when: [['setup'], ['setup', 'price'], ['setuptime', 'price']],
    weight: 1,
    answer: () => ({
      text: `There are ${terms.setup} and no hidden fees: you pay the flat monthly price of your plan. ${priceList}`,
      es: `No hay costo de instalación ni cargos ocultos: pagas el precio fijo de tu plan. ${priceListEs}`,
      links: [pages.pricing],
    }),
  },
  {
    id: 'card',
    when: [['card'], ['card', 'trial'], ['card', 'signup'], ['card', 'price']],
    weight: 2,
    answer: () => ({
      text: `To start the ${terms.trial}, there is ${terms.card}. Later, plans can be paid by ${payments}.`,
      es: `Para empezar la prueba gratis de ${trialDays} días no necesitas tarjeta de crédito. Después se puede pagar con tarjeta, transferencia bancaria o ACH.`,
      links: [pages.pricing, pages.signup],
    }),
  },
  {
    id: 'payment',
    when: [
      ['payment', 'us'],
      ['payment'],
      ['payName', 'us'],
      ['payName', 'payment'],
      ['card', 'compare', 'payment'],
      ['payment', 'plan'],
      ['payment', 'whatIs'],
    ],
    unless: ['trial', 'guarantee'],
    answer: () => ({
      text: `We accept ${payments}. Plans are paid monthly.`,
      es: 'Aceptamos tarjeta de crédito, transferencia bancaria y ACH. Los planes se pagan por mes.',
      links: [pages.pricing],
    }),
  },
  {
    id: 'discount',
    when: [
      ['discount'],
      ['discount', 'price'],
      ['discount', 'plan'],
      ['discount', 'plan', 'price'],
      ['discount', 'industry'],
    ],
    unless: ['saving', 'audit', 'trial', 'freelancer'],
    weight: 3,
    answer: ({ site }) => ({
      text: `I can't offer or confirm any other price. The published ones: ${priceList} No discount, coupon or yearly rate is published; for a question about one, write to ${site.email}.`,
      es: `No puedo ofrecer ni confirmar otro precio. ${priceListEs} No hay descuentos publicados; para preguntar, escribe a ${site.email}.`,
      links: [pages.pricing, mailLink(site)],
    }),
  },
  {
    id: 'upgrade',
    when: [
      ['upgrade'],
      ['upgrade', 'plan'],
      ['upgrade', 'plan', 'soon'],
      ['upgrade', 'starter', 'growth'],
      ['upgrade', 'growth', 'enterprise'],
      ['upgrade', 'starter'],
      ['upgrade', 'growth'],
      ['upgrade', 'enterprise'],
    ],
    weight: 2,
    answer: () => ({
      text: 'Yes. An upgrade takes effect immediately; a downgrade at the next billing cycle.',
      es: 'Sí. Subir de plan tiene efecto inmediato; bajar de plan, en el siguiente ciclo de facturación.',
      links: [pages.support, pages.pricing],
    }),
  },
  {
    id: 'saving',
    when: [
      ['freelancer'],
      ['saving'],
      ['saving', 'price'],
      ['freelancer', 'price'],
      ['freelancer', 'compare'],
      ['freelancer', 'saving'],
      ['agency', 'price', 'compare'],
    ],
    weight: 1,
    answer: () => ({
      text: `Freelancers charge ${dollars(freelancer.monthlyFrom)}+ a month; ${starter} is a flat ${dollars(monthlyPrice.starter)} a month. Against a freelancer's bill of ${dollars(freelancer.exampleMonthly)} a month, that saves over ${dollars(freelancer.savingPerYear)} a year. We say costs can fall by up to ${claims.costsDownPercent}%.`,
      es: `Un profesional independiente cobra desde ${dollars(freelancer.monthlyFrom)} al mes; ${starter} cuesta ${dollars(monthlyPrice.starter)} al mes.`,
      links: [pages.how, pages.pricing],
    }),
  },
];
