import type { ResourceList } from '../model.ts';

export const strategies: ResourceList = [
  {
    id: 'own-your-zip',
    title: 'Own your ZIP code before the next one',
    description:
      'Why a plumber in Fairfax should win Fairfax first, and when to move on to Vienna and Falls Church.',
    topics: ['Local SEO', 'Service areas', 'Town pages', 'Competition'],
    difficulty: 'Intermediate',
    type: 'Playbook',
    minutes: 35,
  },
  {
    id: 'dmv-calendar',
    title: 'The DMV marketing calendar',
    description:
      'Cherry blossoms, federal holidays, back to school, snow days: what to post, and how early to plan it.',
    topics: ['Seasonal posts', 'Events', 'Promotions', 'Content calendar'],
    difficulty: 'Beginner',
    type: 'Template',
    minutes: 20,
  },
  {
    id: 'review-engine',
    title: 'Ask for reviews without begging',
    description:
      'Who to ask, when and how, with replies ready for the one-star review you don’t deserve.',
    topics: ['Reviews', 'Follow-up messages', 'Reputation', 'Replies'],
    difficulty: 'Beginner',
    type: 'Guide',
    minutes: 25,
  },
  {
    id: 'content-pillars',
    title: 'Four content pillars for a local business',
    description:
      'Choose four subjects you can talk about all year, so that no week starts from a blank page.',
    topics: ['Content strategy', 'Blog ideas', 'Social posts', 'Editorial plan'],
    difficulty: 'Intermediate',
    type: 'Masterclass',
    minutes: 60,
  },
  {
    id: 'federal-customers',
    title: 'Marketing around federal schedules',
    description:
      'Telework days, shutdowns and the fiscal year move demand here. Plan offers that follow them.',
    topics: ['Demand patterns', 'Weekday offers', 'Timing', 'B2G basics'],
    difficulty: 'Advanced',
    type: 'Playbook',
    minutes: 45,
  },
  {
    id: 'bilingual-marketing',
    title: 'Reach English and Spanish speakers alike',
    description:
      'Which pages to translate first, how to mark them for search, and what not to machine-translate.',
    topics: ['Bilingual SEO', 'hreflang', 'Translation', 'Community'],
    difficulty: 'Intermediate',
    type: 'Guide',
    minutes: 30,
  },
  {
    id: 'budget-split',
    title: 'Split a small budget across channels',
    description:
      'Three worked splits, for $500, $1,500 and $3,000 a month, and how to move money when one channel stalls.',
    topics: ['Budget', 'Channel mix', 'Ads', 'Measurement'],
    difficulty: 'Intermediate',
    type: 'Spreadsheet',
    minutes: 50,
  },
];
