import { hours, region, replyHours } from '../../facts/site.ts';
import type { ContactField } from './schema.ts';

export const meta = {
  title: `Contact us in ${region.office}`,
  description: `Write or call: a person in ${region.office} reads every message and replies within ${replyHours.contact} hours. ${hours.contact.days}, ${hours.contact.time}.`,
  path: '/contact',
  keywords: ['contact', 'AI marketing agency contact', 'Northern Virginia', 'strategy call'],
} as const;

export const hero = {
  eyebrow: 'Contact',
  title: 'Talk to a person, not a form letter',
  lead: 'Ask about plans, your website or your town. Somebody who works on the agents reads what you write.',
} as const;

export const form = {
  title: 'Write to us',
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
  email: 'Our answer goes here.',
  phone: 'If you would rather be called back.',
};

export const failed = {
  title: 'Error',
  description: 'Failed to send message. Please try again, or call us.',
} as const;

/** Said beside the button after a failure, when the notification has gone. */
export const entriesKept = 'Nothing you entered is lost.';

export const succeeded = {
  title: 'Message sent',
  description: `We reply within ${replyHours.contact} hours.`,
} as const;

/** The panel in the form's place after a message is stored. */
export const sent = {
  title: 'Your message is with us',
  steps: [
    { title: 'Sent', text: 'It is stored, and a confirmation is on its way to your inbox.' },
    { title: 'Read', text: 'A person reads it, not the assistant.' },
    {
      title: 'Answered',
      text: `You hear from us within ${replyHours.contact} hours, by email or by phone if you left a number.`,
    },
  ],
  again: 'Write another message',
} as const;

export const details = {
  title: 'How to reach us',
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

/** The week's board; open hours are those of `site.ts`. */
export const board = {
  eyebrow: 'Hours',
  title: 'When somebody picks up',
  lead: 'Write at any hour. The phone is answered in these, Eastern time.',
  open: hours.contact.time.replace(' EST', ''),
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

export const elsewhere = {
  title: 'There may be a shorter line',
  ways: [
    {
      line: 'reports',
      title: 'Already a customer?',
      text: `Support replies within ${replyHours.support} hours, and its page answers what customers ask most.`,
      href: '/support',
      action: 'Go to support',
    },
    {
      line: 'search',
      title: 'Want to know where you stand?',
      text: `A free audit looks at your site, posts and profile. Answer within ${replyHours.audit} hours.`,
      href: '/free-audit',
      action: 'Start Free Audit',
    },
    {
      line: 'leads',
      title: 'Just the prices?',
      text: 'Three monthly plans, with everything each of them contains.',
      href: '/pricing',
      action: 'See pricing',
    },
  ],
} as const;
