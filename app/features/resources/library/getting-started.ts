import type { ResourceList } from '../model.ts';

export const gettingStarted: ResourceList = [
  {
    id: 'first-hour',
    title: 'Your first hour with a marketing agent',
    description:
      'What to have ready before you start: logins, photos, hours, and the three things customers ask you most.',
    topics: ['Setup checklist', 'Platform logins', 'Brand voice', 'Photos'],
    difficulty: 'Beginner',
    type: 'Guide',
    minutes: 15,
  },
  {
    id: 'claim-google-profile',
    title: 'Claim your Google Business Profile',
    description:
      'Search for your business, claim the listing, and get through verification by video or postcard.',
    topics: ['Google Business', 'Verification', 'Service areas', 'Categories'],
    difficulty: 'Beginner',
    type: 'Video',
    minutes: 12,
  },
  {
    id: 'marketing-words',
    title: 'Marketing words in plain English',
    description:
      'Impressions, conversions, backlinks, CTR: forty terms, each in one sentence with a shop owner’s example.',
    topics: ['Glossary', 'Analytics', 'SEO basics', 'Ads'],
    difficulty: 'Beginner',
    type: 'Guide',
    minutes: 20,
  },
  {
    id: 'brand-voice-sheet',
    title: 'One-page brand voice sheet',
    description:
      'Fill in how you sound, what you never say, and five sentences a regular would recognize as yours.',
    topics: ['Brand voice', 'Tone', 'Do and don’t list', 'Sample posts'],
    difficulty: 'Beginner',
    type: 'Template',
    minutes: 25,
  },
  {
    id: 'know-your-numbers',
    title: 'Know your numbers before you spend',
    description: 'Work out what a new customer is worth to you and what you can pay to win one.',
    topics: ['Customer value', 'Budget', 'Margins', 'Break-even'],
    difficulty: 'Beginner',
    type: 'Spreadsheet',
    minutes: 30,
  },
  {
    id: 'first-thirty-days',
    title: 'The first 30 days, day by day',
    description:
      'A calendar of small jobs for the first month: what the agent does, and what only you can do.',
    topics: ['30-day plan', 'Approvals', 'Review requests', 'Weekly rhythm'],
    difficulty: 'Beginner',
    type: 'Playbook',
    minutes: 40,
  },
  {
    id: 'five-minute-check',
    title: 'The five-minute presence check',
    description:
      'Search yourself the way a stranger would and note what is wrong: hours, phone, photos, first review.',
    topics: ['Search audit', 'Listings', 'Reviews', 'Mobile check'],
    difficulty: 'Beginner',
    type: 'Guide',
    minutes: 5,
  },
];
