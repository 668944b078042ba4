import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { seo } from './copy.ts';
import { DailyTasks } from './daily-tasks.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';

export const meta = () =>
  pageMeta({ ...seo, jsonLd: [breadcrumbs([{ name: 'How it works', path: seo.path }])] });

export default function HowItWorks() {
  return (
    <main id="main">
      <Hero />
      <Steps />
      <DailyTasks />
      <Comparison />
      <Closing />
    </main>
  );
}
