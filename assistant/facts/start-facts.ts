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
    en: 'There are three steps: connect your platforms, configure your agent, and activate the automation.',
    es: 'Son tres pasos: conectar tus plataformas, configurar tu agente y activar la automatización.',
    page: 'how',
  },
  {
    id: 'start.my-part',
    subjects: ['skills', 'agent', 'setup-time'],
    en: 'You sign in to your platforms and answer four questions once; after that, it only takes a look on Sunday.',
    es: 'Una sola vez conectas tus plataformas y respondes cuatro preguntas; después basta con que le des una mirada el domingo.',
    page: 'how',
  },
  {
    id: 'start.brief',
    subjects: ['content', 'skills', 'agent', 'setup-time'],
    yes: true,
    en: 'You tell the agent once what you sell, your prices, which towns you serve, how you talk and what never to say, and it writes everything from this brief.',
    es: 'Le dices una vez al agente qué vendes, tus precios, qué ciudades atiendes, cómo hablas y qué no debe decir nunca, y con eso lo escribe todo.',
    page: 'how',
  },
  {
    id: 'start.accounts',
    subjects: ['content', 'social', 'agent', 'skills', 'integrations', 'login', 'privacy'],
    yes: true,
    en: 'Your agent works through your own accounts: you sign in once to your Google Business Profile, your social pages and your website, and allow access.',
    es: 'Tu agente trabaja con tus propias cuentas: inicias sesión una vez en tu perfil de Google, tus redes y tu sitio web, y le das acceso.',
    page: 'how',
  },
  {
    id: 'start.for-other',
    subjects: ['skills', 'agent', 'setup-time', 'signup'],
    yes: true,
    en: 'Somebody else can set it up for the owner: it takes one sign-in to each platform and four answers about the business.',
    es: 'Otra persona puede prepararlo por el dueño: hay que iniciar sesión una vez en cada plataforma y responder cuatro preguntas sobre el negocio.',
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
    en: `To sign up you need your first and last name, an email address and a password of at least ${minimumPassword} characters; company and phone are optional.`,
    es: `Para registrarte necesitas nombre, apellido, correo y una contraseña de al menos ${minimumPassword} caracteres; la empresa y el teléfono son opcionales.`,
    page: 'signup',
  },
  {
    id: 'start.optional',
    subjects: ['signup'],
    yes: false,
    opposite: /\b(optional|skip|without|blank|opcional\w*|sin)\b/,
    en: 'Company and phone are optional at signup; only your first and last name, an email address and a password are required.',
    es: 'La empresa y el teléfono son opcionales al registrarse; solo hacen falta nombre, apellido, correo y contraseña.',
    page: 'signup',
  },
  {
    id: 'start.connect',
    subjects: ['agent', 'skills', 'setup-time', 'signup', 'integrations'],
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
    en: `Next you connect your platforms: we email you a link for each, and configure your agent within ${setupTime}; you read the first drafts before anything is published.`,
    es: `Luego conectas tus plataformas: te enviamos un enlace por cada una y configuramos tu agente ${setupTimeEs}; lees los primeros borradores antes de que se publique algo.`,
    page: 'dashboard',
  },
  {
    id: 'setup.time',
    subjects: ['setup-time'],
    en: `Your agent is set up within ${setupTime} after your free audit, and you read its first week before anything is posted.`,
    es: `Tu agente queda listo ${setupTimeEs} después de la auditoría gratis, y lees su primera semana antes de que se publique algo.`,
    page: 'how',
  },
  {
    id: 'setup.audit',
    subjects: ['setup-time', 'audit'],
    en: `We answer the audit request within ${replyHours.audit} hours, and your agent is set up within ${setupTime} after the audit.`,
    es: `Respondemos la solicitud de auditoría en un máximo de ${replyHours.audit} horas, y tu agente queda listo ${setupTimeEs} después de la auditoría.`,
    page: 'how',
  },
];
