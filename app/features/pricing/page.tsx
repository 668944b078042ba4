import { breadcrumbs, business, faq } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { questions, seo } from './copy.ts';
import { Months } from './months.tsx';
import { Plans } from './plans.tsx';
import { Comparison, Next, Questions } from './sections.tsx';

export const meta = () =>
  pageMeta({
    ...seo,
    jsonLd: [
      business(seo.description),
      faq(questions.items),
      breadcrumbs([{ name: 'Pricing', path: seo.path }]),
    ],
  });

export default function Pricing() {
  return (
    <main id="main">
      <Plans />
      <Months />
      <Comparison />
      <Questions />
      <Next />
    </main>
  );
}
