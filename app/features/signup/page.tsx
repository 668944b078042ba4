import { ArrowLeft } from 'lucide-react';
import { useActionData, useSearchParams } from 'react-router';
import { type PlanId, planIds, popularPlan } from '../../facts/prices.ts';
import { formHeaders } from '../../forms/form-endpoint.server.ts';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { signupAction } from './api.server.ts';
import { meta as about, form, page as text } from './copy.ts';
import SignupForm from './form.tsx';
import { PlanBody, PlanHead } from './plan-card.tsx';

export const meta = () =>
  pageMeta({ ...about, jsonLd: [breadcrumbs([{ name: 'Sign up', path: about.path }])] });

/** Takes the form's post when JavaScript is off or not loaded yet. */
export const action = signupAction;

export const headers = formHeaders;

export default function SignupPage() {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  const plan = planOf(query.get('plan'));
  return (
    <main id="main">
      <Section
        tone="sunken"
        className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0"
      >
        <div className="mb-2 lg:col-span-2 lg:mb-10">
          <ButtonLink href="/pricing" variant="quiet" size="small" className="-ml-3.5">
            <ArrowLeft size={18} aria-hidden="true" />
            {text.back}
          </ButtonLink>
          <h1 className="mt-4 text-h1">{text.title}</h1>
          <p className="mt-4 text-lead text-pretty text-muted">{text.lead}</p>
        </div>
        <PlanHead plan={plan} className="lg:col-start-1 lg:row-start-2" />
        <section
          aria-labelledby="account"
          className="self-start rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-2"
        >
          <div className="mb-6">
            <h2 id="account" className="text-h2">
              {form.title}
            </h2>
            <p className="mt-2 text-small text-muted">
              {form.lead} {form.haveOne}{' '}
              <a href="/dashboard" className="font-semibold text-ink underline">
                {form.signIn}
              </a>
            </p>
          </div>
          <Island name="signup-form" of={SignupForm} props={{ plan, ...rejected }} />
        </section>
        <PlanBody plan={plan} className="self-start lg:col-start-1 lg:row-start-3" />
      </Section>
    </main>
  );
}

/** Plan for the query parameter `plan`; the popular one for an unknown or missing value. */
function planOf(query: string | null): PlanId {
  return planIds.find((id) => id === query) ?? popularPlan;
}
