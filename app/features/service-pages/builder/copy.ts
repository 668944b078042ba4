import { claims, dollars, monthlyPrice, region } from '../../../facts/site.ts';
import type { LineColor } from '../../../ui/lines.ts';
import { askQuestion, type Service, startTrial, type Titled } from '../service.ts';

const minutes = claims.websiteLiveMinutes;
const lowest = dollars(monthlyPrice.starter);

export const builder = {
  name: 'Website Builder',
  seo: {
    title: 'Website builder for DMV small businesses',
    description: `Choose a template, make it yours and be live in under ${minutes} minutes. Mobile-responsive, e-commerce ready, with automatic SEO for your towns.`,
    path: '/website-builder',
    keywords: [
      'website builder',
      'small business website',
      'drag and drop website',
      'e-commerce website',
      'local business website',
      region.short,
    ],
  },
  hero: {
    title: `A website for your business, live in under ${minutes} minutes`,
    lead: 'Choose a template made for your trade, put in your own words and pictures, and publish. Nothing to install, nobody to wait for.',
  },
  actions: [startTrial, askQuestion],
  features: {
    title: 'Built in, from the first page',
    items: [
      {
        title: 'Drag and drop',
        text: 'Take a section, drop it where you want it. It stays there.',
      },
      {
        title: 'Mobile-responsive templates',
        text: 'Text, buttons and pictures fit the phone that your customer holds.',
      },
      {
        title: 'E-commerce ready',
        text: 'Products, pickup times and payment, without a second system.',
      },
      {
        title: 'Automatic SEO',
        text: 'Titles and descriptions that name your trade and your towns, written for you.',
      },
      {
        title: 'A blog your agent fills',
        text: 'What the agent writes appears on your site by itself.',
      },
      {
        title: 'Forms that reach you',
        text: 'Each request comes to your inbox and to your dashboard.',
      },
    ],
  },
  benefits: {
    title: 'Why do it yourself',
    items: [
      {
        title: 'Change it at the counter',
        text: 'Sold out of cakes? Take them off the page from your phone.',
      },
      {
        title: 'No designer’s calendar',
        text: 'You don’t wait two weeks for a new opening hour.',
      },
      {
        title: 'One bill for site and marketing',
        text: `The builder comes with your agent, from ${lowest} a month.`,
      },
    ],
  },
  closing: {
    title: 'Your half hour starts when you do',
    lead: 'Bring your logo, five photos and your opening hours. The rest is on the page.',
  },
} as const satisfies Service;

/** The kinds of business with templates of their own (spec.md section 2). */
export const businessKinds = {
  title: 'Start from a site for your kind of business',
  list: [
    {
      title: 'Local business',
      text: 'Hours, a map, a phone number that dials. For the shop people walk into.',
      site: 'local',
    },
    {
      title: 'E-commerce store',
      text: 'Products, a cart and pickup in Silver Spring or shipping beyond.',
      site: 'store',
    },
    {
      title: 'Professional services',
      text: 'What you do, what it costs, and a calendar to book a first talk.',
      site: 'services',
    },
    {
      title: 'Portfolio',
      text: 'Your work first and large. For builders, florists and photographers.',
      site: 'portfolio',
    },
  ] satisfies (Titled & { site: string })[],
} as const;

export type BusinessKind = (typeof businessKinds.list)[number]['site'];

/** The three steps (spec.md section 2), and how long each takes in the sample half hour. */
export const steps = {
  title: 'Three stops on the way',
  list: [
    {
      title: 'Choose template',
      text: 'Pick your kind of business. Pages, menu and forms are there.',
      minutes: 4,
      color: 'blue',
    },
    {
      title: 'Customize design',
      text: 'Your colors, your pictures, your prices. Drag what should move.',
      minutes: 19,
      color: 'orange',
    },
    {
      title: 'Launch and market',
      text: 'Publish. Your agent tells Google, your profile and your pages.',
      minutes: 5,
      color: 'red',
    },
  ] satisfies (Titled & { minutes: number; color: LineColor })[],
} as const;

/** Minutes of the sample half hour until the site is live. */
export const total = steps.list.reduce((sum, step) => sum + step.minutes, 0);
