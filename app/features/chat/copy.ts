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

export const words = {
  launcher: 'Open chat',
  launcherShort: 'Chat',
  goOn: 'Continue chat',
  title: `Ask ${settings.name}`,
  lead: 'Automated answers from this site, 24/7',
  close: 'Close chat',
  log: 'Conversation',
  you: 'You:',
  assistant: 'Assistant:',
  field: 'Your question',
  placeholder: 'Type a question',
  send: 'Send',
  thinking: 'Thinking...',
  audit: 'Get a free audit',
  newTab: '(opens in a new tab)',
  person: 'Talk to a person',
  back: 'Back to the chat',
} as const;

/** Literal (spec.md section 8). */
export const failure = `I'm having trouble connecting right now. Please try again or contact us directly at ${settings.email}`;

/** Languages of the conversation. */
export type Language = 'en' | 'es';
