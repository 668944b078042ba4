import { guaranteeDays, terms, trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';

/** The free trial: how long it is, what it costs, and what follows it. */
export const trialFacts: FactsOf = () => [
  {
    id: 'trial.length',
    subjects: ['trial'],
    yes: true,
    en: `Every plan starts with a ${terms.trial}, ${terms.card}.`,
    es: `Cada plan empieza con una prueba gratis de ${trialDays} días, sin tarjeta de crédito.`,
    page: 'pricing',
  },
  {
    id: 'trial.after',
    subjects: ['trial', 'payment', 'cancel'],
    en: `After the ${trialDays} days we email an invoice for your plan, unless you cancel first.`,
    es: `Después de los ${trialDays} días te enviamos la factura de tu plan, a menos que canceles antes.`,
    page: 'signup',
  },
  {
    id: 'trial.automatic',
    subject: 'payment',
    subjects: ['trial', 'card', 'payment', 'cancel'],
    yes: false,
    opposite:
      /\bno (strings|catch|obligation)\b|\bpay(ing)? (each|every|the|my|your|them|it) (bill|invoice|month|one|by hand)?|\b(myself|by hand|manually)\b/,
    en: `Nothing is charged automatically: after the ${trialDays} days we email an invoice, unless you cancel first.`,
    es: `No se cobra nada automáticamente: después de los ${trialDays} días te enviamos una factura, a menos que canceles antes.`,
    page: 'signup',
  },
  {
    id: 'trial.first-day',
    subjects: ['trial', 'signup', 'payment', 'setup-fee'],
    yes: false,
    en: `Nothing is charged today: the first ${trialDays} days are free.`,
    es: `Hoy no se cobra nada: los primeros ${trialDays} días son gratis.`,
    page: 'signup',
  },
  {
    id: 'trial.preview',
    subjects: ['trial'],
    yes: true,
    en: 'In the trial the agent does its weekly work for you; you connect your pages and read the first week before anything is posted.',
    es: 'Durante la prueba el agente hace su trabajo de cada semana; conectas tus páginas y lees la primera semana antes de que se publique nada.',
    page: 'social',
  },
  {
    id: 'trial.longer',
    subjects: ['trial'],
    yes: false,
    en: `The free trial is ${trialDays} days, and the site offers no longer one; after it, a ${guaranteeDays}-day money-back guarantee covers what you pay.`,
    es: `La prueba gratis es de ${trialDays} días, y el sitio no ofrece una más larga; después, una garantía de devolución de ${guaranteeDays} días cubre lo que pagues.`,
    page: 'pricing',
  },
  {
    id: 'trial.cancel',
    subjects: ['trial', 'cancel'],
    yes: true,
    opposite: /\b(owe|charged?|pay|cost|bill(ed)?|penalt\w+|debo|cobr\w+|pago)\b/,
    en: 'You can cancel during the trial, and then no invoice is sent.',
    es: 'Puedes cancelar durante la prueba, y entonces no te enviamos ninguna factura.',
    page: 'signup',
  },
  {
    id: 'trial.card',
    subjects: ['card', 'trial'],
    yes: false,
    opposite:
      /\b(without|no|not|sin|skip)\b|\bw\/o\b|\b(can|could|may) (i|we) (still |just )?(start|try|sign|begin|do|get|join)\b/,
    en: `You need no credit card for the ${terms.trial}.`,
    es: `No necesitas tarjeta de crédito para la prueba gratis de ${trialDays} días.`,
    page: 'pricing',
  },
  {
    id: 'trial.free',
    subjects: ['trial', 'price'],
    yes: false,
    opposite:
      /\b(free|nothing|anything(?=.*\bnot\b)|not|don'?t|dont|won'?t|is there|offer|have(?! to)|gratis|nada|no|hay|tienen|ofrecen|dan|before (?:i|we) (?:have to )?pay)\b/,
    en: `The first ${trialDays} days cost nothing.`,
    es: `Los primeros ${trialDays} días no cuestan nada.`,
    page: 'pricing',
  },
  {
    id: 'trial.starts',
    subjects: ['trial', 'signup'],
    en: `Your ${terms.trial} starts on the day you sign up.`,
    es: `Tu prueba gratis de ${trialDays} días empieza el día en que te registras.`,
    page: 'signup',
  },
  {
    id: 'trial.begin',
    subjects: ['trial', 'signup'],
    en: 'Choose a plan on the pricing page and create your account: your trial starts at once.',
    es: 'Elige un plan en la página de precios y crea tu cuenta: tu prueba empieza enseguida.',
    page: 'pricing',
  },
  {
    id: 'trial.everything',
    subjects: ['trial'],
    yes: true,
    opposite:
      /\b(limited|limits?|crippled|lite|watered down|restricted|less|partial|limitad[oa])\b/,
    en: `Every plan starts with the ${trialDays}-day trial, and the site names no limits on it.`,
    es: `Cada plan empieza con la prueba de ${trialDays} días, y el sitio no menciona límites.`,
    page: 'pricing',
  },
];
