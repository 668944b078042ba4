import * as z from 'zod/mini';
import type { ModelSettings } from './settings.ts';

/** One message to the model. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a call came to. `used` is undefined where the server didn't say what it counted. */
export type Completion =
  | { text: string; used: number | undefined }
  | { failure: 'refused' | 'broken'; retryAfter?: number; used?: number | undefined };

/** Most tokens of an answer. */
export const answerTokens = 220;
/** Bytes of a response that are read. */
const mostBytes = 128 * 1024;

const count = z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))), undefined);
const usage = z.catch(z.optional(z.object({ total_tokens: count })), undefined);
const whole = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string() }),
      finish_reason: z.optional(z.unknown()),
    }),
  ),
  usage,
});
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.optional(z.unknown()),
    }),
  ),
  usage,
});

/**
 * Asks an OpenAI-compatible server (`POST /chat/completions`). Answers that come as a stream are
 * read as well, since some servers stream whatever they are asked for.
 *
 * @throws when the server cannot be reached, or `signal` aborts.
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
  if (body === undefined) return { failure: 'broken' };
  return /^\s*(data|event|id|:)/.test(body) ? parseStream(body) : parseWhole(body);
}

/** Undefined where nobody was there to be asked, and so nothing was used. */
async function post(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(cause?.code ?? '')) return undefined;
    throw error;
  }
}

/** The body as text; undefined where it is longer than any answer could be. */
async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function parseWhole(body: string): Completion {
  const parsed = z.safeParse(whole, parseJson(body));
  const choice = parsed.data?.choices[0];
  const used = parsed.data?.usage?.total_tokens;
  if (!choice || choice.finish_reason === 'length') return { failure: 'broken', used };
  return { text: choice.message.content, used };
}

/** Server-sent events, each a chunk; ends with `[DONE]` or a finish reason. */
function parseStream(body: string): Completion {
  let text = '';
  let used: number | undefined;
  let finished = false;
  for (const [, data = ''] of body.matchAll(/^data:\s?(.*)$/gm)) {
    if (data.trim() === '[DONE]') {
      finished = true;
      continue;
    }
    const parsed = z.safeParse(chunk, parseJson(data));
    if (!parsed.success) return { failure: 'broken', used };
    const [choice] = parsed.data.choices;
    used = parsed.data.usage?.total_tokens ?? used;
    text += choice?.delta?.content ?? '';
    if (choice?.finish_reason === 'length') return { failure: 'broken', used };
    finished ||= typeof choice?.finish_reason === 'string';
  }
  return finished ? { text, used } : { failure: 'broken', used };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
