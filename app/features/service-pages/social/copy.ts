import { dollars, monthlyPrice } from '../../../facts/prices.ts';
import { list, platformNames, region } from '../../../facts/site.ts';
import { sample } from '../../../product/sample.ts';
import { askQuestion, type Service, startTrial } from '../service.ts';

const lowest = dollars(monthlyPrice.starter);

const networks = list(platformNames);
export type Platform = (typeof platformNames)[number];

export const social = {
  name: 'Social Media Management',
  seo: {
    title: 'Social media management in the DMV',
    description: `An AI agent plans, writes and posts for your business on ${networks}, from ${lowest} a month.`,
    path: '/social-media-management',
    keywords: [
      'social media management',
      'social media for small business',
      ...platformNames.map((name) => `${name} marketing`),
      region.short,
    ],
  },
  hero: {
    title: 'Social media management, done while you work',
    lead: `The agent plans, writes and posts on ${networks}, in your words and with your pictures.`,
  },
  actions: [startTrial, askQuestion],
  features: {
    title: 'What social media management includes',
    items: [
      {
        title: 'A calendar that fills itself',
        text: 'Weeks of posts planned around your season, your stock and what is on in your town. Move one, drop one, add your own.',
      },
      {
        title: 'Writing in your voice',
        text: 'It learns from what you have posted before, and from every line you change.',
      },
      {
        title: 'Posts at the right hour',
        text: 'Posts go out when your customers are on their phones, on each platform separately.',
      },
      {
        title: 'Your own pictures',
        text: 'Send it the photos on your phone. It picks, crops and describes them.',
      },
      {
        title: 'Local hashtags and places',
        text: 'Bethesda Row, Old Town, Mosaic: tagged where your customers are, not where everyone is.',
      },
      {
        title: 'Numbers you can use',
        text: 'Which posts brought calls and which only brought likes, side by side in your dashboard.',
      },
    ],
  },
  benefits: {
    title: 'Why let an agent post for you',
    items: [
      {
        title: 'A page that looks open',
        text: 'The first thing a new customer checks is when you last posted.',
      },
      {
        title: 'Hours of your week',
        text: 'No more writing at the kitchen table for five platforms.',
      },
      {
        title: 'One voice everywhere',
        text: 'The same hours, prices and tone on every platform.',
      },
      {
        title: 'Nothing goes out by surprise',
        text: 'You see the week before it starts, and can hold any post.',
      },
    ],
  },
  closing: {
    title: 'Next week’s posts can be ready on Friday',
    lead: 'Start the trial, connect your pages and read the first week before anything is posted.',
  },
} as const satisfies Service;

/** The agent's posts on each platform. */
export const platforms = {
  title: 'Posts made for each of five platforms',
  list: [
    { name: 'Facebook', text: 'Events, opening hours and answers in neighborhood groups.' },
    { name: 'Instagram', text: 'Your photos with a caption people read to the end.' },
    { name: 'LinkedIn', text: 'What offices in Tysons and downtown order from you.' },
    { name: 'Twitter', text: 'Short news: sold out, just in, open late tonight.' },
    { name: 'TikTok', text: 'Scripts for 20 seconds that you film behind the counter.' },
  ] satisfies { name: Platform; text: string }[],
} as const;

/** A line of the agent's, and how the owner corrected it. */
export const correction = {
  before: 'Indulge in artisanal delights',
  after: 'Rye is out at seven',
} as const;

/** Drawings in the sample week's posts. */
export type PostPicture = 'date' | 'loaf' | 'breakfast' | 'video';

/** A week of the sample business's posts. */
export const week = {
  business: sample.business,
  caption: `A sample week of ${sample.business} in ${sample.town}`,
  posts: [
    {
      platform: 'Facebook',
      when: 'Mon 8:00 AM',
      text: 'Bread class on Saturday the 14th. Six seats, one oven.',
      picture: 'date',
      foot: '12 going',
    },
    {
      platform: 'Instagram',
      when: 'Tue 7:15 AM',
      text: 'First trays of the morning.',
      picture: 'loaf',
      foot: '214 likes',
    },
    {
      platform: 'LinkedIn',
      when: 'Wed 9:30 AM',
      text: 'Breakfast for your Thursday meeting, at your desk by 8:45.',
      picture: 'breakfast',
      foot: '3 inquiries',
    },
    {
      platform: 'Twitter',
      when: 'Thu 4:10 PM',
      text: 'Eight rye loaves left. Open until six.',
      foot: '9 reposts',
    },
    {
      platform: 'TikTok',
      when: 'Fri 6:00 PM',
      text: 'How to fold a croissant in 20 seconds',
      picture: 'video',
      foot: '1,840 views',
    },
  ] satisfies {
    platform: Platform;
    when: string;
    text: string;
    picture?: PostPicture;
    foot: string;
  }[],
} as const;
