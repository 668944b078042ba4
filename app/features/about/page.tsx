import { aboutPage, breadcrumbs, organization } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { seo } from './copy.ts';
import { Closing, Hero, Mission, Story, Why } from './sections.tsx';

export const meta = () =>
  pageMeta({
    ...seo,
    jsonLd: [
      aboutPage({ ...seo, name: seo.title }),
      organization(seo.description),
      breadcrumbs([{ name: 'About', path: seo.path }]),
    ],
  });

export default function About() {
  return (
    <main id="main">
      <Hero />
      <Story />
      <Why />
      <Mission />
      <Closing />
    </main>
  );
}
