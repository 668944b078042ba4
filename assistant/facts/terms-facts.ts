import { guaranteeDays, planChange, terms, trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';

/** The terms of every plan: guarantee, canceling and changing. */
export const termsFacts: FactsOf = (site) => [
  {
    id: 'guarantee.days',
    subjects: ['guarantee'],
    yes: true,
    opposite: /\b(only|solo|lose|out (of )?(the|my) money|me quedo sin|pierdo|perder)\b/,
    en: `There is a ${guaranteeDays}-day money-back guarantee: tell us within ${guaranteeDays} days and we refund what you paid.`,
    es: `Hay una garantía de devolución de ${guaranteeDays} días: avísanos en ese plazo y te reembolsamos lo que pagaste.`,
    page: 'signup',
  },
  {
    id: 'guarantee.how',
    subjects: ['guarantee'],
    when: [
      /\b(how (do|can|would) (i|we)|who do i|where do i|claim|request|ask for|como (pido|solicito|hago))\b/,
    ],
    yes: true,
    en: `Tell us within ${guaranteeDays} days, at ${site.email} or ${site.phone}, and we refund what you paid.`,
    es: `Avísanos en los primeros ${guaranteeDays} días, a ${site.email} o al ${site.phone}, y te reembolsamos lo que pagaste.`,
    page: 'signup',
  },
  {
    id: 'guarantee.trial',
    subjects: ['guarantee', 'trial'],
    when: [/\b(trial|prueba)\b/, /\b(guarantee|refund|money.?back|garantia|reembolso|devol\w+)\b/],
    yes: true,
    en: `Both apply: a ${terms.trial} first, and a ${guaranteeDays}-day money-back guarantee on what you pay.`,
    es: `Hay ambas cosas: primero una prueba gratis de ${trialDays} días y, sobre lo que pagues, una garantía de devolución de ${guaranteeDays} días.`,
    page: 'signup',
  },
  {
    id: 'cancel.anytime',
    subjects: ['cancel'],
    yes: true,
    opposite: /\b(notice( period)?|anticipacion|aviso)\b/,
    en: 'You can cancel anytime; plans are billed month by month.',
    es: 'Puedes cancelar cuando quieras; los planes se pagan mes a mes.',
    page: 'pricing',
  },
  {
    id: 'cancel.unhappy',
    subject: 'guarantee',
    subjects: ['cancel', 'guarantee'],
    when: [
      /\b(don'?t|dont|doesn'?t|doesnt|isn'?t|not|hate|disappoint\w*|unhappy|useless|flop\w*|no) (\w+ )?(like|care|want|work\w*|happy|satisfied|for me|help\w*|it|deliver|gusta|sirve|funciona|convence)\b|\b(hate (it|this)|sucks?|garbage|terrible|awful|no good|no results|nothing happens|brings? nothing|bring me nothing|flops?)\b/,
      /\b(out|quit|cancel\w*|leave|walk away|bail|stop|then what|now what|what then|options?|stuck|what if|suppose|say|me salgo|salir(me)?|dejarlo|que hago|que pasa)\b/,
    ],
    yes: true,
    opposite: /\b(stuck|lose|lost|sin mi dinero|pierdo|atorad[oa])\b/,
    en: `You can cancel anytime, and if you tell us within ${guaranteeDays} days, we refund what you paid.`,
    es: `Puedes cancelar cuando quieras y, si nos avisas en los primeros ${guaranteeDays} días, te reembolsamos lo que pagaste.`,
    page: 'signup',
  },
  {
    id: 'cancel.where',
    subjects: ['cancel'],
    when: [
      /\b(how (do|can|would|to|does)|where|steps?|dashboard|online|button|(call|email|phone|write|talk)( \w+){0,3} to cancel|who do i|donde|como|llamar para|panel|en linea|pasos)\b/,
    ],
    yes: true,
    opposite: /\b(call|phone|talk to|speak|llamar|hablar)\b/,
    en: 'You cancel on your dashboard yourself, anytime.',
    es: 'Cancelas tú mismo desde tu panel, cuando quieras.',
    page: 'dashboard',
  },
  {
    id: 'cancel.until',
    subjects: ['cancel'],
    yes: true,
    opposite:
      /\b(right away|immediately|same day|that day|instantly|lose|stop|shut|cut|pierdo|de inmediato)\b/,
    when: [
      /\b((after|once|when|if) i (cancel|quit|stop|leave)|what happens|rest of the month|keep working|still work|right away|immediately|end of the (month|period|cycle)|mid.?month|middle of|lose access|cuando cancel\w+|si cancel\w+|que pasa|a mitad)\b/,
    ],
    en: 'After you cancel, your agent works until the end of the current period, and you get no more invoices.',
    es: 'Después de cancelar, tu agente trabaja hasta el final del período en curso y no recibes más facturas.',
    page: 'dashboard',
  },
  {
    id: 'contract.none',
    subjects: ['cancel'],
    when: [
      /\b(contract\w*|commit\w*|lock\w*|long.?term|terms?|minimum|sign (anything|something)|stuck|tied|annual|yearly|a year|12 months|months?( \w+)? minimum|contratos?|permanencia|plazo|amarr\w+|minimo|compromiso|obligad\w+)\b/,
    ],
    yes: false,
    opposite:
      /\b(month.?(to|by).?month|no (contract|commitment)|without (a )?contract|sin contrato|mes a mes)\b/,
    en: 'There is no long contract: plans are billed month by month, without a yearly term.',
    es: 'No hay contrato largo: los planes se pagan mes a mes, sin plazo anual.',
    page: 'pricing',
  },
  {
    id: 'cancel.fee',
    subjects: ['cancel', 'setup-fee'],
    when: [
      /\b(cancel\w*|terminat\w+|exit|leav\w+|early)\b/,
      /\b(fees?|penalt\w+|charge|cost|costs|owe|debo|multa|cargo|penaliza\w+|cobr\w+)\b/,
    ],
    yes: false,
    opposite: /\b(without|no|sin)\b/,
    en: 'There are no hidden fees and you’re never locked in: you can cancel anytime.',
    es: 'No hay cargos ocultos ni ataduras: puedes cancelar cuando quieras.',
    page: 'about',
  },
  {
    id: 'cancel.resume',
    subjects: ['cancel', 'login'],
    when: [
      /\b(change my mind|come back|restart|resume|reactivat\w+|rejoin|start again|return later|undo|cambio de opinion|volver|reactiv\w+|regresar)\b/,
    ],
    yes: true,
    en: 'Until your plan ends, you can keep it after all on your dashboard; after that, contact us to start again.',
    es: 'Mientras no termine tu plan puedes retomarlo en tu panel; después, contáctanos para empezar de nuevo.',
    page: 'dashboard',
  },
  {
    id: 'control.stop',
    subjects: ['cancel', 'agent', 'content', 'skills'],
    when: [
      /\b(pause|pausing|freeze|on hold|skip a month|turn (it )?off|switch (it )?off|stop (one|any|some|a job|the)|vacation|pausar?|congelar|detener)\b/,
    ],
    yes: true,
    en: 'You can stop any of the agent’s jobs at any time; the site mentions no pause of the billing.',
    es: 'Puedes detener cualquiera de las tareas del agente cuando quieras; el sitio no dice que se pueda pausar el cobro.',
    page: 'how',
  },
  {
    id: 'change-plan.any',
    subjects: ['upgrade'],
    yes: true,
    en: `You can change plans on your dashboard: an upgrade takes effect ${planChange.upgrade}, a downgrade ${planChange.downgrade}.`,
    es: 'Puedes cambiar de plan en tu panel: si subes, el cambio es inmediato; si bajas, entra en el siguiente ciclo de facturación.',
    page: 'dashboard',
  },
  {
    id: 'change-plan.up',
    subjects: ['upgrade'],
    when: [/\b(up|upgrad\w*|move up|go up|bigger|higher|next plan|subir\w*|mas grande|superior)\b/],
    yes: true,
    en: `Upgrades take effect ${planChange.upgrade}.`,
    es: 'El cambio a un plan más grande es inmediato.',
    page: 'pricing',
  },
  {
    id: 'change-plan.down',
    subjects: ['upgrade'],
    when: [
      /\b(down|downgrad\w*|move down|go down|step down|drop down|smaller|lower|cheaper|bajar\w*|mas pequeno|inferior|mas barato)\b/,
    ],
    yes: true,
    // `can I go down` is yes; `right away?` and `down too?` are no.
    opposite:
      /^(?!.*\b(can|could|may|possible|allowed|keep|puedo|quiero|quisiera|se puede|conservo)\b)/,
    en: `Downgrades take effect ${planChange.downgrade}; until then you keep your current plan.`,
    es: 'El cambio a un plan más pequeño entra en el siguiente ciclo de facturación; hasta entonces conservas el que tienes.',
    page: 'pricing',
  },
  {
    id: 'change-plan.where',
    subjects: ['upgrade'],
    when: [/\b(how (do|can|to|would)|where|dashboard|myself|donde|como|panel)\b/],
    yes: true,
    en: 'You change your plan on your dashboard, anytime.',
    es: 'Cambias de plan desde tu panel, cuando quieras.',
    page: 'dashboard',
  },
];
