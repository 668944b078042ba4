import { business, website } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { seo } from './copy.ts';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Builder, Closing, Dashboard, HowItWorks, Local } from './sections.tsx';

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
