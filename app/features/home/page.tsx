import { business, website } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Builder } from './builder.tsx';
import { Closing } from './closing.tsx';
import { seo } from './copy.ts';
import { Dashboard } from './dashboard.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Local } from './local.tsx';
import { Pricing } from './pricing.tsx';

export const meta = () =>
  pageMeta({ ...seo, path: '/', jsonLd: [business(seo.description), website()] });

export default function Home() {
  return (
    <main id="main">
      <Hero />
      <HowItWorks />
      <Pricing />
      <Dashboard />
      <Builder />
      <Local />
      <Closing />
    </main>
  );
}
