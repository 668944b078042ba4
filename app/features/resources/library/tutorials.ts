import type { ResourceList } from '../model.ts';

export const tutorials: ResourceList = [
  {
    id: 'write-with-agent',
    title: 'Brief the agent for a post you would sign',
    description:
      'Give it a customer’s question, three facts and a photo; then edit the draft in four passes.',
    topics: ['Blog posts', 'Briefs', 'Editing', 'Fact checking'],
    difficulty: 'Beginner',
    type: 'Video',
    minutes: 18,
  },
  {
    id: 'google-posts',
    title: 'Google Business posts, start to finish',
    description:
      'Offers, events and updates: sizes, dates and buttons, and which of the three to use when.',
    topics: ['Google Business', 'Offers', 'Photos', 'Calls to action'],
    difficulty: 'Beginner',
    type: 'Video',
    minutes: 15,
  },
  {
    id: 'keyword-list',
    title: 'Build your first list of 25 keywords',
    description: 'From what customers say on the phone to a list sorted by intent and by town.',
    topics: ['Keywords', 'Search intent', 'Town names', 'Priorities'],
    difficulty: 'Beginner',
    type: 'Guide',
    minutes: 40,
  },
  {
    id: 'social-week',
    title: 'Plan a week of social posts in an hour',
    description:
      'Seven posts from one real job: before, after, the crew, the question, the tip, the review, the offer.',
    topics: ['Social media', 'Repurposing', 'Scheduling', 'Photos'],
    difficulty: 'Beginner',
    type: 'Video Series',
    minutes: 55,
  },
  {
    id: 'read-dashboard',
    title: 'Read your results dashboard',
    description:
      'What each figure counts, which two to watch weekly, and what a bad week does not mean.',
    topics: ['Dashboard', 'Impressions', 'Rankings', 'Trends'],
    difficulty: 'Beginner',
    type: 'Video',
    minutes: 22,
  },
  {
    id: 'page-speed',
    title: 'Make a slow page fast',
    description:
      'Shrink photos, drop the slider, and check on a cheap phone: an afternoon that visitors notice.',
    topics: ['Page speed', 'Images', 'Core Web Vitals', 'Mobile'],
    difficulty: 'Intermediate',
    type: 'Technical Guide',
    minutes: 45,
  },
  {
    id: 'landing-page',
    title: 'From ad click to phone call',
    description:
      'Build a landing page in six blocks, with a form short enough to finish at a red light.',
    topics: ['Landing pages', 'Forms', 'Headlines', 'Tap to call'],
    difficulty: 'Intermediate',
    type: 'Video Series',
    minutes: 90,
  },
];
