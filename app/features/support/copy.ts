import { marketingName } from '../../facts/plans.ts';
import { settings } from '../../facts/settings.ts';
import { hours, replyHours } from '../../facts/site.ts';
import type { CategoryId } from '../resources/model.ts';
import type { SupportField } from './schema.ts';

export const meta = {
  title: 'Support: chat, email, phone and answers',
  description: `Ask the assistant at any hour, write to us and hear back within ${replyHours.support} hours, call, or find the answer among the questions other owners asked.`,
  path: '/support',
  keywords: ['AI marketing support', 'help center', 'marketing agent questions', 'contact support'],
} as const;

export const hero = {
  eyebrow: 'Support center',
  title: 'Stuck? Three lines lead to an answer',
  lead: `Take the one that fits the hour: the chat answers at once, mail within ${replyHours.support} hours, the phone while the office is open.`,
  from: 'Your question',
} as const;

/** The three contact options (spec.md sections 2 and 9). */
export const options = {
  chat: {
    title: 'Live Chat',
    text: 'The assistant answers from what this site says, and hands you to a person if you ask.',
    hours: `${hours.chat} instant`,
    action: 'Start a Chat',
    off: 'The chat needs JavaScript, which is off in your browser. Please write or call.',
  },
  email: {
    title: 'Email Support',
    text: `Best for anything with a screenshot. You hear back within ${replyHours.support} hours.`,
    hours: hours.email,
    action: settings.email,
  },
  phone: {
    title: 'Phone Support',
    text: `Best when it is quicker to say than to type. On ${marketingName.enterprise} the line is open 24/7.`,
    hours: hours.phone,
    action: settings.phone,
  },
} as const;

/** Said when the assistant does not come (spec.md section 8). */
export const chatUnavailable =
  'Live chat did not open. Please click the chat button at the bottom right of your screen.';

export const faq = {
  eyebrow: 'Questions',
  title: 'Asked before, answered here',
  lead: 'Search, or open one; the last one closes by itself.',
  search: 'Search the questions',
  placeholder: 'Try “upgrade” or “trial”',
  submit: 'Search',
  clear: 'Show all questions',
  write: 'Write to support',
  /** Literal (spec.md section 8). */
  none: 'No FAQs found matching your search.',
  noneHint: 'Try different keywords or contact our support team.',
  found: (count: number, of: number) => `${count} of ${of} questions`,
} as const;

export const shelf = {
  eyebrow: 'Help yourself',
  title: 'Learn it once, and skip the next question',
  cards: [
    {
      title: 'First steps',
      text: 'What to have ready, and what the first month looks like.',
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
  ] satisfies { title: string; text: string; category: CategoryId; action: string }[],
  all: 'All resources',
} as const;

export const form = {
  eyebrow: 'Write to support',
  title: 'Tell us what is stuck',
  lead: `We'll get back to you within ${replyHours.support} hours.`,
  steps: [
    { title: 'You send it', text: 'It is stored the moment you see the confirmation.' },
    {
      title: 'A person reads it',
      text: 'The priority you choose is in the subject line of what our team gets.',
    },
    { title: 'You hear back', text: `By email, within ${replyHours.support} hours.` },
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

/** What a visitor reads for each priority. */
export const priorityLabels = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
} as const;

/** Literal (spec.md section 8). */
export const succeeded = `Message sent successfully! We'll get back to you within ${replyHours.support} hours.`;
export const failed = `Failed to send message. Please try again or email us directly at ${settings.email}`;

export const closing = {
  title: 'Not a customer yet?',
  lead: 'The free audit shows where your marketing stands and what an agent would do first.',
  action: 'Start Free Audit',
} as const;
