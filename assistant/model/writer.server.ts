import type { CoreServices } from '../../lib/services.ts';
import { reserve, settle } from './budget.server.ts';
import { objection, plainText } from './check.server.ts';
import { type Completion, complete } from './client.server.ts';
import { instructions, mostTokens, prompt } from './prompt.server.ts';
import type { ModelSettings } from './settings.ts';

/** Timeout of a request to the model in ms: the built-in answer goes out within 2 s. */
export const modelTimeout = 1_600;
/** Failures in a row after which the model is left alone for a while. */
const patience = 3;
/** Milliseconds of that while; a server that says `Retry-After` is believed up to ten times this. */
const pause = 30_000;

export interface Question {
  message: string;
  conversation: readonly { role: 'user' | 'assistant'; content: string }[];
  facts: readonly string[];
}

/** Why an answer did not come from the model. */
export type Outcome = { text: string } | { reason: string };

/** Lets a language model put the facts into words, and checks what it wrote. */
export class Writer {
  readonly #services: CoreServices;
  readonly #settings: ModelSettings;
  #failures = 0;
  #pausedUntil = 0;

  constructor(services: CoreServices, settings: ModelSettings) {
    this.#services = services;
    this.#settings = settings;
  }

  /** Never throws, and never takes longer than the timeout. */
  async write(question: Question): Promise<Outcome> {
    const now = this.#services.clock();
    if (now < this.#pausedUntil) return { reason: 'paused' };
    const stop = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => {
      stop.abort();
      this.#failed(pause);
      resolve({ reason: 'too slow' });
    }, modelTimeout);
    this.#ask(question, stop.signal).then(resolve, () => {
      if (!stop.signal.aborted) this.#failed(pause);
      resolve({ reason: 'unreachable' });
    });
    const outcome = await promise;
    clearTimeout(timer);
    return outcome;
  }

  async #ask({ message, conversation, facts }: Question, signal: AbortSignal): Promise<Outcome> {
    const { site } = this.#services;
    const messages = prompt(message, conversation, facts, site);
    const reservation = await reserve(
      this.#services,
      mostTokens(messages),
      this.#settings.dailyTokens,
    );
    if (!reservation) return { reason: 'budget' };
    // Too late to call: nothing was used.
    if (signal.aborted)
      return settle(this.#services, reservation, 0).then(() => ({ reason: 'too slow' }));
    const completion = await complete(this.#settings, messages, signal);
    const used = 'failure' in completion && completion.failure === 'refused' ? 0 : completion.used;
    if (used !== undefined) await settle(this.#services, reservation, used);
    return this.#judge(completion, facts);
  }

  #judge(completion: Completion, facts: readonly string[]): Outcome {
    if ('failure' in completion) {
      const { failure, retryAfter = 0 } = completion;
      this.#failed(Math.min(Math.max(pause, retryAfter * 1_000), pause * 10), retryAfter > 0);
      return { reason: failure };
    }
    this.#failures = 0;
    const text = plainText(completion.text);
    const { site } = this.#services;
    const against = objection(text, { facts, instructions: instructions(site), site });
    return against ? { reason: against } : { text };
  }

  #failed(milliseconds: number, atOnce = false): void {
    this.#failures += 1;
    if (!atOnce && this.#failures < patience) return;
    this.#failures = 0;
    this.#pausedUntil = this.#services.clock() + milliseconds;
  }
}
