import type { CoreServices } from '../../lib/services.ts';
import { recordUsage, reserve } from './budget.server.ts';
import { findObjection, type Objection, plainText } from './check-answer.server.ts';
import { type Completion, complete, type ModelSettings } from './client.server.ts';
import { instructions, maxTokens, prompt, type WritingTask } from './prompt.server.ts';

/** Timeout of a whole model answer in ms: a visitor must have the built-in answer within 2 s. */
export const modelTimeout = 1_600;
/** Failures in a row after which the model is paused. */
const maxFailures = 3;
/** Length of a pause in ms. A server's `Retry-After` is respected up to ten times this. */
const pause = 30_000;

/** Why the model gave no usable answer. */
export type ModelFailure =
  | 'paused'
  | 'timeout'
  | 'unreachable'
  | 'budget used up'
  | 'refused'
  | 'malformed'
  | Objection;

export type WritingOutcome = { text: string } | { failure: ModelFailure };

/** Has a language model word the facts, and checks its text against them. */
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
  async write(task: WritingTask): Promise<WritingOutcome> {
    if (this.#services.clock() < this.#pausedUntil) return { failure: 'paused' };
    const stop = new AbortController();
    const { promise, resolve } = Promise.withResolvers<WritingOutcome>();
    const timer = setTimeout(() => {
      stop.abort();
      this.#recordFailure(pause);
      resolve({ failure: 'timeout' });
    }, modelTimeout);
    this.#ask(task, stop.signal).then(resolve, () => {
      if (!stop.signal.aborted) this.#recordFailure(pause);
      resolve({ failure: 'unreachable' });
    });
    const outcome = await promise;
    clearTimeout(timer);
    return outcome;
  }

  async #ask(task: WritingTask, signal: AbortSignal): Promise<WritingOutcome> {
    const messages = prompt(task, this.#services.site);
    const { dailyTokens } = this.#settings;
    const reservation = await reserve(this.#services, maxTokens(messages), dailyTokens);
    if (!reservation) return { failure: 'budget used up' };
    if (signal.aborted) {
      await recordUsage(this.#services, reservation, 0);
      return { failure: 'timeout' };
    }
    const completion = await complete(this.#settings, messages, signal);
    const used = 'failure' in completion && completion.failure === 'refused' ? 0 : completion.used;
    if (used !== undefined) await recordUsage(this.#services, reservation, used);
    return this.#check(completion, task);
  }

  #check(completion: Completion, { answer }: WritingTask): WritingOutcome {
    if ('failure' in completion) {
      const { failure, retryAfter = 0 } = completion;
      this.#recordFailure(
        Math.min(Math.max(pause, retryAfter * 1_000), pause * 10),
        retryAfter > 0,
      );
      return { failure };
    }
    this.#failures = 0;
    const text = plainText(completion.text);
    const { site } = this.#services;
    const objection = findObjection(text, {
      // Against the whole table, an offer could borrow its words from any fact.
      facts: [answer.text],
      sum: answer.sum,
      instructions: instructions(site),
      site,
    });
    return objection ? { failure: objection } : { text };
  }

  /** Pauses the model for `milliseconds` after too many failures, or at once. */
  #recordFailure(milliseconds: number, atOnce = false): void {
    this.#failures += 1;
    if (!atOnce && this.#failures < maxFailures) return;
    this.#failures = 0;
    this.#pausedUntil = this.#services.clock() + milliseconds;
  }
}
