import { classNames } from '../ui/class-names.ts';

/** A phone's lock screen on Monday morning, with a new lead and two notifications. */
export function LeadPhone({ className }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label="A phone on Monday at 7:42. A new lead came in at 11:18 at night: Maria in Rockville wants 60 cupcakes for Friday. A blog post goes out at 8:00."
      className={classNames(
        'w-full max-w-80 rounded-t-[2.5rem] border-8 border-ink border-b-0 bg-paper px-4 pt-4 text-ink',
        className,
      )}
    >
      <span className="mx-auto block h-1.5 w-16 rounded-full bg-hairline" />
      <p className="mt-6 text-center text-label text-muted">Monday, November 9</p>
      <p className="text-center font-bold font-display text-h2 tabular-nums">7:42</p>
      <div className="mt-5 grid gap-2 pb-6">
        <Note line="bg-line-yellow" from="Leads" when="11:18 PM" title="New lead from Rockville">
          Maria: “Can you do 60 cupcakes for pickup on Friday?”
        </Note>
        <Note line="bg-line-orange" from="Google Business" when="7:00 AM" title="Profile updated">
          Veterans Day hours are live.
        </Note>
        <Note line="bg-line-red" from="Blog" when="8:00 AM" title="Next departure">
          How far ahead to order a wedding cake
        </Note>
      </div>
    </div>
  );
}

function Note(props: {
  line: string;
  from: string;
  when: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <div className="rounded-card border border-hairline bg-surface px-3.5 py-3 text-left text-label">
      <span className="flex flex-wrap items-center gap-x-2 text-muted">
        <span className={classNames('size-2.5 shrink-0 rounded-full', props.line)} />
        {props.from}
        <span className="ml-auto whitespace-nowrap tabular-nums">{props.when}</span>
      </span>
      <span className="mt-1 block font-semibold text-small">{props.title}</span>
      <span className="block text-pretty">{props.children}</span>
    </div>
  );
}
