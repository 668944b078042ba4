import { auditQuestions, replyHours, setupTime } from '../../app/facts/site.ts';
import { terms, trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';

/** How to start: the free audit, the strategy call, signup and setup. */
export const startFacts: FactsOf = (site) => [
  {
    id: 'start.steps',
    subjects: ['agent', 'signup', 'skills', 'setup-time'],
    when: [
      /^(?!.*\bhow (long|soon|fast|quick)).*\b(how (do|does|is|to) (it|i|we|this|you|they|the|an|your|ai|marketing)( \w+){0,3} (start|started|set up|begin|use|go)|steps?|process|get(ting)? started|set ?up|first week|pasos|como (empiezo|empezar|se configura|comienzo)|proceso)\b/,
    ],
    en: 'There are three steps: connect your platforms, configure your agent, and activate the automation.',
    es: 'Son tres pasos: conectar tus plataformas, configurar tu agente y activar la automatización.',
    page: 'how',
  },
  {
    id: 'start.my-part',
    subjects: ['skills', 'agent', 'setup-time'],
    when: [
      /\b(my (part|job|time|work|side)|do i (have|need) to|from me|need from|what do you need|hours a week|time (do|will|does)|how much (time|work)|busy|involve\w*|cuanto tiempo|mi parte|de mi|tengo que)\b/,
    ],
    en: 'Your part is to sign in to your platforms and answer four questions; afterwards it takes a look on Sunday.',
    es: 'Tu parte es conectar tus plataformas y responder cuatro preguntas; después basta una mirada el domingo.',
    page: 'how',
  },
  {
    id: 'start.brief',
    subjects: ['content', 'skills', 'agent', 'setup-time'],
    when: [
      /\b(brief|teach|never say|tell (it|the agent|my agent)|(it|agent) (has to|have to|needs? to )?(know|learn)|ensen\w+|contarle|decirle|indicaciones|conocer mi negocio)\b/,
    ],
    yes: true,
    en: 'You tell the agent once what you sell, your prices, which towns you serve, how you talk and what never to say, and it writes everything from this brief.',
    es: 'Le dices una vez al agente qué vendes, tus precios, qué ciudades atiendes, cómo hablas y qué no debe decir nunca, y de ahí lo escribe todo.',
    page: 'how',
  },
  {
    id: 'start.accounts',
    subjects: ['content', 'social', 'agent', 'skills', 'integrations', 'login', 'privacy'],
    when: [
      /\b(own (accounts?|pages?)|my (accounts?|pages?|profiles?|facebook|instagram|logins?)|whose accounts?|log ?ins?|credentials?|access|sign in to|mis (cuentas|paginas|redes)|propias cuentas|acceso)\b/,
      /\b(connect\w*|access|sign|log|own|through|need|use|post\w*|work\w*|give|new|conect\w+|us[ao]\w*|publica\w*|acceso|dar)\b/,
    ],
    yes: true,
    en: 'Your agent works through your own accounts: you sign in once and allow access.',
    es: 'Tu agente trabaja con tus propias cuentas: inicias sesión una vez y das acceso.',
    page: 'how',
  },
  {
    id: 'audit.what',
    subjects: ['audit'],
    en: 'The free audit is a review of your marketing, a strategy call, and recommendations for your business.',
    es: 'La auditoría gratis es una revisión de tu marketing, una llamada de estrategia y recomendaciones para tu negocio.',
    page: 'audit',
  },
  {
    id: 'audit.checks',
    subjects: ['audit'],
    when: [/\b(look(s|ing)? at|check(s|ed)?|compar\w+|analy[sz]\w*|miran|revisan|analiza\w*)\b/],
    yes: true,
    en: 'For the audit we compare your website, posts, rankings and Google profile with businesses near you, and list the weekly jobs that an agent can take off your hands and those better left with you.',
    es: 'En la auditoría comparamos tu sitio web, tus publicaciones, tus posiciones y tu perfil de Google con negocios cercanos, y anotamos qué trabajos semanales puede quitarte un agente y cuáles es mejor que hagas tú.',
    page: 'audit',
  },
  {
    id: 'audit.tells',
    subjects: ['audit'],
    when: [
      /\b(audit (\w+ )?(tells?|shows?|says?)|(will|do) i learn|find out|fix first|where (i|we) stand|auditoria (me )?(dice|muestra)|dice la auditoria|arreglar)\b/,
    ],
    yes: true,
    en: 'The audit shows where your marketing stands, what to fix first, what to do second and third and what can wait, which searches you could win, and which plan would fix it; if a search isn’t worth the effort, it says so.',
    es: 'La auditoría muestra cómo está tu marketing, qué arreglar primero, qué hacer después y qué puede esperar, qué búsquedas podrías ganar y qué plan lo arreglaría; si una búsqueda no vale el esfuerzo, lo dice.',
    page: 'audit',
  },
  {
    id: 'audit.free',
    subjects: ['audit'],
    when: [
      /\b((is|be|really|totally|it) (\w+ )?free|cost|costs|charge|price|pay|catch|much|es gratis|cuesta|cobr\w+|cuanto|costo)\b/,
    ],
    yes: true,
    opposite:
      /^(?!.*\b(free|gratis)\b.*\bcatch\b).*\b(catch|cost|costs|charge|pay|(?<!no )cuesta|(?<!no )cobr\w+|pagar)\b/,
    en: 'The audit is free and costs you nothing.',
    es: 'La auditoría es gratis y no cuesta nada.',
    page: 'audit',
  },
  {
    id: 'audit.obligation',
    subjects: ['audit'],
    when: [
      /\b(oblig\w+|commit\w*|have to (buy|sign)|must (i|we)|sales pitch|pressure|strings|without (you|signing|buying)|compromiso|obligad\w+|comprar|compro)\b/,
    ],
    yes: false,
    opposite: /\b(without|keep|no (strings|obligation)|sin)\b/,
    en: 'The audit’s plan is yours to use with us or without us.',
    es: 'El plan de la auditoría es tuyo, lo uses con nosotros o sin nosotros.',
    page: 'audit',
  },
  {
    id: 'audit.form',
    subjects: ['audit'],
    when: [
      /\b(how (long|many|do i|to)|minutes|questions|form|fill|apply|request|sign up|get one|where|need to|cuanto (tarda|tiempo)|preguntas|formulario|como (pido|solicito)|pedir|donde)\b/,
    ],
    en: `You answer ${auditQuestions.word} questions in about three minutes on the free audit page.`,
    es: 'Respondes ocho preguntas en unos tres minutos en la página de la auditoría gratis.',
    page: 'audit',
  },
  {
    id: 'call.book',
    subjects: ['call'],
    yes: true,
    en: `For a strategy call, choose “Strategy call” on the contact page, or call ${site.phone}.`,
    es: `Para una llamada de estrategia, elige «Strategy call» en la página de contacto o llama al ${site.phone}.`,
    page: 'call',
  },
  {
    id: 'call.bring',
    subjects: ['call'],
    when: [/\b(bring|have ready|ready|prepare\w*|need|llevo|llevar|preparar|a mano)\b/],
    en: 'Bring last month’s marketing bill to the call.',
    es: 'Ten a mano la factura de marketing del mes pasado.',
    page: 'pricing',
  },
  {
    id: 'call.free',
    subjects: ['call'],
    when: [/\b(free|cost|charge|pay|gratis|cuesta|cobr\w+)\b/],
    yes: true,
    opposite: /\b(cost|charge|pay|cuesta|cobr\w+)\b/,
    en: 'Talking to our team costs nothing, and neither does the audit.',
    es: 'Hablar con nuestro equipo no cuesta nada, y la auditoría tampoco.',
    page: 'pricing',
  },
  {
    id: 'start.how',
    subjects: ['signup'],
    yes: true,
    en: `Choose a plan and create your account on the signup page; it starts with a ${terms.trial}.`,
    es: `Elige un plan y crea tu cuenta en la página de registro; empieza con una prueba gratis de ${trialDays} días.`,
    page: 'signup',
  },
  {
    id: 'start.need',
    subjects: ['signup'],
    when: [
      /\b(what (do|will|would) (i|you|we) need|information|info|fields|ask for|que (necesito|piden|datos)|datos|informacion)\b/,
    ],
    en: 'To sign up you need your name, an email address and a password; company and phone are optional.',
    es: 'Para registrarte necesitas nombre, correo y contraseña; la empresa y el teléfono son opcionales.',
    page: 'signup',
  },
  {
    id: 'setup.time',
    subjects: ['setup-time'],
    when: [
      /\b(set ?up|ready|running|live|onboarding|started|working|starts?|listo|funcionando|empezar|tarda\w*)\b/,
    ],
    en: `Your agent is set up within ${setupTime} after your free audit.`,
    es: `Tu agente queda listo en ${setupTime.replace('hours', 'horas')} después de la auditoría gratis.`,
    page: 'how',
  },
  {
    id: 'setup.audit',
    subjects: ['setup-time', 'audit'],
    when: [/\b(audit|auditoria)\b/, /\b(set ?up|running|live|start|listo|funcionando)\b/],
    en: `We answer the audit request within ${replyHours.audit} hours, and your agent is set up within ${setupTime} after the audit.`,
    es: `Respondemos la solicitud de auditoría en ${replyHours.audit} horas, y tu agente queda listo en ${setupTime.replace('hours', 'horas')} después.`,
    page: 'how',
  },
];
