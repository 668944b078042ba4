import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SubscriptionChangeRow } from '../../../app/features/accounts/tables.ts';
import type { Customer } from '../../../app/features/accounts/users.server.ts';
import type { LeadRow } from '../../../app/features/audit/tables.ts';
import type { MessageRow } from '../../../app/features/messages/model.ts';
import { composition } from '../../../test/app.ts';
import { toJson } from '../../db/columns.ts';
import type { EventType } from '../event.ts';
import { maxAttempts } from '../schedule.ts';
import { deliveryFailing } from '../trouble.ts';

const docs = readFileSync('docs/webhooks.md', 'utf8');
const site = { name: '', phone: '', email: '', url: 'https://agents.example' };

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

/** A subject of each event, by its name; an event without one here fails. */
const subjects: Record<string, unknown> = {
  'lead.created': lead,
  'message.created': message,
  'requests.set_aside': [{ table: 'leads', count: 1, newest: [lead] }],
  'customer.created': customer,
  'subscription.changed': change,
  'customer.deleted': { id: 'x', plan: 'growth', since: 0 },
  'delivery.failing': {
    channel: 'email',
    state: 'failing',
    since: 0,
    waiting: 0,
    failed: 0,
    lastError: '',
    at: 0,
  },
};

const sent = [...composition.events, deliveryFailing].filter(
  (event) => event.webhook !== undefined,
);

test.each(sent.map((event): [string, EventType] => [event.name, event]))(
  'the example of %s has the fields that are sent',
  (name, event) => {
    const [, section = ''] = docs.split(`### \`${name}\`\n`);
    const example = JSON.parse(section.match(/```json\n([\s\S]*?)```/)?.[1] ?? 'null');
    expect(example?.type).toBe(name);
    const data = event.webhook?.(subjects[name], site) ?? {};
    expect(shape(example?.data)).toEqual(shape(data));
  },
);

test('the number of attempts is the schedule’s', () => {
  expect(docs).toContain(`tried ${maxAttempts} times`);
});

/** Names of the fields, at every depth. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return [shape(value[0])];
  if (value === null || typeof value !== 'object') return 'value';
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => [name, shape(field)]),
  );
}
