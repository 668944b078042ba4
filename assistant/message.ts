/** One message of a conversation (spec.md section 3). */
export interface ChatMessage {
  role: 'user' | 'assistant';
  /** Plain text with line breaks. */
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Pages that an answer comes from, or next steps. */
  links?: readonly ChatLink[];
  /** Questions that the visitor may have meant instead of the answered one. */
  questions?: readonly string[];
}

/** Entries of forms, as far as the visitor gave them in the chat. */
export interface FormEntries {
  name?: string;
  email?: string;
  phone?: string;
  /** For the forms that a reply links to, as are those below. */
  company?: string;
  website?: string;
}

export interface ChatLink {
  label: string;
  /** A path of this site, a `mailto:` or a `tel:` address. */
  href: string;
}

/** A question with the messages before it. */
export interface ChatRequest {
  message: string;
  conversation: readonly Pick<ChatMessage, 'role' | 'content'>[];
}

/** Maximum length of a question, in UTF-16 units. */
export const maxQuestionLength = 1_000;

/** Number of latest messages that the browser sends along with a question. */
export const historyLength = 40;

/** Maximum number of messages in a request body. */
export const maxMessages = 200;

/** Maximum size of a transcript as JSON, in bytes of UTF-8; a whole body may have 64 KB. */
const maxTranscriptBytes = 40_000;

/** Whether a link may be shown: a path of this site, a `mailto:` or a `tel:` address. */
export function isSafeLink({ href }: ChatLink): boolean {
  return /^(\/(?![/\\])|mailto:|tel:)/.test(href);
}

/** The latest messages of a conversation, without links and questions, as many as fit into a request body. */
export function transcriptOf(
  messages: readonly ChatMessage[],
): Omit<ChatMessage, 'links' | 'questions'>[] {
  let room = maxTranscriptBytes;
  const latest = messages
    .slice(-maxMessages)
    .map(({ role, content, timestamp }) => ({ role, content, timestamp }));
  const lastTooMany = latest.findLastIndex((message) => {
    room -= new TextEncoder().encode(JSON.stringify(message)).length + 1;
    return room < 0;
  });
  return latest.slice(lastTooMany + 1);
}
