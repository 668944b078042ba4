/** The language model that writes answers, where the owner has set one. */
export interface ModelSettings {
  /** Without a trailing slash; `/chat/completions` is added. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Tokens that may be used in a day (UTC), by all processes together. */
  dailyTokens: number;
}
