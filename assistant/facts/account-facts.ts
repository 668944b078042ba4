import { lifetimes } from '../../app/facts/privacy.ts';
import type { FactsOf } from './fact.ts';

/** Signing in, and changing what an account holds. */
export const accountFacts: FactsOf = () => [
  {
    id: 'account.where',
    subjects: ['login'],
    en: 'You sign in on the dashboard page; if your password doesn’t work, the reset page emails you a link for a new one.',
    es: 'Entras a tu cuenta en la página del panel; si tu contraseña no funciona, en la página para restablecerla te llega un enlace por correo para poner otra.',
    page: 'dashboard',
  },
  {
    id: 'account.password',
    subjects: ['login'],
    yes: true,
    en: `On the reset page you get a link by email to set a new password; it works once, for ${lifetimes.resetHours} hour.`,
    es: `En la página para restablecerla pides un enlace por correo y pones una contraseña nueva; el enlace sirve una sola vez, durante ${lifetimes.resetHours} hora.`,
    page: 'password',
  },
  {
    id: 'account.details',
    subjects: ['login'],
    yes: true,
    en: 'You change your details and your password in the settings of your dashboard.',
    es: 'Tus datos y tu contraseña los cambias en la configuración de tu panel.',
    page: 'dashboard',
  },
  {
    id: 'account.email',
    subjects: ['login'],
    yes: false,
    opposite: /\b(can|could|is it possible|puedo)\b/,
    en: 'To change the address you sign in with, please contact us.',
    es: 'Para cambiar el correo con el que entras a tu cuenta, contáctanos.',
    page: 'dashboard',
  },
  {
    id: 'account.session',
    subjects: ['login', 'privacy'],
    yes: true,
    en: `You stay signed in for ${lifetimes.sessionDays} days after your last visit, or until you sign out.`,
    es: `Tu sesión dura ${lifetimes.sessionDays} días desde tu última visita, o hasta que la cierres.`,
    page: 'privacy',
  },
];
