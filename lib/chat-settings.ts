import * as v from 'valibot';
import { passes, type SettingError, wholeNumber } from './setting.ts';

/** Language model that writes the assistant's answers. */
export interface ChatSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  dailyTokens: number;
}

/** Schemas of the environment variables for the language model, by name (`server/env.ts`). */
export const chatVariables = {
  CHAT_BASE_URL: v.optional(
    passes(
      isPlainAddress,
      'it must be an address like https://api.example.com/v1; a key belongs in CHAT_API_KEY',
    ),
  ),
  CHAT_API_KEY: v.optional(v.string()),
  CHAT_MODEL: v.optional(v.string()),
  CHAT_DAILY_TOKENS: v.optional(wholeNumber(0, 999_999_999_999, 'a number of tokens'), '500000'),
};

interface Variables {
  CHAT_BASE_URL?: string | undefined;
  CHAT_API_KEY?: string | undefined;
  CHAT_MODEL?: string | undefined;
  CHAT_DAILY_TOKENS: string;
}

/** An address needs the model's name; the key and the name need an address. */
export function readChatSettings(
  env: Variables,
  invalid: SettingError<keyof Variables>,
): ChatSettings | undefined {
  const { CHAT_BASE_URL: address, CHAT_API_KEY: apiKey, CHAT_MODEL: model } = env;
  if (!address) {
    const alone = (['CHAT_API_KEY', 'CHAT_MODEL'] as const).find((name) => env[name]);
    if (alone) throw invalid(alone, 'CHAT_BASE_URL must be set too');
    return undefined;
  }
  if (!model) throw invalid('CHAT_BASE_URL', 'CHAT_MODEL must be set too');
  const baseUrl = address.replace(/\/+$/, '');
  return { baseUrl, apiKey, model, dailyTokens: Number(env.CHAT_DAILY_TOKENS) };
}

/** Whether a text is an http address without user, password, query and fragment. */
function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && !(username || password || search || hash);
}
