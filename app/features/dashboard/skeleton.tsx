import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';

/** Placeholder while the dashboard's data loads. */
export function Skeleton() {
  return (
    <main id="main" aria-busy="true">
      <Section className="grid gap-8 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <h1 className="sr-only">Your dashboard is loading</h1>
        <div className="grid gap-4">
          <Bar className="h-4 w-32" />
          <Bar className="h-14 w-4/5" />
          <Bar className="h-6 w-full" />
          <Bar className="h-6 w-2/3" />
        </div>
        <Bar className="h-36" />
      </Section>
      <Section tone="sunken" className="grid gap-6 md:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Bar key={key} className="h-32" />
        ))}
      </Section>
    </main>
  );
}

function Bar({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={classNames('rounded-control bg-hairline', className)} />
  );
}
