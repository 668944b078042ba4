import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { seo } from './copy.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { Quotes } from './quotes.tsx';

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
