/** One turn of a conversation (spec.md section 3). */
export interface ChatMessage {
  role: 'user' | 'assistant';
  /** Plain text; line breaks are shown. */
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Where an answer comes from, or what to do next. */
  links?: readonly ChatLink[];
}

export interface ChatLink {
  label: string;
  /** A path of this site, a `mailto:` or a `tel:` address. */
  href: string;
}

/** Longest question, in UTF-16 units. */
export const longestQuestion = 1_000;

/** Turns of the conversation that are sent along with a question, the latest. */
export const turnsSent = 12;

/** Whether a link may be shown: its address is this site's own, a mail or a call. */
export function isSafeLink({ href }: ChatLink): boolean {
  return /^(\/(?![/\\])|mailto:|tel:)/.test(href);
}

/** Most turns that a body may hold. */
export const mostTurns = 200;

/** Most bytes of UTF-8 that the turns of a transcript take as JSON; a body may have 64 KB in all. */
const transcriptBytes = 40_000;

/** What a person gets to read of a conversation: its latest turns, as many as a body holds. */
export function transcriptOf(messages: readonly ChatMessage[]): Omit<ChatMessage, 'links'>[] {
  let room = transcriptBytes;
  const latest = messages.slice(-mostTurns);
  const turns = latest.map(({ role, content, timestamp }) => ({ role, content, timestamp }));
  const first = turns.findLastIndex((turn) => {
    room -= new TextEncoder().encode(JSON.stringify(turn)).length + 1;
    return room < 0;
  });
  return turns.slice(first + 1);
}
