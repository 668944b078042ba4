import { pricingContents } from '../../facts/plans.ts';
import { classNames } from '../../ui/class-names.ts';
import { type LineId, lineBackground, lines } from '../../ui/lines.ts';

/** A week on the Pro plan; `features.test.ts` checks it against the plan. */
export const weekCounts: readonly { line: LineId; count: number; what: string }[] = [
  { line: 'blog', count: 1, what: 'blog post' },
  { line: 'social', count: 7, what: 'social posts' },
  { line: 'google', count: 4, what: 'profile updates' },
  { line: 'search', count: pricingContents.growth.keywords.tracked, what: 'keywords checked' },
  { line: 'leads', count: 9, what: 'calls and forms' },
];

/** The report that is sent on Sunday: five counts and one sentence. */
export function WeeklyReport() {
  return (
    <div className="mx-auto max-w-88 rounded-t-xl border border-hairline border-b-0 bg-paper px-5 pt-6 pb-8 sm:px-6 text-small shadow-card">
      <p className="text-label text-muted">Fern Street Bakery, a sample week</p>
      <p className="mt-1 font-bold font-display text-h3">November 2 to 8</p>
      <ul className="mt-4 grid gap-2">
        {weekCounts.map(({ line, count, what }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3">
            <span
              aria-hidden="true"
              className={classNames('h-1.5 w-6 rounded-full', lineBackground[lines[line].color])}
            />
            <span className="w-8 text-right font-bold font-display text-body tabular-nums">
              {count}
            </span>
            {what}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-hairline border-t pt-4 text-pretty">
        Next week: holiday hours, and a post for “thanksgiving pies bethesda”.
      </p>
    </div>
  );
}
