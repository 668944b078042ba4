import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { seo } from './copy.ts';
import { DailyTasks } from './daily-tasks.tsx';
import { Closing, Comparison, Hero, Steps } from './sections.tsx';

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
