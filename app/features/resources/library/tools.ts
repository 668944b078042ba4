import type { ResourceList } from '../model.ts';

export const tools: ResourceList = [
  {
    id: 'post-template-pack',
    title: '30 social post templates',
    description:
      'Fill-in-the-blank posts for shops, trades, clinics and restaurants, with photo hints for each.',
    topics: ['Social posts', 'Captions', 'Photo hints', 'Hashtags'],
    difficulty: 'Beginner',
    type: 'Template Pack',
    minutes: 30,
  },
  {
    id: 'content-calendar-sheet',
    title: 'Twelve-month content calendar',
    description:
      'Blog, social and Google posts on one sheet, with the region’s dates already filled in.',
    topics: ['Content calendar', 'Planning', 'DMV events', 'Deadlines'],
    difficulty: 'Beginner',
    type: 'Spreadsheet',
    minutes: 20,
  },
  {
    id: 'lead-tracker',
    title: 'Lead tracker with response times',
    description: 'Where each lead came from, who called back and when, and how it ended.',
    topics: ['Lead tracking', 'Response time', 'Sources', 'Close rate'],
    difficulty: 'Beginner',
    type: 'Spreadsheet',
    minutes: 25,
  },
  {
    id: 'email-sequences',
    title: 'Follow-up email pack',
    description:
      'Eleven short emails: after a quote, after a job, after silence, and a year later.',
    topics: ['Email', 'Follow-up', 'Quotes', 'Win-back'],
    difficulty: 'Intermediate',
    type: 'Template Pack',
    minutes: 35,
  },
  {
    id: 'local-seo-checklist',
    title: 'Local SEO checklist',
    description: 'Forty-two checks in order of payoff, each with a way to tell that it’s done.',
    topics: ['Local SEO', 'Citations', 'Schema', 'On-page'],
    difficulty: 'Intermediate',
    type: 'Template',
    minutes: 45,
  },
  {
    id: 'utm-builder',
    title: 'Campaign link builder',
    description:
      'Type a campaign’s name once and get links whose names never collide in your reports.',
    topics: ['UTM links', 'Campaigns', 'Attribution', 'Naming'],
    difficulty: 'Intermediate',
    type: 'Spreadsheet',
    minutes: 15,
  },
  {
    id: 'roi-calculator',
    title: 'Marketing return calculator',
    description:
      'Enter spend, leads and jobs by channel; it shows the cost of a job and what to cut first.',
    topics: ['ROI', 'Cost per lead', 'Channel comparison', 'Forecast'],
    difficulty: 'Advanced',
    type: 'Spreadsheet',
    minutes: 40,
  },
];
