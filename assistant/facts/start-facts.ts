import { minimumPassword } from '../../app/facts/privacy.ts';
import { replyHours, setupTime } from '../../app/facts/site.ts';
import { terms, trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';
import { setupTimeEs } from './spanish.ts';

/** How to start: signup and setup. */
export const startFacts: FactsOf = () => [
  {
    id: 'start.steps',
    subjects: ['agent', 'signup', 'skills', 'setup-time'],
    when: [
      /^(?!.*\bhow (long|soon|fast|quick)).*\b(how (do|does|is|to) (it|i|we|this|you|they|the|an|your|ai|marketing)( \w+){0,3} (start|started|set up|begin|use|go)|steps?|process|get(ting)? started|set ?up|first week|(step one|first step)( be)?|pasos|como (empiezo|empezar|se configura|comienzo)|proceso)\b/,
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
    es: 'Tu parte es conectar tus plataformas y responder cuatro preguntas; después basta con darle una mirada el domingo.',
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
    es: 'Le dices una vez al agente qué vendes, tus precios, qué ciudades atiendes, cómo hablas y qué no debe decir nunca, y con eso lo escribe todo.',
    page: 'how',
  },
  {
    id: 'start.accounts',
    subjects: ['content', 'social', 'agent', 'skills', 'integrations', 'login', 'privacy'],
    when: [
      /\b(own (accounts?|pages?)|the (page|account|profile)s? (we|i) (already )?(have|got|use)|(existing|old|current) (facebook|instagram|insta|social|fb) (pages?|accounts?)|my (accounts?|pages?|profiles?|facebook|instagram|logins?)|whose accounts?|(our|your|their|those|facebook|instagram|google|social|page) log ?ins?|credentials?|access|sign in to|mis (cuentas|paginas|redes)|propias cuentas|acceso)\b/,
      /\b(connect\w*|access|sign|log|own|through|need|use|post\w*|work\w*|give|new|conect\w+|us[ao]\w*|publica\w*|acceso|dar)\b/,
    ],
    yes: true,
    en: 'Your agent works through your own accounts: you sign in once and allow access.',
    es: 'Tu agente trabaja con tus propias cuentas: inicias sesión una vez y le das acceso.',
    page: 'how',
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
      /\b(what (all )?(do|will|would) (i|you|we) need|information|info|fields?|ask for|need to (give|enter|fill)|que (necesito|piden|datos)|datos|informacion)\b/,
    ],
    en: `To sign up you need your first and last name, an email address and a password of at least ${minimumPassword} characters; company and phone are optional.`,
    es: `Para registrarte necesitas nombre, apellido, correo y una contraseña de al menos ${minimumPassword} caracteres; la empresa y el teléfono son opcionales.`,
    page: 'signup',
  },
  {
    id: 'start.optional',
    subjects: ['signup'],
    when: [
      /\b(phone|company|business name|fields?|number|telefono|numero|empresa)\b/,
      /\b(sign ?up|signup|account|acct|register\w*|registr\w+|cuenta|join)\b/,
      /\b(need\w*|required?|optional|mandatory|have to|must|skip|without|blank|necesit\w+|obligatori\w+|opcional\w*|sin|tengo que)\b/,
    ],
    yes: false,
    opposite: /\b(optional|skip|without|blank|opcional\w*|sin)\b/,
    en: 'Company and phone are optional at signup; only your first and last name, an email address and a password are required.',
    es: 'La empresa y el teléfono son opcionales al registrarse; solo hacen falta nombre, apellido, correo y contraseña.',
    page: 'signup',
  },
  {
    id: 'start.connect',
    subjects: ['agent', 'skills', 'setup-time', 'signup', 'integrations'],
    when: [
      /\b(set ?up|hook\w*|connect\w*|install\w*|configur\w*|started|onboard\w*|everything|conect\w+|instal\w+)\b/,
      /\b(help|someone|somebody|who|you (do|guys do)|on my own|by myself|alone|walk me|assist\w*|hold my hand|ayud\w+|alguien|quien)\b/,
    ],
    yes: true,
    opposite:
      /^(?!.*\b(someone|somebody|anyone|anybody|help)\b).*\b(on my own|by myself|alone|sol[oa])\b/,
    en: 'We email you one link for each platform, where you sign in, and then we configure the agent for you.',
    es: 'Te enviamos un enlace por cada plataforma, donde inicias sesión, y después configuramos el agente por ti.',
    page: 'dashboard',
  },
  {
    id: 'start.next',
    subjects: ['signup', 'login', 'setup-time', 'dashboard'],
    when: [
      /\b(account|signed up|sign up|registered|joined|subscribed|cuenta|registr\w+)\b/,
      /\b(now what|what now|next|then what|what (do|should) (i|we) do|after\w*|ahora que|despues|que sigue)\b/,
    ],
    en: `Next you connect your platforms: we email you a link for each, and configure your agent within ${setupTime}; you read the first drafts before anything is published.`,
    es: `Luego conectas tus plataformas: te enviamos un enlace por cada una y configuramos tu agente ${setupTimeEs}; lees los primeros borradores antes de que se publique algo.`,
    page: 'dashboard',
  },
  {
    id: 'setup.time',
    subjects: ['setup-time'],
    when: [
      /\b(set ?up|ready|running|live|onboarding|started|working|starts?|listo|funcionando|empezar|tarda\w*)\b/,
    ],
    en: `Your agent is set up within ${setupTime} after your free audit.`,
    es: `Tu agente queda listo ${setupTimeEs} después de la auditoría gratis.`,
    page: 'how',
  },
  {
    id: 'setup.audit',
    subjects: ['setup-time', 'audit'],
    when: [/\b(audit|auditoria)\b/, /\b(set ?up|running|live|start|listo|funcionando)\b/],
    en: `We answer the audit request within ${replyHours.audit} hours, and your agent is set up within ${setupTime} after the audit.`,
    es: `Respondemos la solicitud de auditoría en un máximo de ${replyHours.audit} horas, y tu agente queda listo ${setupTimeEs} después de la auditoría.`,
    page: 'how',
  },
];
