import type { ChatLink, ChatMessage, FormEntries } from '../../../assistant/message.ts';
import { draftKey } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/rules.ts';
import type { Language } from './copy.ts';

/** The conversation of a browser tab. */
export interface Conversation {
  open: boolean;
  /** The greeting is always first. */
  messages: readonly ChatMessage[];
  /** Whether the last question is waiting for its reply. */
  pending: boolean;
  /** What the visitor has typed and not yet sent. */
  typed?: string | undefined;
  /** Who opened the form to our team, while it is shown. */
  form?: 'visitor' | 'reply' | undefined;
  /** What the visitor has said of themselves. */
  contact?: FormEntries | undefined;
  /** The complaint or wish for our team, once a reply has opened the form. */
  wish?: string | undefined;
  /** The language of the last reply. */
  language?: Language | undefined;
  /** What the chat filled in on the pages that its replies link to, by the name of the form's draft. */
  filled?: Readonly<Record<string, FormEntries>> | undefined;
  /** Whether the form is on its way to our team. */
  sending?: boolean | undefined;
  /** What was wrong with the form when it was sent, by field; without a field, sending failed. */
  refusal?: FieldErrors | undefined;
  /** A message that shows together with another view, which screen readers don't announce by themselves. */
  notice?: string | undefined;
}

/** A reply of the assistant, the form that it opens, and what the visitor has said of themselves. */
export type ParsedReply = Pick<ChatMessage, 'content' | 'links' | 'questions'> & {
  form?: FormEntries;
  contact?: FormEntries;
  language?: Language;
};

const storageKey = 'chat';

/** Key of the widget's draft: while it is set, the island starts on load (`forms/visit.ts`). */
export const openDraft = draftKey('chat');

/** Stores the conversation for the tab's next page; without storage it ends with the page. */
export function saveConversation({
  open,
  sending: _,
  refusal: _r,
  notice: _n,
  ...kept
}: Conversation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
    if (open) sessionStorage.setItem(openDraft, 'open');
    else sessionStorage.removeItem(openDraft);
  } catch {
    // Storage is full or blocked.
  }
}

/** @returns undefined when nothing, or nothing readable, is stored. */
export function loadConversation(): Conversation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isObject(stored) || !Array.isArray(stored.messages)) return undefined;
    const messages = stored.messages.filter(isMessage);
    const open = sessionStorage.getItem(openDraft) !== null;
    const contact = isObject(stored.contact) ? entriesOf(stored.contact) : undefined;
    const wish = isText(stored.wish) ? stored.wish : undefined;
    const typed = isText(stored.typed) ? stored.typed : undefined;
    const language = isLanguage(stored.language) ? stored.language : undefined;
    const pending = stored.pending === true;
    const form = stored.form === 'visitor' || stored.form === 'reply' ? stored.form : undefined;
    const filled = isObject(stored.filled) ? filledOf(stored.filled) : undefined;
    return { messages, pending, typed, open, form, contact, wish, language, filled };
  } catch {
    return undefined;
  }
}

/**
 * Reads a response of POST /api/chat. Parsed by hand: valibot would add 1.8 KB (brotli) to the chat
 * on every page.
 * @returns undefined when `success` is not true; such a reply adds nothing (spec.md section 8).
 */
export function parseReply(value: unknown): ParsedReply | undefined {
  if (!isObject(value) || value.success !== true) return undefined;
  const { response, links, questions, form, contact, language } = value;
  if (typeof response !== 'string') return undefined;
  return {
    content: response,
    ...(Array.isArray(links) && { links: links.filter(isLink) }),
    ...(Array.isArray(questions) && { questions: questions.filter(isText) }),
    ...(isObject(form) && { form: entriesOf(form) }),
    ...(isObject(contact) && { contact: entriesOf(contact) }),
    ...(isLanguage(language) && { language }),
  };
}

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';

function entriesOf(form: Record<string, unknown>): FormEntries {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));
}

const filledOf = (forms: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(forms).map(([form, entries]) => [
      form,
      isObject(entries) ? entriesOf(entries) : {},
    ]),
  );

function isMessage(value: unknown): value is ChatMessage {
  if (!isObject(value)) return false;
  const { role, content, timestamp, links = [], questions = [] } = value;
  return (
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    typeof timestamp === 'number' &&
    Array.isArray(links) &&
    links.every(isLink) &&
    Array.isArray(questions) &&
    questions.every(isText)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isLink(value: unknown): value is ChatLink {
  return isObject(value) && typeof value.label === 'string' && typeof value.href === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
