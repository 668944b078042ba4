import { LeadPhone } from '../product/lead-phone.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { closing } from './copy.ts';

export function Closing() {
  const [first, second] = closing.actions;
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-page px-4 py-section sm:px-6">
      <div className="grid items-end gap-x-12 overflow-hidden rounded-card border border-hairline bg-surface px-6 pt-12 shadow-card sm:px-12 lg:grid-cols-[1fr_1.4fr] lg:pt-16">
        <div className="self-center pb-12 lg:pb-16">
          <h2 id="closing" className="text-h1">
            {closing.title}
          </h2>
          <p className="mt-5 max-w-lg text-lead text-pretty text-muted">{closing.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink size="large" className="max-sm:px-4" href={first.href}>
              {first.text}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" className="max-sm:px-4" href={second.href}>
              {second.text}
            </ButtonLink>
          </div>
        </div>
        <LeadPhone className="mx-auto lg:order-first" />
      </div>
    </section>
  );
}
