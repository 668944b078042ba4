import type { ResourceList } from '../model.ts';

export const advanced: ResourceList = [
  {
    id: 'multi-location',
    title: 'One brand, several locations',
    description:
      'Location pages that are not copies, one profile for each address, and who may post where.',
    topics: ['Multi-location', 'Location pages', 'Permissions', 'Duplicate content'],
    difficulty: 'Advanced',
    type: 'Playbook',
    minutes: 60,
  },
  {
    id: 'structured-data',
    title: 'Structured data for local businesses',
    description:
      'LocalBusiness, Service, FAQ and Review markup: what search engines use, and what gets you a penalty.',
    topics: ['Schema.org', 'JSON-LD', 'Rich results', 'Validation'],
    difficulty: 'Advanced',
    type: 'Technical Guide',
    minutes: 50,
  },
  {
    id: 'conversion-tracking',
    title: 'Track calls, forms and bookings',
    description:
      'Count what earns money and nothing twice, with consent and without slowing the page.',
    topics: ['Conversion tracking', 'Call tracking', 'Consent', 'Analytics'],
    difficulty: 'Advanced',
    type: 'Technical Guide',
    minutes: 75,
  },
  {
    id: 'marketing-stack',
    title: 'The marketing stack of a small company',
    description:
      'How site, profile, inbox, calendar and books fit together, and which one is the source of truth.',
    topics: ['Integrations', 'CRM', 'Data flow', 'Webhooks'],
    difficulty: 'Expert',
    type: 'Architecture Guide',
    minutes: 90,
  },
  {
    id: 'agent-guardrails',
    title: 'Guardrails for an agent that writes in your name',
    description:
      'Which facts it may use, which words it may not, what a person approves, and what to log.',
    topics: ['AI safety', 'Approvals', 'Fact sources', 'Audit log'],
    difficulty: 'Expert',
    type: 'Architecture Guide',
    minutes: 80,
  },
  {
    id: 'testing-masterclass',
    title: 'Test one thing at a time',
    description:
      'Offers, headlines and pages when traffic is small: which tests can tell you something, and which cannot.',
    topics: ['A/B testing', 'Sample size', 'Offers', 'Statistics'],
    difficulty: 'Expert',
    type: 'Masterclass',
    minutes: 120,
  },
  {
    id: 'ads-with-seo',
    title: 'Ads and SEO that feed each other',
    description:
      'Let paid searches show which pages to write, and let good pages lower what a click costs.',
    topics: ['Google Ads', 'SEO', 'Quality score', 'Keyword data'],
    difficulty: 'Expert',
    type: 'Masterclass',
    minutes: 100,
  },
];
