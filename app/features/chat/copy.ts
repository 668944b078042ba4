import { maxQuestionLength } from '../../../assistant/message.ts';
import { settings } from '../../facts/settings.ts';

/** The first message of every conversation. */
export const greeting =
  'Hi. Ask me about prices, plans, hours or what an agent does, and I’ll answer from this site. ¿Español? También.';

/** Shown while the greeting is the only message; each button sends its question (spec.md section 9). */
export const quickQuestions: readonly string[] = [
  'How do AI marketing agents work?',
  'What ROI can I expect?',
  'What do you know about the DMV market?',
];

/** Words of the button that opens the chat. */
export const launcherWords = { open: 'Open chat', short: 'Chat', goOn: 'Continue chat' } as const;

/** Languages of the conversation. */
export type Language = 'en' | 'es';

/** The panel's own words, in the language of the conversation. */
export const panelWords = {
  en: {
    title: `Ask ${settings.name}`,
    lead: 'Automated answers from this site, 24/7',
    close: 'Close chat',
    log: 'Conversation',
    you: 'You:',
    assistant: 'Assistant:',
    field: 'Your question',
    placeholder: 'Type a question',
    send: 'Send',
    tooLong: `That’s too long: a question can have up to ${maxQuestionLength.toLocaleString('en-US')} characters. For a longer one, use “Talk to a person.”`,
    thinking: 'Thinking...',
    instead: 'Or did you mean:',
    audit: 'Get a free audit',
    newTab: '(opens in a new tab)',
    person: 'Talk to a person',
    loading: 'Loading...',
    back: 'Back to the chat',
  },
  es: {
    title: `Pregunta a ${settings.name}`,
    lead: 'Respuestas automáticas de este sitio, 24/7',
    close: 'Cerrar el chat',
    log: 'Conversación',
    you: 'Tú:',
    assistant: 'Asistente:',
    field: 'Tu pregunta',
    placeholder: 'Escribe una pregunta',
    send: 'Enviar',
    tooLong: `Es demasiado larga: una pregunta puede tener hasta ${maxQuestionLength} caracteres. Para más, usa «Habla con una persona».`,
    thinking: 'Pensando...',
    instead: 'O querías saber:',
    audit: 'Pide una auditoría gratis',
    newTab: '(en inglés; se abre en otra pestaña)',
    person: 'Habla con una persona',
    loading: 'Cargando...',
    back: 'Volver al chat',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The panel's words, for its parts. */
export type PanelWords = (typeof panelWords)[Language];

/** When no reply came; the English text is literal (spec.md section 8). */
export const failure: Record<Language, string> = {
  en: `I'm having trouble connecting right now. Please try again or contact us directly at ${settings.email}`,
  es: `No hay conexión en este momento. Inténtalo de nuevo o escríbenos a ${settings.email}`,
};
