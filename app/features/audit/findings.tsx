import type { ReactNode } from 'react';
import { LineMark } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StationLine } from '../../ui/station-line.tsx';
import { findings as text } from './look-copy.ts';
import type { ShownFinding, ShownLook } from './shown-look.ts';

/** Things to fix that are shown at once; the rest opens below them. */
const atOnce = 5;

/** On a wide screen, what is fine stands beside what is to fix. */
const sideBySide = 'lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16';

/**
 * What a look found: what to fix first, what is fine, and what couldn't be seen.
 * @param whole whether all things to fix are shown at once.
 */
export function Findings({
  look: { findings, open, problem, total },
  heading = 'h3',
  whole = false,
}: {
  look: ShownLook;
  heading?: 'h2' | 'h3';
  whole?: boolean;
}) {
  const of = (result: ShownFinding['result']) =>
    findings.filter((finding) => finding.result === result);
  const [fix, good, unknown] = [of('fix'), of('good'), of('unknown')];
  const shown = whole || fix.length <= atOnce + 1 ? fix.length : atOnce;
  const [first, rest] = [fix.slice(0, shown), fix.slice(shown)];
  const stop = heading === 'h2' ? 'h3' : 'h4';
  const end = open ? 'open' : 'stop';
  const beside = fix.length > 0;
  return (
    <div className="grid gap-8">
      <p role="status" className="font-semibold tabular-nums">
        {problem ?? (open ? text.progress(findings.length, total) : text.done(fix.length, total))}
      </p>
      <div className={classNames('grid gap-8', beside && sideBySide)}>
        {fix.length > 0 && (
          <Group heading={heading} title={text.groups.fix}>
            <ToFix findings={first} heading={stop} end={rest.length > 0 ? 'open' : end} />
            {rest.length > 0 && (
              <details className="print:details-content:[content-visibility:visible]">
                <summary className="mb-6 inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4 print:hidden">
                  {text.more(rest.length)}
                </summary>
                <ToFix findings={rest} heading={stop} end={end} />
              </details>
            )}
          </Group>
        )}
        <div className="grid content-start gap-8">
          {good.length > 0 && (
            <Group heading={heading} title={text.groups.good}>
              <Marked findings={good} color="green" beside={beside} />
            </Group>
          )}
          {unknown.length > 0 && !open && !problem && (
            <Group heading={heading} title={text.groups.unknown}>
              <Marked findings={unknown} color="silver" beside={beside} />
            </Group>
          )}
        </div>
      </div>
    </div>
  );
}

function ToFix({
  findings,
  heading,
  end,
}: {
  findings: readonly ShownFinding[];
  heading: 'h3' | 'h4';
  end: 'stop' | 'open';
}) {
  return (
    <StationLine
      vertical
      heading={heading}
      end={end}
      steps={findings.map(({ title, evidence, why, offer }) => ({
        title,
        text: (
          <>
            <p className="text-ink wrap-anywhere">{evidence}</p>
            <p className="mt-1.5">{why}</p>
            <p className="mt-1.5">
              <strong className="block font-semibold text-ink">{text.agent}</strong> {offer}
            </p>
          </>
        ),
      }))}
    />
  );
}

function Group({
  heading: Heading,
  title,
  children,
}: {
  heading: 'h2' | 'h3';
  title: string;
  children: ReactNode;
}) {
  return (
    <div>
      <Heading className="mb-4 text-h3">{title}</Heading>
      {children}
    </div>
  );
}

function Marked({
  findings,
  color,
  beside,
}: {
  findings: readonly ShownFinding[];
  color: 'green' | 'silver';
  /** Whether it stands beside the things to fix on a wide screen. */
  beside: boolean;
}) {
  return (
    <ul className={classNames('grid gap-x-8 gap-y-3 md:grid-cols-2', beside && 'lg:grid-cols-1')}>
      {findings.map(({ id, title, evidence }) => (
        <li key={id} className="flex gap-3">
          <LineMark color={color} className="mt-1" />
          <p className="min-w-0 text-small">
            <span className="block font-semibold">{title}</span>
            <span className="text-muted wrap-anywhere">{evidence}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
