import { hours, region, replyHours } from '../../facts/site.ts';
import type { ContactField } from './schema.ts';

export const meta = {
  title: `Contact us in ${region.office}`,
  description: `Write or call: a person in ${region.office} reads every message and replies within ${replyHours.contact} hours. ${hours.contact.days}, ${hours.contact.time}.`,
  path: '/contact',
  keywords: ['contact', 'AI marketing agency contact', 'Northern Virginia', 'strategy call'],
} as const;

export const hero = {
  eyebrow: 'A person replies',
  title: `Contact our ${region.office} team`,
  lead: 'Ask about plans, your website or your town. Somebody who works on the agents reads every message.',
} as const;

export const details = {
  title: 'Contact details',
  location: { label: 'Location', value: region.office },
  phone: 'Phone',
  email: 'Email',
  hours: {
    label: 'Hours',
    value: `${hours.contact.days} ${hours.contact.time}`,
    note: `${hours.contact.weekend.charAt(0).toUpperCase()}${hours.contact.weekend.slice(1)}`,
  },
  reply: { label: 'Reply', value: `Within ${replyHours.contact} hours` },
} as const;

export const form = {
  title: 'Send us a message',
  submit: 'Send Message',
  submitting: 'Sending...',
  placeholder: 'Choose one',
  consent: 'We use what you enter to answer you.',
} as const;

export const labels: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  topic: 'What is it about?',
  message: 'Message',
};

export const hints: Readonly<Partial<Record<ContactField, string>>> = {
  email: 'We reply to this address.',
  phone: 'If you’d rather get a call back.',
};

export const successToast = {
  title: 'Message sent',
  description: `We reply within ${replyHours.contact} hours.`,
} as const;

export const failureToast = {
  title: 'Message not sent',
  description: 'We couldn’t send your message. Please try again, or call us.',
} as const;

/** Replaces the form after a message is stored. */
export const submitted = {
  title: 'We have your message',
  steps: [
    { title: 'Sent', text: 'We stored it, and a confirmation is on its way to your inbox.' },
    { title: 'Read', text: 'A person reads it, not the assistant.' },
    {
      title: 'Answered',
      text: `We reply within ${replyHours.contact} hours by email, or by phone if you left a number.`,
    },
  ],
  again: 'Send another message',
} as const;

/** The phone's hours by weekday; open hours come from `facts/site.ts`. */
export const phoneHours = {
  eyebrow: 'Call us',
  title: 'Phone hours',
  lead: 'We answer the phone during these hours, Eastern time. Write to us any time.',
  open: hours.open,
  closed: 'Closed',
  days: [
    { day: 'Monday', open: true },
    { day: 'Tuesday', open: true },
    { day: 'Wednesday', open: true },
    { day: 'Thursday', open: true },
    { day: 'Friday', open: true },
    { day: 'Saturday', open: false },
    { day: 'Sunday', open: false },
  ],
} as const;

export const otherPages = {
  title: 'Faster ways to get an answer',
  list: [
    {
      line: 'reports',
      title: 'Already a customer?',
      text: `Support replies within ${replyHours.support} hours, and its page answers the questions customers ask most.`,
      href: '/support',
      action: 'Go to support',
    },
    {
      line: 'search',
      title: 'Want to know where you stand?',
      text: `We look at your website, posts and Google profile for free, and answer within ${replyHours.audit} hours.`,
      href: '/free-audit',
      action: 'Start Free Audit',
    },
    {
      line: 'leads',
      title: 'Just the prices?',
      text: 'Compare the three monthly plans and everything in them.',
      href: '/pricing',
      action: 'See pricing',
    },
  ],
} as const;
