import * as z from 'zod/mini';
import { listOf } from '../list-setting.ts';
import { type DeliverySettings, isOneAddress, isWebhookSecret, parseMailbox } from './settings.ts';

const text = (test: (value: string) => boolean, error: string) =>
  z.optional(z.string().check(z.refine(test, { error })));

/** The settings about sending, as rows of the environment's one schema. */
export const deliveryRows = {
  SMTP_URL: text(
    (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
    'it must be an address like smtp://user:password@host:587',
  ),
  MAIL_FROM: text(
    (value) => parseMailbox(value, '') !== undefined,
    'it must be an address, or a name and an address like Name <site@example.com>',
  ),
  LEADS_TO: text(
    (value) => listOf(value).length > 0 && listOf(value).every(isOneAddress),
    'it must be an e-mail address, or several separated by commas',
  ),
  WEBHOOK_URL: text(
    (value) => /^https?:\/\/./.test(value) && URL.canParse(value),
    'it must be an address like https://hooks.example.com/leads',
  ),
  WEBHOOK_SECRET: text(
    isWebhookSecret,
    'it must be whsec_ and 24 to 64 bytes in base64 (docs/webhooks.md)',
  ),
  WEBHOOK_PRIVATE_NETWORK: z._default(
    z.enum(['allow', 'refuse'], { error: 'it must be allow or refuse' }),
    'refuse',
  ),
  DELIVERY: z._default(
    z.enum(['required', 'none'], { error: 'it must be required or none' }),
    'required',
  ),
  ROLE: z._default(
    z.enum(['all', 'web', 'worker'], { error: 'it must be all, web or worker' }),
    'all',
  ),
  WORKERS: z._default(
    z.string().check(
      z.refine((value) => /^([1-9]|1[0-6])$/.test(value), {
        error: 'it must be a whole number from 1 to 16',
      }),
    ),
    '1',
  ),
};

const rows = z.object(deliveryRows);

type Read = z.output<typeof rows> & { SITE_NAME: string; SITE_EMAIL: string };

/** Makes the error for a setting that does not go with another. */
type Wrong = (name: string, why: string) => Error;

export function readDeliverySettings(env: Read, wrong: Wrong): DeliverySettings {
  return {
    smtpUrl: env.SMTP_URL,
    from: (env.MAIL_FROM && parseMailbox(env.MAIL_FROM, env.SITE_NAME)) || {
      name: env.SITE_NAME,
      address: env.SITE_EMAIL,
    },
    owner: env.LEADS_TO ? listOf(env.LEADS_TO) : [env.SITE_EMAIL],
    webhook: webhookSettings(env, wrong),
    role: env.ROLE,
    workers: Number(env.WORKERS),
    noneIntended: env.DELIVERY === 'none',
  };
}

/** A receiver needs its secret; what is personal goes over the public internet by https alone. */
function webhookSettings(env: Read, wrong: Wrong): DeliverySettings['webhook'] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url) return undefined;
  if (!secret) throw wrong('WEBHOOK_SECRET', 'WEBHOOK_URL is set and needs it');
  const privateNetwork = env.WEBHOOK_PRIVATE_NETWORK === 'allow';
  if (!url.startsWith('https:') && !privateNetwork) {
    throw wrong('WEBHOOK_URL', 'it must be https, or WEBHOOK_PRIVATE_NETWORK=allow');
  }
  return { url, secret, privateNetwork };
}
