import { settings } from '../../facts/settings.ts';
import { hours } from '../../facts/site.ts';

/** The form that sends the conversation to a person, in the conversation's language. */
export const person = {
  en: {
    lead: `A person reads it and answers by email, ${hours.phone}.`,
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    optional: '(optional)',
    message: 'Your question',
    consent: `I agree to send what I enter here and this conversation to ${settings.name}, so that a person can answer.`,
    policy: 'Privacy policy',
    newTab: '(opens in a new tab)',
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Thank you. Your message and this conversation are with our team, and a person will get back to you:',
    failed: `Failed to send message. Please try again or email us directly at ${settings.email}`,
    back: 'Back to the chat',
  },
  es: {
    lead: `Una persona lo lee y responde por correo, de lunes a viernes, ${hours.contact.time}.`,
    name: 'Tu nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    optional: '(opcional)',
    message: 'Tu pregunta',
    consent: `Acepto enviar a ${settings.name} lo que escribo aquí y esta conversación, para que una persona pueda responder.`,
    policy: 'Política de privacidad (en inglés)',
    newTab: '(se abre en otra pestaña)',
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    sent: 'Gracias. Nuestro equipo tiene tu mensaje y esta conversación, y una persona te responderá:',
    failed: `No pudimos enviar el mensaje. Inténtalo de nuevo o escríbenos a ${settings.email}`,
    back: 'Volver al chat',
  },
} as const;

/** Spanish messages for the form's fields, in place of the server's. */
export const errorsEs: Readonly<Record<string, string>> = {
  name: 'Escribe tu nombre, de al menos 2 letras',
  email: 'Escribe un correo electrónico válido',
  phone: 'Escribe un teléfono válido',
  company: 'Escribe el nombre de la empresa, de hasta 150 caracteres',
  message: 'Escribe tu pregunta, de hasta 5000 caracteres',
  consent: 'Acepta, por favor, para que podamos responderte',
};
