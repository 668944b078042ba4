import { defineEvent, type VisitorMail } from '../../../lib/deliveries/event.ts';
import { emailFact, type Mail, phoneFact } from '../../../lib/deliveries/mail/content.ts';
import type { SiteSettings } from '../../../lib/site-settings.ts';
import { signupName } from '../../facts/plans.ts';
import { claims } from '../../facts/site.ts';
import { trialDays } from '../../facts/terms.ts';
import { replyToThisMail } from '../../forms/owner-mail.server.ts';
import { longDay, money, trialEnd } from '../accounts/billing.ts';
import type { SubscriptionRow, UserRow } from '../accounts/tables.ts';
import { type Customer, loadCustomer } from '../accounts/users.server.ts';

/** Event: somebody signed up. They get a welcome; the owner, who sets up the agent, is notified. */
export const customerCreated = defineEvent<Customer>({
  name: 'customer.created',
  about: 'customer',
  script: 'customers',
  table: 'users',
  load: (read, { id }) => loadCustomer(read, id),
  messages: { owner: ownerMail, visitor: welcomeMail, webhook: webhookData },
});

function webhookData({ subscription, ...user }: Customer) {
  return {
    id: user.id,
    createdAt: new Date(user.created_at).toISOString(),
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    company: user.company,
    phone: user.phone,
    subscription: {
      id: subscription.id,
      plan: subscription.plan,
      status: subscription.status,
      amount: subscription.amount,
      billingCycle: subscription.billing_cycle,
    },
  };
}

const fullName = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`;

/** A plan and its price. */
const priced = ({ plan, amount }: SubscriptionRow) =>
  `${signupName[plan]}, ${money(amount)} a month`;

function ownerMail(customer: Customer): Mail {
  const { email, phone, company, subscription } = customer;
  const name = fullName(customer);
  const { from, to } = claims.setupHours;
  return {
    subject: `New customer: ${company ?? name} (${signupName[subscription.plan]})`,
    preview: `${name} · ${email} · ${priced(subscription)}`,
    replyTo: { name, address: email },
    blocks: [
      { type: 'heading', text: `${name} signed up`, name },
      {
        type: 'paragraph',
        text: `We promised ${name} an agent within ${from}-${to} hours. Their ${trialDays}-day trial ends on ${trialDay(customer)}; nothing is charged until then.`,
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
      replyToThisMail(name),
    ],
  };
}

/**
 * The welcome goes to an unverified address, so it repeats neither the name nor any other entry:
 * nobody can use the form to send a text to somebody else.
 */
function welcomeMail(customer: Customer, site: SiteSettings): VisitorMail {
  const { subscription } = customer;
  const { from, to } = claims.setupHours;
  const { host } = new URL(site.url);
  return {
    address: customer.email,
    unverified: true,
    mail: {
      subject: `Your ${site.name} account`,
      preview: `We’re setting up your AI agent. Your free trial runs until ${trialDay(customer)}.`,
      blocks: [
        { type: 'heading', text: 'We’re setting up your AI agent' },
        {
          type: 'paragraph',
          text: `You chose the ${priced(subscription)}. Your free ${trialDays}-day trial runs until ${trialDay(customer)}: nothing is charged before then, and you can cancel anytime.`,
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
        { type: 'paragraph', text: `Questions? Reply to this email, or call ${site.phone}.` },
        { type: 'button', label: 'Open your dashboard', href: `${site.url}/dashboard` },
        {
          type: 'paragraph',
          quiet: true,
          text: `You’re getting this message because somebody created an account with this address at ${host}. If that wasn’t you, reply and we’ll delete it.`,
        },
      ],
    },
  };
}

const trialDay = ({ created_at, subscription }: Customer): string =>
  longDay(trialEnd(subscription.start_date ?? created_at));
