import * as v from 'valibot';
import { fromJson } from '../../../lib/db/columns.ts';
import { defineEvent } from '../../../lib/deliveries/event.ts';
import { emailFact, type Mail } from '../../../lib/deliveries/mail/content.ts';
import { signupName } from '../../facts/plans.ts';
import { planIds } from '../../facts/prices.ts';
import { replyToThisMail } from '../../forms/owner-mail.server.ts';
import { longDay, money } from './billing.ts';
import { statusLabels } from './copy.ts';
import type { ChangeKind, SubscriptionChangeRow } from './tables.ts';
import { type Customer, loadCustomer } from './users.server.ts';

type Changed = SubscriptionChangeRow & { customer: Customer };

/** Event: a subscription changed. The owner is notified what changes, and from when. */
export const subscriptionChanged = defineEvent<Changed>({
  name: 'subscription.changed',
  about: 'change',
  // Whoever signs up can change a plan as often as they like.
  gathered: true,
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
  messages: {
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
  },
});

const verbs: Record<ChangeKind, string> = {
  signup: 'signed up',
  upgrade: 'upgraded',
  downgrade: 'is downgrading',
  cancel: 'canceled',
  resume: 'is staying',
  ...statusLabels,
};

function changeMail(change: Changed): Mail {
  const { customer, kind, from_plan, to_plan, amount, reason, effective_at } = change;
  const name = `${customer.first_name} ${customer.last_name}`;
  const waits = change.applied_at === null || kind === 'cancel';
  const from = kind === 'cancel' ? (customer.subscription.end_date ?? effective_at) : effective_at;
  return {
    subject: `${customer.company ?? name} ${verbs[kind]} (${signupName[to_plan]})`,
    preview: `${name} · ${customer.email} · from ${longDay(from)}`,
    replyTo: { name, address: customer.email },
    blocks: [
      { type: 'heading', text: `${name} ${verbs[kind]}`, name },
      {
        type: 'facts',
        rows: [
          ...(from_plan && from_plan !== to_plan
            ? [{ label: 'Previous plan', value: signupName[from_plan] }]
            : []),
          { label: 'Plan', value: signupName[to_plan] },
          { label: 'Amount', value: `${money(amount)} a month` },
          { label: waits ? 'Takes effect on' : 'Took effect on', value: longDay(from) },
          emailFact(customer.email),
          { label: 'Customer', value: customer.id },
        ],
      },
      { type: 'quote', label: 'Reason', text: reason },
      replyToThisMail(name),
    ],
  };
}

interface DeletedCustomer {
  id: string;
  plan: (typeof planIds)[number];
  since: number;
}

const deletedPayload = v.object({ plan: v.picklist(planIds), since: v.number() });

/** Event: an account was deleted. The customer's data is gone, so only the id and plan are left. */
export const customerDeleted = defineEvent<DeletedCustomer>({
  name: 'customer.deleted',
  about: 'customer',
  gathered: true,
  load: async (_, { id, payload }) =>
    payload === null ? undefined : { id, ...fromJson(deletedPayload, payload) },
  messages: {
    owner: ({ id, plan, since }) => ({
      subject: `A customer’s account was deleted (${signupName[plan]})`,
      preview: `Customer since ${longDay(since)} · ${id}`,
      blocks: [
        { type: 'heading', text: 'A customer’s account was deleted' },
        { type: 'paragraph', text: 'The site has deleted all their data.' },
        {
          type: 'facts',
          rows: [
            { label: 'Plan', value: signupName[plan] },
            { label: 'Customer since', value: longDay(since) },
            { label: 'Customer', value: id },
          ],
        },
        {
          type: 'paragraph',
          text: 'Please stop their agent, and delete their data wherever else you keep it.',
        },
      ],
    }),
    webhook: ({ id }) => ({ id }),
  },
});
