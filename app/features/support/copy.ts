import { marketingName } from '../../facts/plans.ts';
import type { ResourceCategoryId } from '../../facts/resource-categories.ts';
import { settings } from '../../facts/settings.ts';
import { hours, replyHours } from '../../facts/site.ts';
import type { SupportField } from './schema.ts';

export const meta = {
  title: 'Support: live chat, email, phone and FAQ',
  description: `Chat with the assistant at any hour, email us and hear back within ${replyHours.support} hours, call, or search the questions other owners asked.`,
  path: '/support',
  keywords: ['AI marketing support', 'help center', 'marketing agent questions', 'contact support'],
} as const;

export const hero = {
  eyebrow: 'Support center',
  title: 'Get help by chat, email or phone',
  lead: `The chat answers right away, at any hour. We reply to email within ${replyHours.support} hours, and answer the phone during office hours.`,
  from: 'Your question',
} as const;

/** The three contact options (spec.md sections 2 and 9). */
export const options = {
  chat: {
    title: 'Live Chat',
    text: 'Our AI assistant answers your questions, and passes you on to a person if you ask.',
    hours: `${hours.chat} instant`,
    action: 'Start a Chat',
    withoutScript: 'The chat needs JavaScript, which is off in your browser. Please write or call.',
  },
  email: {
    title: 'Email Support',
    text: `Best for anything with a screenshot. You hear back within ${replyHours.support} hours.`,
    hours: hours.email,
    action: settings.email,
  },
  phone: {
    title: 'Phone Support',
    text: `Best when talking is quicker than typing. The ${marketingName.enterprise} plan has phone support 24/7.`,
    hours: hours.phone,
    action: settings.phone,
  },
} as const;

/** Shown when the chat doesn't open (spec.md section 8). */
export const chatUnavailable =
  'Live chat did not open. Please click the chat button at the bottom right of your screen.';

export const faq = {
  eyebrow: 'FAQ',
  title: 'Frequently asked questions',
  lead: 'Search, or open a question to read its answer.',
  search: 'Search the questions',
  placeholder: 'Try “upgrade” or “trial”',
  submit: 'Search',
  clear: 'Show all questions',
  write: 'Write to support',
  /** This and the hint are literal (spec.md section 8). */
  none: 'No FAQs found matching your search.',
  noneHint: 'Try different keywords or contact our support team.',
  found: (count: number, of: number) => `${count} of ${of} questions`,
} as const;

export const selfService = {
  eyebrow: 'Self-service',
  title: 'Guides, tutorials and templates',
  cards: [
    {
      title: 'First steps',
      text: 'What to have ready, and what to expect in the first month.',
      category: 'getting-started',
      action: 'Start here',
    },
    {
      title: 'Short tutorials',
      text: 'One job each: a post, a profile, a keyword list, a dashboard.',
      category: 'tutorials',
      action: 'Watch or read',
    },
    {
      title: 'Templates and sheets',
      text: 'Fill them in, print them, use them the same day.',
      category: 'tools',
      action: 'See the tools',
    },
  ] satisfies { title: string; text: string; category: ResourceCategoryId; action: string }[],
  all: 'All resources',
} as const;

export const form = {
  eyebrow: 'Contact support',
  title: 'Send us a message',
  lead: `We'll get back to you within ${replyHours.support} hours.`,
  steps: [
    { title: 'You send it', text: 'When you see the confirmation, we have it.' },
    {
      title: 'A person reads it',
      text: 'The priority you choose is in the subject line our team sees.',
    },
    { title: 'We reply', text: `By email, within ${replyHours.support} hours.` },
  ],
  submit: 'Send Message',
  submitting: 'Sending...',
  consent: 'We use what you enter to answer you.',
} as const;

export const labels: Readonly<Record<SupportField, string>> = {
  name: 'Your name',
  email: 'Email',
  subject: 'Subject',
  priority: 'Priority',
  message: 'Message',
};

/** Label of each priority. */
export const priorityLabels = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
} as const;

/** Both alerts are literal (spec.md section 8). */
export const successAlert = `Message sent successfully! We'll get back to you within ${replyHours.support} hours.`;
export const failureAlert = `Failed to send message. Please try again or email us directly at ${settings.email}`;

export const closing = {
  title: 'Not a customer yet?',
  lead: 'The free audit shows where your marketing stands and what an agent would do first.',
  action: 'Start Free Audit',
} as const;
