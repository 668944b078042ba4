import { dollars, monthlyPrice } from '../../../facts/prices.ts';
import { claims, region } from '../../../facts/site.ts';
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
    title: `A small business website, live in under ${minutes} minutes`,
    lead: 'Choose a template made for your trade, add your own words and pictures, and publish. There’s nothing to install and nobody to wait for.',
  },
  actions: [startTrial, askQuestion],
  features: {
    title: 'What the website builder includes',
    items: [
      {
        title: 'Drag and drop',
        text: 'Take a section and drop it where you want it.',
      },
      {
        title: 'Mobile-responsive templates',
        text: 'Text, buttons and pictures fit the phone in your customer’s hand.',
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
        text: 'Posts that the agent writes appear on your site automatically.',
      },
      {
        title: 'Forms that reach you',
        text: 'Each request comes to your inbox and to your dashboard.',
      },
    ],
  },
  benefits: {
    title: 'Why build your own website',
    items: [
      {
        title: 'Change it at the counter',
        text: 'Sold out of cakes? Take them off the page from your phone.',
      },
      {
        title: 'No designer’s calendar',
        text: 'You don’t wait two weeks to change your opening hours.',
      },
      {
        title: 'One bill for site and marketing',
        text: `The builder comes with your agent, from ${lowest} a month.`,
      },
    ],
  },
  closing: {
    title: 'Start your website today',
    lead: 'Bring your logo, five photos and your opening hours. The template has the rest.',
  },
} as const satisfies Service;

/** Kinds of business that have templates (spec.md section 2). */
export const businessKinds = {
  title: 'Website templates for your kind of business',
  list: [
    {
      title: 'Local business',
      text: 'Hours, a map and a phone number to tap, for shops people walk into.',
      site: 'local',
    },
    {
      title: 'E-commerce store',
      text: 'Products, a cart and pickup in Silver Spring or shipping beyond.',
      site: 'store',
    },
    {
      title: 'Professional services',
      text: 'What you do, what it costs, and a calendar to book a first meeting.',
      site: 'services',
    },
    {
      title: 'Portfolio',
      text: 'Your work first and large, for builders, florists and photographers.',
      site: 'portfolio',
    },
  ] satisfies (Titled & { site: string })[],
} as const;

export type BusinessKind = (typeof businessKinds.list)[number]['site'];

/** The three steps (spec.md section 2), each with its minutes in the sample. */
export const steps = {
  title: 'Build your website in three steps',
  list: [
    {
      title: 'Choose template',
      text: 'Pick your kind of business. Pages, menu and forms are ready.',
      minutes: 4,
      color: 'blue',
    },
    {
      title: 'Customize design',
      text: 'Add your colors, pictures and prices. Drag sections to move them.',
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

/** Minutes until the sample website is live. */
export const total = steps.list.reduce((sum, step) => sum + step.minutes, 0);
