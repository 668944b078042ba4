import { lifetimes, minimumAge, minimumPassword } from '../../app/facts/privacy.ts';
import { company, replyHours } from '../../app/facts/site.ts';
import type { Retention } from '../../lib/site-settings.ts';
import type { FactsOf } from './fact.ts';
import { policyUpdatedEs } from './spanish.ts';

/** Privacy, what is kept for how long, and accounts. */
export const privacyFacts: FactsOf = (site) => [
  {
    id: 'privacy.sell',
    subjects: ['privacy'],
    yes: false,
    en: 'We don’t sell your information, and share it with others only when the law requires it.',
    es: 'No vendemos tu información y solo la compartimos cuando la ley lo exige.',
    page: 'privacy',
  },
  {
    id: 'privacy.train',
    subjects: ['privacy'],
    yes: false,
    en: 'We don’t use what you send us to train language models.',
    es: 'No usamos lo que nos envías para entrenar modelos de lenguaje.',
    page: 'privacy',
  },
  {
    id: 'privacy.chat',
    subjects: ['privacy', 'bot'],
    yes: false,
    opposite: /\b(private|privad\w+)\b/,
    en: 'This chat isn’t stored on our server; your browser keeps it until you close the tab, unless you send it to our team.',
    es: 'Este chat no se guarda en nuestro servidor; tu navegador lo conserva hasta que cierras la pestaña, salvo que lo envíes a nuestro equipo.',
    page: 'privacy',
  },
  {
    id: 'privacy.model',
    subjects: ['privacy', 'bot'],
    en: 'If a language model phrases my answers, your question and this conversation go to its provider.',
    es: 'Si un modelo de lenguaje redacta mis respuestas, tu pregunta y esta conversación van a su proveedor.',
    page: 'privacy',
  },
  {
    id: 'cookies.none',
    subjects: ['privacy'],
    yes: false,
    en: 'There are no cookies until you sign up or sign in, no advertising and no tracking.',
    es: 'No hay cookies hasta que te registras o inicias sesión, ni publicidad ni rastreo.',
    page: 'privacy',
  },
  {
    id: 'privacy.retention',
    subjects: ['privacy'],
    ...retentionTexts(site.retention),
    page: 'privacy',
  },
  {
    id: 'privacy.backups',
    subjects: ['privacy'],
    en: `Backups are kept up to ${lifetimes.backupDays} days, and deleted data is never brought back from one.`,
    es: `Las copias de seguridad se guardan hasta ${lifetimes.backupDays} días, y nunca recuperamos de ellas datos borrados.`,
    page: 'privacy',
  },
  {
    id: 'account.delete',
    subjects: ['privacy', 'login'],
    yes: true,
    en: 'You can delete your account on your dashboard; the form in our privacy policy deletes everything else we keep about you.',
    es: 'Puedes borrar tu cuenta en tu panel; el formulario de nuestra política de privacidad borra todo lo demás que guardamos sobre ti.',
    page: 'privacy',
  },
  {
    id: 'privacy.erase',
    subjects: ['privacy'],
    yes: true,
    en: `Enter your email in the form of our privacy policy: the link that you get works for ${lifetimes.dataLinkHours} hours and deletes your messages and requests.`,
    es: `Escribe tu correo en el formulario de nuestra política de privacidad: el enlace que recibes sirve ${lifetimes.dataLinkHours} horas y borra tus mensajes y solicitudes.`,
    page: 'privacy',
  },
  {
    id: 'account.copy',
    subjects: ['privacy', 'login'],
    yes: true,
    en: 'You can download everything we keep about you on your dashboard, or without an account through the form in our privacy policy.',
    es: 'Puedes descargar en tu panel todo lo que guardamos sobre ti o, sin cuenta, con el formulario de nuestra política de privacidad.',
    page: 'privacy',
  },
  {
    id: 'account.password-hash',
    subjects: ['privacy', 'login'],
    yes: false,
    opposite: /\b(safe|secure|hash\w*|encrypt\w*|segura?)\b/,
    en: 'We keep your password only as a hash, from which nobody can read it.',
    es: 'Guardamos tu contraseña solo como un hash, así que nadie puede leerla.',
    page: 'privacy',
  },
  {
    id: 'account.password-length',
    subjects: ['login', 'signup', 'privacy'],
    en: `Your password needs at least ${minimumPassword} characters.`,
    es: `Tu contraseña necesita al menos ${minimumPassword} caracteres.`,
    page: 'signup',
  },
  {
    id: 'start.passwords',
    subjects: ['privacy', 'login', 'content'],
    yes: false,
    opposite: /\b(safe|segura?)\b/,
    en: 'You connect through your own accounts, by signing in yourself: we never see those passwords.',
    es: 'Tú mismo inicias sesión para conectar tus cuentas: nunca vemos esas contraseñas.',
    page: 'dashboard',
  },
  {
    id: 'privacy.contact',
    subjects: ['privacy'],
    en: `The site names no privacy officer: write to ${site.email} about anything in the policy, and we answer within ${replyHours.contact} hours.`,
    es: `El sitio no menciona a un encargado de privacidad: escribe a ${site.email} y te respondemos en un máximo de ${replyHours.contact} horas.`,
    page: 'privacy',
  },
  {
    id: 'privacy.breach',
    subjects: ['privacy'],
    en: 'The site mentions no breach; no system is completely secure, and if your information is exposed, we tell you without delay.',
    es: 'El sitio no menciona ningún incidente; ningún sistema es del todo seguro y, si tus datos se exponen, te avisamos enseguida.',
    page: 'privacy',
  },
  {
    id: 'privacy.security',
    subjects: ['privacy'],
    yes: true,
    en: 'Passwords are stored only as hashes and pages run scripts from this site only; no system is completely secure, and if your information is exposed we tell you without delay.',
    es: 'Las contraseñas se guardan solo como hash y las páginas solo ejecutan código de este sitio; ningún sistema es del todo seguro y, si tus datos se exponen, te avisamos enseguida.',
    page: 'privacy',
  },
  {
    id: 'privacy.default',
    subjects: ['privacy'],
    en: `We use what you send us only to answer you and to provide the service; the privacy policy, last updated ${company.policyUpdated}, has the details.`,
    es: `Usamos lo que nos envías solo para responderte y prestar el servicio; los detalles están en la política de privacidad, actualizada en ${policyUpdatedEs}.`,
    page: 'privacy',
  },
  {
    id: 'privacy.updated',
    subjects: ['privacy'],
    en: `The privacy policy was last updated in ${company.policyUpdated}.`,
    es: `La política de privacidad se actualizó por última vez en ${policyUpdatedEs}.`,
    page: 'privacy',
  },
  {
    id: 'privacy.children',
    subjects: ['children'],
    yes: false,
    opposite: /\b(limit|minimum|requirement|rule|limite|minimo|minima)\b/,
    en: `The minimum age is ${minimumAge}: this site is not for children under ${minimumAge}.`,
    es: `La edad mínima es de ${minimumAge} años: este sitio no es para niños menores de ${minimumAge}.`,
    page: 'privacy',
  },
];

/** How long requests are kept, as the settings and the privacy policy say it. */
function retentionTexts({ requests }: Retention) {
  return requests === null
    ? {
        en: 'We keep requests and messages until you ask us to delete them or we no longer need them, and an account until you delete it.',
        es: 'Guardamos tus solicitudes y mensajes hasta que nos pidas borrarlos o ya no los necesitemos, y tu cuenta hasta que la borres.',
      }
    : {
        en: `We keep requests and messages for ${requests} days or until you ask us to delete them, and an account until you delete it.`,
        es: `Guardamos tus solicitudes y mensajes ${requests} días o hasta que nos pidas borrarlos, y tu cuenta hasta que la borres.`,
      };
}
