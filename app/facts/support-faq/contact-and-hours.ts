import { marketingName } from '../plans.ts';
import { hours, list, region, replyHours } from '../site.ts';
import type { TopicQuestions } from './model.ts';

export const help: TopicQuestions = (site) => [
  {
    id: 'reach-support',
    question: 'How do I reach support?',
    answer: `By live chat at any time, by email at ${site.email}, by phone at ${site.phone} (${hours.phone}), or with the form on the support page.`,
    link: { text: 'Write to us', href: '/support#message' },
  },
  {
    id: 'reply-times',
    question: 'How fast do you answer?',
    answer: `Support messages within ${replyHours.support} hours, the contact form and audit requests within ${replyHours.contact} hours.`,
  },
  {
    id: 'phone-hours',
    question: 'When can I call?',
    answer: `${hours.phone}, at ${site.phone}. ${marketingName.enterprise} includes phone support 24/7.`,
  },
  {
    id: 'live-chat',
    question: 'Is the live chat a person?',
    answer: `No, it’s an automated assistant that answers from this site’s own facts, ${hours.chat}. Ask for a person, and it sends your question to our team.`,
  },
  {
    id: 'where',
    question: 'Where are you?',
    answer: `In ${region.office}. We serve businesses in ${list(region.served)}.`,
    link: { text: 'Contact', href: '/contact' },
  },
  {
    id: 'resources',
    question: 'Do you have marketing guides?',
    answer: `Yes: the resource library has guides, templates, videos and worked examples, from beginner to expert. You download them with an account.`,
    link: { text: 'Browse resources', href: '/resources' },
  },
  {
    id: 'privacy',
    question: 'What do you do with my data?',
    answer: `We use what you send us to answer you and to provide the service. The privacy policy says what we collect, how we keep it and which rights you have.`,
    link: { text: 'Privacy policy', href: '/privacy-policy' },
  },
];
