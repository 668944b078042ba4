import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toJson } from '../lib/db/columns.ts';
import { deliveryFailing } from '../lib/deliveries/delivery-failing.ts';
import { maxAttempts } from '../lib/deliveries/retry-delays.ts';
import { personErased } from '../lib/privacy/person-erased.ts';
import { projectRoot } from '../lib/project-root.ts';
import { type HeldRequests, requestsHeld } from '../lib/spam/held.ts';
import { readEnv } from '../server/env.ts';
import { composition } from '../test/app.ts';
import { type CustomerInvoice, invoicesDue } from './features/accounts/invoice-mail.server.ts';
import { customerDeleted, subscriptionChanged } from './features/accounts/mail.server.ts';
import type { SubscriptionChangeRow } from './features/accounts/tables.ts';
import type { Customer } from './features/accounts/users.server.ts';
import { leadCreated } from './features/audit/mail.server.ts';
import type { LeadRow } from './features/audit/tables.ts';
import { messageCreated } from './features/messages/mail.server.ts';
import type { MessageRow } from './features/messages/model.ts';
import { customerCreated } from './features/signup/mail.server.ts';

const docs = readFileSync(join(projectRoot, 'docs/webhooks.md'), 'utf8');
const site = { ...readEnv({}).site, url: 'https://agents.example' };

const lead: LeadRow = {
  id: 'x',
  name: 'x',
  email: 'x',
  phone: 'x',
  company: 'x',
  website: null,
  business_type: 'x',
  current_marketing: null,
  goals: 'x',
  source: 'x',
  first_landing: null,
  last_landing: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  created_at: 0,
  set_aside_at: null,
  spam_reasons: null,
  released_at: null,
  request_id: null,
};

const message: MessageRow = {
  ...lead,
  source: 'chat',
  first_name: null,
  last_name: null,
  topic: null,
  subject: null,
  message: 'x',
  priority: 'normal',
  transcript: toJson([{ role: 'user', content: 'x', timestamp: 0 }]),
};

const customer: Customer = {
  id: 'x',
  email: 'x',
  first_name: 'x',
  last_name: 'x',
  company: null,
  phone: null,
  password: 'x',
  subscription_plan: 'growth',
  subscription_status: 'inactive',
  subscription_start_date: null,
  subscription_end_date: null,
  created_at: 0,
  updated_at: 0,
  subscription: {
    id: 'x',
    user_id: 'x',
    plan: 'growth',
    status: 'pending',
    amount: 49_700,
    billing_cycle: 'monthly',
    start_date: null,
    end_date: null,
    created_at: 0,
    updated_at: 0,
  },
};

const change: SubscriptionChangeRow & { customer: Customer } = {
  id: 'x',
  subscription_id: 'x',
  kind: 'upgrade',
  from_plan: 'growth',
  to_plan: 'enterprise',
  amount: 99_700,
  reason: 'x',
  effective_at: 0,
  created_at: 0,
  applied_at: 0,
  withdrawn_at: null,
  customer,
};

const invoice: CustomerInvoice = {
  id: 'x',
  subscription_id: 'x',
  user_id: 'x',
  email: 'x',
  first_name: 'x',
  last_name: 'x',
  company: null,
  plan: 'growth',
  amount: 49_700,
  due_at: 0,
  period_end: 0,
  notified_on: 'x',
};

const failing = {
  channel: 'email',
  state: 'failing',
  since: 0,
  waiting: 0,
  refused: 0,
  failed: 0,
  failedVisitors: 0,
  lastError: '',
  heldUntil: null,
} as const;

const held: HeldRequests = { table: 'leads', count: 1, newest: [lead] };

/** The data that each event's webhook sends. */
const sent: Record<string, unknown> = {
  [leadCreated.name]: leadCreated.messages.webhook?.(lead, site),
  [messageCreated.name]: messageCreated.messages.webhook?.(message, site),
  'requests.set_aside': requestsHeld(['leads']).messages.webhook?.([held], site),
  [customerCreated.name]: customerCreated.messages.webhook?.(customer, site),
  [subscriptionChanged.name]: subscriptionChanged.messages.webhook?.(change, site),
  [customerDeleted.name]: customerDeleted.messages.webhook?.(
    { id: 'x', plan: 'growth', since: 0 },
    site,
  ),
  [personErased.name]: personErased.messages.webhook?.(
    { id: 'x', records: [{ kind: 'lead', id: 'x' }] },
    site,
  ),
  [invoicesDue.name]: invoicesDue.messages.webhook?.([invoice], site),
  [deliveryFailing.name]: deliveryFailing.messages.webhook?.(failing, site),
};

test('the events with a webhook are those documented', () => {
  const names = [...composition.events, deliveryFailing]
    .filter(({ kinds }) => kinds.includes('webhook'))
    .map(({ name }) => name);
  const documented = [...docs.matchAll(/^### `([\w.]+)`$/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual(names.sort());
  expect(Object.keys(sent).sort()).toEqual(names);
});

test.each(Object.entries(sent))('the example of %s has the fields that are sent', (name, data) => {
  const [, section = ''] = docs.split(`### \`${name}\`\n`);
  const example = JSON.parse(section.match(/```json\n([\s\S]*?)```/)?.[1] ?? 'null');
  expect(example?.type).toBe(name);
  expect(shape(example?.data)).toEqual(shape(data));
});

test('the number of attempts and the rate are those of a worker without settings', () => {
  expect(docs).toContain(`tried ${maxAttempts} times`);
  expect(docs).toContain(`up to ${readEnv({}).deliveries.perSecond} a second`);
});

/** Names of the fields, at every depth. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return [shape(value[0])];
  if (value === null || typeof value !== 'object') return 'value';
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => [name, shape(field)]),
  );
}
