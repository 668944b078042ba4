import { terms } from '../../facts/site.ts';
import { breadcrumbs, service as serviceJsonLd } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Action, Actions } from '../../ui/action-pair.tsx';

export interface Titled {
  title: string;
  text: string;
}

/** What every service page says, whatever its composition (spec.md section 2, Service pages). */
export interface Service<Feature extends Titled = Titled, Benefit extends Titled = Titled> {
  /** Name of the service, as the footer has it. */
  name: string;
  seo: { title: string; description: string; path: string; keywords: readonly string[] };
  hero: { title: string; lead: string };
  actions: Actions;
  features: { title: string; lead?: string; items: readonly Feature[] };
  benefits: { title: string; items: readonly Benefit[] };
  closing: { title: string; lead: string };
}

export const startTrial: Action = { text: 'Start Free Trial', href: '/signup' };
export const askQuestion: Action = { text: 'Ask a Question', href: '/contact' };
export const startAudit: Action = { text: 'Start Free Audit', href: '/free-audit' };

/** What is said beneath a page's last buttons. */
export const promises = [terms.trial, terms.setup, terms.card, terms.cancel];

/** The meta tags of a service's page, with its structured data. */
export function serviceMeta({ name, seo }: Service) {
  return pageMeta({
    ...seo,
    jsonLd: [
      serviceJsonLd({ name, description: seo.description, path: seo.path }),
      breadcrumbs([{ name, path: seo.path }]),
    ],
  });
}
