import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';

/** A page about one form, which stands in a card beside the title. @param after the card, in full width. */
export function FormPage({
  title,
  lead,
  children,
  after,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <main id="main">
      <Section tone="sunken" className="grid gap-10 lg:grid-cols-[1fr_28rem] lg:gap-16">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{lead}</p>
        </div>
        <div className="self-start rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8">
          {children}
        </div>
      </Section>
      {after}
    </main>
  );
}
