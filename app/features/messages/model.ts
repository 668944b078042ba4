import type { Json, Time } from '../../../lib/db/columns.ts';
import type { AttributionColumns, ScreeningColumns } from '../../../lib/db/tables.ts';
import type { Attribution } from '../../forms/attribution-schema.ts';

/** Where a message was written. */
export type MessageSource = 'contact' | 'support' | 'chat';

/** How much a message hurries, the least first (spec.md section 3). */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];
export const defaultPriority: Priority = 'normal';

/** One line of a talk with the assistant. */
export interface TranscriptLine {
  role: 'user' | 'assistant';
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
}

/** A message as its form hands it over, checked. What is left out is stored as null. */
export interface NewMessage {
  source: MessageSource;
  /** One name, or the two that the contact form asks for. */
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  /** What it is about, as the visitor chose it. */
  topic?: string | undefined;
  /** What it is about, as the visitor wrote it. */
  subject?: string | undefined;
  message: string;
  priority?: Priority | undefined;
  /** The talk that the assistant hands over. */
  transcript?: TranscriptLine[] | undefined;
  attribution?: Attribution | undefined;
  /** The honeypot and the time taken (`app/forms/honeypot.ts`). */
  honeypot?: string | undefined;
  elapsed?: number | undefined;
}

export interface MessageRow extends AttributionColumns, ScreeningColumns {
  id: string;
  source: MessageSource;
  /** The whole name; null where none was given. */
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
