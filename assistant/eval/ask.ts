import type { ChatRequest } from '../message.ts';
import type { State } from '../state.ts';
import type { Graded } from './grade.ts';

/** Answers a message at a moment (epoch milliseconds). */
export type Ask = (request: ChatRequest, now: number, language: 'en' | 'es') => Promise<Answered>;

/** An answer with the state after it, and the questions that it offers. */
export type Answered = Graded & { state?: State; questions?: readonly string[] };
