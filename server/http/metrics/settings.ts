import * as v from 'valibot';
import { isThisMachine } from '../../../lib/public-address.ts';
import { passes, type SettingError } from '../../../lib/setting.ts';

/** Where `/metrics` is; without token and address there are no metrics. */
export interface MetricsSettings {
  /** What a request must send; with it, the site's own server has the address, too. */
  token: string | undefined;
  /** Address of a server for the metrics alone. */
  listen: { host: string; port: number } | undefined;
}

/** The variables by name; `.env.example` describes them. */
export const metricsVariables = {
  METRICS_TOKEN: v.optional(
    passes(
      (value) => /^[\x21-\x7e]{16,}$/.test(value),
      'it must be at least 16 characters without spaces, as openssl rand -hex 24 makes',
    ),
  ),
  METRICS_LISTEN: v.optional(
    passes(
      (value) => readAddress(value) !== undefined,
      'it must be an address and a port like 127.0.0.1:9464',
    ),
  ),
};

interface Variables {
  METRICS_TOKEN?: string | undefined;
  METRICS_LISTEN?: string | undefined;
}

/** Other machines may reach the metrics only with a token: they tell what a site's business is. */
export function readMetricsSettings(
  { METRICS_TOKEN: token, METRICS_LISTEN: address = '' }: Variables,
  invalid: SettingError<keyof Variables>,
): MetricsSettings {
  const listen = readAddress(address);
  if (listen && !token && !isThisMachine(listen.host)) {
    throw invalid('METRICS_LISTEN', 'METRICS_TOKEN must be set too, unless it is 127.0.0.1');
  }
  return { token, listen };
}

/** Parses `127.0.0.1:9464` or `[::1]:9464`. */
function readAddress(value: string): { host: string; port: number } | undefined {
  const [, six, four, port] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(value) ?? [];
  const host = six ?? four;
  if (host === undefined || Number(port) > 65_535) return undefined;
  return { host, port: Number(port) };
}
