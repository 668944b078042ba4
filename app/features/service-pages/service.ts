import { terms } from '../../facts/terms.ts';
import { breadcrumbs, service as serviceJsonLd } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Action, Actions } from '../../ui/action-pair.tsx';

export interface Titled {
  title: string;
  text: string;
}

/** The copy that every service page has (spec.md section 2, Service pages). */
export interface Service<Feature extends Titled = Titled, Benefit extends Titled = Titled> {
  /** The service's name, as in the footer. */
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

/** Shown below a page's last buttons. */
export const planTerms = [terms.trial, terms.setup, terms.card, terms.cancel];

/** Meta tags and structured data of a service page. */
export function serviceMeta({ name, seo }: Service) {
  return pageMeta({
    ...seo,
    jsonLd: [
      serviceJsonLd({ name, description: seo.description, path: seo.path }),
      breadcrumbs([{ name, path: seo.path }]),
    ],
  });
}
