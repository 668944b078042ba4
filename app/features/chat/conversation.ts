import { type ChatMessage, historyLength } from '../../../assistant/message.ts';
import { callApi } from '../../forms/api.ts';
import { failure, greeting } from './copy.ts';

/**
 * The conversation of this tab: it survives moving between pages and reloads, and works where the
 * browser refuses storage (then it ends with the page).
 */
export interface Conversation {
  open: boolean;
  /** The greeting first, always. */
  messages: readonly ChatMessage[];
  /** A question waits for its reply. */
  pending: boolean;
}

const storageKey = 'chat';
/** While this is set, the entry script starts the widget on load (`startDraftIslands` in `forms/visit.ts`). */
export const openFlag = 'chat';
/** Milliseconds until a question without a reply counts as failed; the server answers within 2 s. */
const patience = 15_000;

const empty: Conversation = {
  open: false,
  messages: [{ role: 'assistant', content: greeting, timestamp: 0 }],
  pending: false,
};

let current = empty;
const listeners = new Set<() => void>();
/** The page is being left: what its requests come to no longer counts. */
let leaving = false;

/** For `useSyncExternalStore`; the first subscriber brings back what was kept. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    restore();
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const conversation = () => current;
/** What the server renders, and so what the browser starts from. */
export const conversationAtFirst = () => empty;

export function setOpen(open: boolean): void {
  update({ open });
}

/** Sends a question; a blank one is not sent, nor any while a reply is pending (spec.md section 5). */
export function ask(text: string): boolean {
  const message = text.trim();
  if (!message || current.pending) return false;
  const before = current.messages;
  append({ role: 'user', content: message, timestamp: Date.now() }, true);
  void reply(message, before);
  return true;
}

/** Adds what the assistant says by itself, for example that a message was sent. */
export function say(content: string): void {
  append({ role: 'assistant', content, timestamp: Date.now() }, false);
}

async function reply(message: string, before: readonly ChatMessage[]): Promise<void> {
  let answer: Partial<ChatMessage> | undefined;
  try {
    const body = { message, conversation: before.slice(-historyLength).map(withoutLinks) };
    const result = (await callApi('POST', '/api/chat', { body, timeout: patience })) as Reply;
    // A reply with `success` not true adds nothing (spec.md section 8).
    if (result.success === true && typeof result.response === 'string') {
      answer = { content: result.response, ...(result.links && { links: result.links }) };
    }
  } catch {
    answer = { content: failure };
  }
  if (leaving) return;
  if (!answer) return update({ pending: false });
  append({ role: 'assistant', content: '', timestamp: Date.now(), ...answer }, false);
}

interface Reply {
  success?: unknown;
  response?: unknown;
  links?: ChatMessage['links'];
}

function withoutLinks({ role, content, timestamp }: ChatMessage) {
  return { role, content, timestamp };
}

function append(message: ChatMessage, pending: boolean): void {
  update({ messages: [...current.messages, message], pending });
}

function update(change: Partial<Conversation>): void {
  current = { ...current, ...change };
  keep();
  for (const listener of listeners) listener();
}

function keep(): void {
  try {
    const { open, ...rest } = current;
    sessionStorage.setItem(storageKey, JSON.stringify(rest));
    if (open) sessionStorage.setItem(`draft:${openFlag}`, 'open');
    else sessionStorage.removeItem(`draft:${openFlag}`);
  } catch {
    // Nothing is kept.
  }
}

/** A question that was asked on the page before and got no reply there is asked again. */
function restore(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Conversation | null;
    const open = sessionStorage.getItem(`draft:${openFlag}`) !== null;
    if (kept) current = { ...kept, messages: [...empty.messages, ...kept.messages.slice(1)], open };
  } catch {
    return;
  }
  const last = current.messages.at(-1);
  if (current.pending && last?.role === 'user') {
    void reply(last.content, current.messages.slice(0, -1));
  }
}

function onLeave(): void {
  leaving = true;
}

/** Back from the browser's cache: other pages of this tab may have gone on with the conversation. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  leaving = false;
  restore();
  for (const listener of listeners) listener();
}
