import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { seo } from './copy.ts';
import { Closing, Comparison, FeatureGrid, Hero, Quotes } from './sections.tsx';

export const meta = () =>
  pageMeta({ ...seo, jsonLd: [breadcrumbs([{ name: 'Features', path: seo.path }])] });

export default function Features() {
  return (
    <main id="main">
      <Hero />
      <FeatureGrid />
      <Comparison />
      <Quotes />
      <Closing />
    </main>
  );
}
