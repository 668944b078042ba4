import { claims } from '../site.ts';
import type { TopicQuestions } from './model.ts';

export const website: TopicQuestions = () => [
  {
    id: 'website-builder',
    question: 'Can I build a website with it?',
    answer: `Yes. The website builder is drag and drop, its templates fit phones, and the SEO basics are set up for you. A site can be live in under ${claims.websiteLiveMinutes} minutes.`,
    link: { text: 'Website builder', href: '/website-builder' },
  },
  {
    id: 'online-store',
    question: 'Can my website sell online?',
    answer: `Yes, the website builder is ready for e-commerce.`,
    link: { text: 'Website builder', href: '/website-builder' },
  },
];
