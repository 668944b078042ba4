import type { Json, Time } from '../../../lib/db/columns.ts';
import type { AttributionColumns, ScreeningColumns } from '../../../lib/db/tables.ts';
import type { Attribution } from '../../forms/attribution-schema.ts';

/** Form that a message came from. */
export type MessageSource = 'contact' | 'support' | 'chat';

/** Priorities of a message, the lowest first (spec.md section 3). */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];
export const defaultPriority: Priority = 'normal';

/** A line of a conversation with the assistant. */
export interface TranscriptLine {
  role: 'user' | 'assistant';
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
}

/** A validated message from a form. Absent fields are stored as null. */
export interface NewMessage {
  source: MessageSource;
  /** One name, or the two that the contact form asks for. */
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  /** Topic that the visitor chose. */
  topic?: string | undefined;
  /** Subject that the visitor wrote. */
  subject?: string | undefined;
  message: string;
  priority?: Priority | undefined;
  /** The conversation with the assistant before the message. */
  transcript?: TranscriptLine[] | undefined;
  attribution?: Attribution | undefined;
  /** The honeypot and the time taken (`app/forms/honeypot.ts`). */
  honeypot?: string | undefined;
  elapsed?: number | undefined;
}

export interface MessageRow extends AttributionColumns, ScreeningColumns {
  id: string;
  source: MessageSource;
  /** The full name; null if none was given. */
  name: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string;
  phone: string | null;
  company: string | null;
  topic: string | null;
  subject: string | null;
  message: string;
  priority: Priority;
  /** A list of `TranscriptLine`. */
  transcript: Json | null;
  created_at: Time;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    messages: MessageRow;
  }
}
