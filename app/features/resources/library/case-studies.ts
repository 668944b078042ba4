import type { ResourceList } from '../model.ts';

export const caseStudies: ResourceList = [
  {
    id: 'example-bakery',
    title: 'A bakery that wants office catering',
    description:
      'Worked example of a made-up bakery in Bethesda: from walk-ins to standing orders, with the posts and pages it takes.',
    topics: ['Restaurants', 'Catering leads', 'Google Business', 'Landing pages'],
    difficulty: 'Beginner',
    type: 'Case Study',
    minutes: 15,
  },
  {
    id: 'example-plumber',
    title: 'A plumber who answers first',
    description:
      'Worked example of a made-up two-van plumber in Fairfax: missed calls, a form, and a ten-minute callback rule.',
    topics: ['Home services', 'Response time', 'Lead forms', 'Reviews'],
    difficulty: 'Beginner',
    type: 'Case Study',
    minutes: 18,
  },
  {
    id: 'example-dentist',
    title: 'A dental office with empty Tuesdays',
    description:
      'Worked example of a made-up practice in Silver Spring: recall messages, reviews and one honest offer.',
    topics: ['Healthcare', 'Recall', 'Reviews', 'Scheduling'],
    difficulty: 'Intermediate',
    type: 'Case Study',
    minutes: 20,
  },
  {
    id: 'example-realtor',
    title: 'A realtor with one neighborhood',
    description:
      'Worked example of a made-up agent in Arlington: a page per condo building and a monthly market note.',
    topics: ['Real estate', 'Neighborhood pages', 'Newsletters', 'Search'],
    difficulty: 'Intermediate',
    type: 'Case Study',
    minutes: 22,
  },
  {
    id: 'example-shop',
    title: 'A shop that starts selling online',
    description:
      'Worked example of a made-up gift shop in Old Town Alexandria: twenty products, pickup first, shipping later.',
    topics: ['Retail', 'E-commerce', 'Product pages', 'Local pickup'],
    difficulty: 'Intermediate',
    type: 'Case Study',
    minutes: 25,
  },
  {
    id: 'example-firm',
    title: 'A law firm where every claim is checked',
    description:
      'Worked example of a made-up firm in Rockville: what it may say, who approves it, and how that stays fast.',
    topics: ['Professional services', 'Compliance', 'Approvals', 'Blog posts'],
    difficulty: 'Advanced',
    type: 'Case Study',
    minutes: 30,
  },
  {
    id: 'example-accounts',
    title: 'Six worked examples with all the numbers',
    description:
      'The spreadsheets behind the worked examples. Change the assumptions to yours and see what still holds.',
    topics: ['Assumptions', 'Cost per lead', 'Sensitivity', 'Templates'],
    difficulty: 'Advanced',
    type: 'Spreadsheet',
    minutes: 40,
  },
];
