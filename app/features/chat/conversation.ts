import { type ChatMessage, type FormEntries, historyLength } from '../../../assistant/message.ts';
import { callApi } from '../../forms/api.ts';
import { readDraft, saveEntries } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/rules.ts';
import { failure, greeting } from './copy.ts';
import {
  type Conversation,
  loadConversation,
  type ParsedReply,
  parseReply,
  saveConversation,
} from './stored-conversation.ts';
import { isPhone } from './uncovered.ts';
import { saysMore, wishAfter } from './wish.ts';

/** Name of the form's draft, which keeps the entries over closing the panel, leaving the page and a failure. */
export const personDraft = 'chat-person';

/** Timeout of a question in ms; the server answers within 2 s. */
const replyTimeout = 15_000;

/** The greeting; its time is 0 until it is shown. */
const greet = (timestamp: number): ChatMessage => ({
  role: 'assistant',
  content: greeting,
  timestamp,
});

const initial: Conversation = { open: false, messages: [greet(0)], pending: false };

let current = initial;
const listeners = new Set<() => void>();
/** Grows when the page is left: then the outcome of its requests no longer counts. */
let visit = 0;

/** Subscribes to the conversation, for `useSyncExternalStore`; the first call loads the stored one. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    restore();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The conversation of this tab; it survives reloads and moving between pages. */
export const conversation = () => current;
/** The conversation that the server renders and the browser hydrates with. */
export const initialConversation = () => initial;

export function setOpen(open: boolean): void {
  const [first, ...others] = current.messages;
  const shownNow = open && first?.timestamp === 0;
  update({ open, ...(shownNow && { messages: [greet(Date.now()), ...others] }) });
}

/**
 * Sends a question, unless it is blank or a reply is pending (spec.md section 5).
 * @returns whether it was sent.
 */
export function ask(text: string): boolean {
  const message = text.trim();
  if (!message || current.pending) return false;
  const before = current.messages;
  current = { ...current, notice: undefined };
  append({ role: 'user', content: message, timestamp: Date.now() }, true);
  void requestReply(message, before);
  return true;
}

/** Keeps a question that isn't sent yet over closing the panel, the form and leaving the page. */
export function keepTyped(typed: string): void {
  update({ typed });
}

/** Shows the form to our team, or the chat again. */
export function setForm(form: Conversation['form']): void {
  update({ form, notice: undefined });
}

/** Shows that the form is on its way, also to a visitor who leaves it meanwhile and comes back. */
export function startSending(): void {
  update({ sending: true, refusal: undefined });
}

/** Shows the form, wherever the visitor is in the chat, with what is wrong in it; nothing if sending failed. */
export function refuse(refusal: FieldErrors): void {
  update({ sending: false, refusal, form: current.form ?? 'visitor' });
}

/** An error no longer stands once its entry changes. */
export function settle(field: string): void {
  if (!current.refusal) return;
  const { [field]: _, ...others } = current.refusal;
  update({ refusal: Object.keys(others).length > 0 ? others : undefined });
}

/**
 * Opens the form with what the visitor said in the chat; what they typed into it stays until they say
 * something else.
 * @param before what they had said of themselves before.
 */
function openForm(form: FormEntries, before: FormEntries = {}): void {
  const said = Object.entries(form).filter(
    ([field, value]) => value !== before[field as keyof FormEntries],
  );
  const typed = readDraft(personDraft)?.values;
  saveEntries(personDraft, { ...form, ...typed, ...Object.fromEntries(said) });
  const wish = wishAfter(current.wish, visitorTexts(), form);
  const notice = current.messages.at(-1)?.content;
  update({ form: 'reply', wish, notice });
}

const visitorTexts = () =>
  current.messages.filter(({ role }) => role === 'user').map(({ content }) => content);

/**
 * What the form's message starts with: the complaint or wish and what isn't sent yet, or the visitor's
 * last question.
 */
export function wishForForm(): string {
  const texts = visitorTexts();
  const { wish, contact = {} } = current;
  const typed = current.typed?.trim();
  if (typed) return wish ? `${wish}\n${typed}` : typed;
  return wish ?? texts.findLast((text) => saysMore(text, contact)) ?? texts.at(-1) ?? '';
}

/** Forms that replies link to, by their page: the name of each one's draft. */
const linkedForms: Readonly<Record<string, string>> = {
  '/free-audit': 'audit',
  '/contact': 'contact',
  '/signup': 'signup',
};

/**
 * Fills in the form of the page that a link leads to with what the visitor said of themselves; what
 * they have typed there stays. The visitor goes on there, so our own form closes.
 */
export function fillLinkedForm(href: string): void {
  const form = linkedForms[new URL(href, location.href).pathname];
  if (!form || !current.contact) return;
  const { name, ...others } = current.contact;
  const [firstName = '', ...last] = name?.split(' ') ?? [];
  // Two of the forms have a field for each part of the name.
  const names = name && { name, firstName, lastName: last.join(' ') };
  const said: Record<string, string> = { ...names, ...others };
  const values = readDraft(form)?.values ?? {};
  const before: Record<string, string> = { ...current.filled?.[form] };
  const typed = Object.entries(values).filter(([field, value]) => value !== before[field]);
  saveEntries(form, { ...values, ...said, ...Object.fromEntries(typed) });
  update({ form: undefined, filled: { ...current.filled, [form]: said } });
}

/** Returns to the chat with a confirmation; what was wished is done. */
export function confirmSent(content: string): void {
  update({
    ...{ form: undefined, wish: undefined, typed: undefined },
    ...{ sending: false, notice: content },
  });
  append({ role: 'assistant', content, timestamp: Date.now() }, false);
}

async function requestReply(message: string, before: readonly ChatMessage[]): Promise<void> {
  const asked = visit;
  let reply: ParsedReply | undefined;
  try {
    const history = before
      .slice(-historyLength)
      .map(({ role, content, timestamp }) => ({ role, content, timestamp }));
    const body = { message, conversation: history };
    reply = parseReply(await callApi('POST', '/api/chat', { body, timeout: replyTimeout }));
  } catch {
    reply = { content: failure[current.language ?? 'en'] };
  }
  if (visit !== asked) return;
  if (!reply) return update({ pending: false });
  const { contact: known, language: spoken } = current;
  const { form, contact = known, language = spoken, ...said } = reply;
  current = { ...current, contact, language };
  append({ role: 'assistant', timestamp: Date.now(), ...said }, false);
  if (form) openForm(form, known);
}

function append(message: ChatMessage, pending: boolean): void {
  update({ messages: [...current.messages, message], pending });
}

function update(change: Partial<Conversation>): void {
  current = { ...current, ...change };
  saveConversation(current);
  for (const listener of listeners) listener();
}

/**
 * Loads the stored conversation, and asks again what got no reply on the page before. On a phone the
 * chat comes closed, so that the next page can be seen.
 */
function restore(): void {
  const stored = loadConversation() ?? current;
  const [first, ...others] = stored.messages;
  const messages = [greet(first?.timestamp ?? 0), ...others];
  current = { ...stored, messages, open: stored.open && !isPhone() };
  const last = current.messages.at(-1);
  if (current.pending && last?.role === 'user') {
    void requestReply(last.content, current.messages.slice(0, -1));
  }
}

function onPageHide(): void {
  visit += 1;
}

/** Restored from the back/forward cache: the conversation may have gone on, on other pages. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  restore();
  for (const listener of listeners) listener();
}
