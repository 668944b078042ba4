import * as v from 'valibot';
import { readJson } from '../../lib/json.ts';

/** Settings of the language model that words the answers. */
export interface ModelSettings {
  /** Without a trailing slash; `/chat/completions` is appended. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Tokens per day (UTC) for all processes together. */
  dailyTokens: number;
}

/** A message to the model. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Result of a call. `used` is undefined when the server reported no count of tokens. */
export type Completion =
  | { text: string; used: number | undefined }
  | { failure: 'refused' | 'malformed'; retryAfter?: number; used?: number | undefined };

/** Maximum number of tokens of an answer. */
export const answerTokens = 220;
/** Maximum size of a response body, in bytes. */
const maxBytes = 128 * 1024;

const count = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))),
  undefined,
);
const usage = v.fallback(v.optional(v.object({ total_tokens: count })), undefined);
const whole = v.object({
  choices: v.array(
    v.object({
      message: v.object({ content: v.string() }),
      finish_reason: v.optional(v.unknown()),
    }),
  ),
  usage,
});
const chunk = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string()) })),
      finish_reason: v.optional(v.unknown()),
    }),
  ),
  usage,
});

/**
 * Calls an OpenAI-compatible server (`POST /chat/completions`). It reads streamed answers too, since
 * some servers stream even when asked not to.
 *
 * @throws when the connection fails midway, or `signal` aborts.
 */
export async function complete(
  { baseUrl, apiKey, model }: ModelSettings,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
): Promise<Completion> {
  const response = await post(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      temperature: 0.2,
      max_tokens: answerTokens,
      stream: false,
    }),
    redirect: 'error',
    signal,
  });
  if (!response) return { failure: 'refused' };
  if (!response.ok) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after'));
    return { failure: 'refused', ...(seconds > 0 && { retryAfter: seconds }) };
  }
  const body = await readText(response);
  if (body === undefined) return { failure: 'malformed' };
  return /^\s*(data|event|id|:)/.test(body) ? parseStream(body) : parseWhole(body);
}

/** @returns undefined when no server was reached, so that no tokens were used. */
async function post(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (unreachable.has(causeCode(error))) return undefined;
    throw error;
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** The system's error code behind a failed `fetch`. */
function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** The body as text; undefined when it is longer than any answer could be. */
async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function parseWhole(body: string): Completion {
  const answer = readJson(whole, body);
  const choice = answer?.choices[0];
  const used = answer?.usage?.total_tokens;
  if (!choice || choice.finish_reason === 'length') return { failure: 'malformed', used };
  return { text: choice.message.content, used };
}

/** Parses server-sent events, one chunk each; the last is `[DONE]` or has a finish reason. */
function parseStream(body: string): Completion {
  let text = '';
  let used: number | undefined;
  let finished = false;
  for (const [, data = ''] of body.matchAll(/^data:\s?(.*)$/gm)) {
    if (data.trim() === '[DONE]') {
      finished = true;
      continue;
    }
    const part = readJson(chunk, data);
    if (!part) return { failure: 'malformed', used };
    const [choice] = part.choices;
    used = part.usage?.total_tokens ?? used;
    text += choice?.delta?.content ?? '';
    if (choice?.finish_reason === 'length') return { failure: 'malformed', used };
    finished ||= typeof choice?.finish_reason === 'string';
  }
  return finished ? { text, used } : { failure: 'malformed', used };
}
