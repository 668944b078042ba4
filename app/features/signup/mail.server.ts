import { defineEvent, type Mail, type VisitorMail } from '../../../lib/deliveries/event.ts';
import { emailFact, phoneFact } from '../../../lib/deliveries/mail/phrases.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import { claims, trialDays } from '../../facts/site.ts';
import { longDay, money, planName, trialEnd } from '../accounts/billing.ts';
import type { SubscriptionRow, UserRow } from '../accounts/tables.ts';
import { type Customer, loadCustomer } from '../accounts/users.server.ts';

/** Somebody signed up: a welcome to them, a notice to the owner, who sets up the agent. */
export const customerCreated = defineEvent<Customer>({
  name: 'customer.created',
  about: 'customer',
  load: (read, { id }) => loadCustomer(read, id),
  owner: ownerMail,
  visitor: welcomeMail,
  webhook: (customer) => ({
    id: customer.id,
    createdAt: new Date(customer.created_at).toISOString(),
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    company: customer.company,
    phone: customer.phone,
    subscription: {
      id: customer.subscription.id,
      plan: customer.subscription.plan,
      status: customer.subscription.status,
      amount: customer.subscription.amount,
      billingCycle: customer.subscription.billing_cycle,
    },
  }),
});

const fullName = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`;

/** A plan and its price for one billing cycle. */
const priced = ({ plan, amount }: SubscriptionRow) => `${planName(plan)}, ${money(amount)} a month`;

function ownerMail(customer: Customer): Mail {
  const { email, phone, company, subscription } = customer;
  const name = fullName(customer);
  const { from, to } = claims.setupHours;
  return {
    subject: `New customer: ${company ?? name} (${planName(subscription.plan)})`,
    preview: `${name} · ${email} · ${priced(subscription)}`,
    replyTo: { name, address: email },
    blocks: [
      { type: 'heading', text: `${name} signed up` },
      {
        type: 'paragraph',
        text: `The site promised an agent within ${from}-${to} hours. The trial of ${trialDays} days ends on ${trialDay(customer)}; until then nothing is charged. Reply to this message to write to ${name}.`,
      },
      {
        type: 'facts',
        rows: [
          { label: 'Plan', value: priced(subscription) },
          emailFact(email),
          ...(phone ? [phoneFact(phone)] : []),
          ...(company ? [{ label: 'Company', value: company }] : []),
          { label: 'Customer', value: customer.id },
        ],
      },
    ],
  };
}

/**
 * To an address that anybody may have typed in: no name and no other entry is repeated, so that the
 * form cannot be used to send a third person a text of one's own.
 */
function welcomeMail(customer: Customer, site: SiteSettings): VisitorMail {
  const { subscription } = customer;
  const { from, to } = claims.setupHours;
  return {
    to: customer.email,
    unproved: true,
    subject: `Your ${site.name} account`,
    preview: `Your AI agent is being set up. Your free trial runs until ${trialDay(customer)}.`,
    blocks: [
      { type: 'heading', text: 'Your AI agent is being set up' },
      {
        type: 'paragraph',
        text: `You chose the ${priced(subscription)}. Your free trial of ${trialDays} days runs until ${trialDay(customer)}: nothing is charged before then, and you can cancel anytime.`,
      },
      {
        type: 'stations',
        stops: [
          'Account created',
          'You connect your platforms',
          `Agent configured within ${from}-${to} hours`,
          'First content',
        ],
      },
      { type: 'button', label: 'Open your dashboard', href: `${site.url}/dashboard` },
      {
        type: 'paragraph',
        text: `Something unclear? Reply to this message, or call ${site.phone}.`,
      },
      {
        type: 'paragraph',
        quiet: true,
        text: `You get this message because an account was made with this address at ${new URL(site.url).host}. If that wasn’t you, reply and we delete it.`,
      },
    ],
  };
}

const trialDay = ({ created_at, subscription }: Customer): string =>
  longDay(trialEnd(subscription.start_date ?? created_at));
