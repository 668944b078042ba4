import { CallUs } from '../../chrome/call-us.tsx';
import { LeadPhone } from '../../product/lead-phone.tsx';
import { ActionPair } from '../../ui/action-pair.tsx';
import { closing } from './copy.ts';

export function Closing() {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-page px-4 py-section sm:px-6">
      <div className="grid grid-cols-1 items-end gap-x-12 overflow-hidden rounded-card border border-hairline bg-surface px-6 pt-12 shadow-card sm:px-12 lg:grid-cols-[1fr_1.4fr] lg:pt-16">
        <div className="self-center pb-12 lg:pb-16">
          <h2 id="closing" className="text-h1">
            {closing.title}
          </h2>
          <p className="mt-5 max-w-lg text-lead text-pretty text-muted">{closing.lead}</p>
          <ActionPair actions={closing.actions} className="mt-8" />
          <CallUs className="mt-5" />
        </div>
        <LeadPhone className="mx-auto lg:order-first" />
      </div>
    </section>
  );
}
