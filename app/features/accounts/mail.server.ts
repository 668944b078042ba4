import * as z from 'zod/mini';
import { fromJson } from '../../../lib/db/columns.ts';
import { defineEvent, type Mail } from '../../../lib/deliveries/event.ts';
import { emailFact } from '../../../lib/deliveries/mail/phrases.ts';
import { planIds } from '../../facts/site.ts';
import { longDay, money, planName } from './billing.ts';
import { statusLabels } from './copy.ts';
import type { ChangeKind, SubscriptionChangeRow } from './tables.ts';
import { type Customer, loadCustomer } from './users.server.ts';

type Changed = SubscriptionChangeRow & { customer: Customer };

/** A customer changed their subscription: the owner is told what to do, and from when. */
export const subscriptionChanged = defineEvent<Changed>({
  name: 'subscription.changed',
  about: 'change',
  load: async (read, { id }) => {
    const row = await read
      .selectFrom('subscription_changes')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_changes.subscription_id')
      .selectAll('subscription_changes')
      .select('subscriptions.user_id')
      .where('subscription_changes.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { user_id, ...change } = row;
    const customer = await loadCustomer(read, user_id);
    return customer && { ...change, customer };
  },
  owner: changeMail,
  webhook: (change) => ({
    id: change.id,
    kind: change.kind,
    customerId: change.customer.id,
    fromPlan: change.from_plan,
    toPlan: change.to_plan,
    amount: change.amount,
    reason: change.reason,
    effectiveAt: new Date(change.effective_at).toISOString(),
    createdAt: new Date(change.created_at).toISOString(),
  }),
});

const verbs: Record<ChangeKind, string> = {
  signup: 'signed up',
  upgrade: 'upgraded',
  downgrade: 'asked for a lower plan',
  cancel: 'canceled',
  resume: 'stays',
  ...statusLabels,
};

function changeMail(change: Changed): Mail {
  const { customer, kind, from_plan, to_plan, amount, reason, effective_at } = change;
  const name = `${customer.first_name} ${customer.last_name}`;
  const waits = change.applied_at === null || kind === 'cancel';
  const from = kind === 'cancel' ? (customer.subscription.end_date ?? effective_at) : effective_at;
  return {
    subject: `${customer.company ?? name} ${verbs[kind]} (${planName(to_plan)})`,
    preview: `${name} · ${customer.email} · from ${longDay(from)}`,
    replyTo: { name, address: customer.email },
    blocks: [
      { type: 'heading', text: `${name} ${verbs[kind]}` },
      {
        type: 'facts',
        rows: [
          ...(from_plan && from_plan !== to_plan
            ? [{ label: 'Plan until then', value: planName(from_plan) }]
            : []),
          { label: 'Plan', value: planName(to_plan) },
          { label: 'Amount', value: `${money(amount)} a month` },
          { label: waits ? 'Takes effect on' : 'Took effect on', value: longDay(from) },
          emailFact(customer.email),
          { label: 'Customer', value: customer.id },
        ],
      },
      { type: 'quote', label: 'Reason', text: reason },
    ],
  };
}

interface Left {
  id: string;
  plan: (typeof planIds)[number];
  since: number;
}

const leftPayload = z.object({ plan: z.enum(planIds), since: z.number() });

/** A customer deleted their account. Nothing of theirs is left, so this says no more than which one. */
export const customerLeft = defineEvent<Left>({
  name: 'customer.deleted',
  about: 'customer',
  load: async (_, { id, payload }) =>
    payload === null ? undefined : { id, ...fromJson(leftPayload, payload) },
  owner: ({ id, plan, since }) => ({
    subject: `A customer deleted their account (${planName(plan)})`,
    preview: `Customer since ${longDay(since)}`,
    blocks: [
      { type: 'heading', text: 'A customer deleted their account' },
      {
        type: 'paragraph',
        text: 'Their data is gone from the site. Stop their agent, and delete what you keep elsewhere.',
      },
      {
        type: 'facts',
        rows: [
          { label: 'Plan', value: planName(plan) },
          { label: 'Customer since', value: longDay(since) },
          { label: 'Customer', value: id },
        ],
      },
    ],
  }),
  webhook: ({ id }) => ({ id }),
});
