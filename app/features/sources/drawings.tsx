import { Link } from 'react-router';
import { timeZone } from '../../facts/site.ts';
import { StationLine } from '../../ui/station-line.tsx';
import { Table } from '../../ui/table.tsx';
import { dimensionNames, sourceNames, stepNames, page as text } from './copy.ts';
import {
  type Counts,
  type Dimension,
  type Funnel,
  type FunnelFilter,
  funnelHref,
  steps,
} from './funnel.ts';

/** The steps as stops of a line, each with its count and its share of the step before. */
export function FunnelLine({ total }: { total: Counts }) {
  return (
    <section aria-labelledby="funnel" className="mt-8">
      <h2 id="funnel" className="mb-6 text-h3">
        {text.funnel}
      </h2>
      <StationLine
        steps={steps.map((step, at) => {
          const before = steps[at - 1];
          return {
            title: stepNames[step],
            text: (
              <>
                <strong className="funnel-count">{number(total[step])}</strong>
                {before && <Share of={total[before]} count={total[step]} before={before} />}
              </>
            ),
          };
        })}
      />
    </section>
  );
}

function Share({ of, count, before }: { of: number; count: number; before: keyof Counts }) {
  if (of === 0) return null;
  const share = count / of;
  return (
    <>
      <span className="block text-small">
        {text.ofBefore(percent(share), stepNames[before].toLowerCase())}
      </span>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="funnel-share"
      >
        <rect width="100" height="6" />
        <rect width={Math.min(100, share * 100)} height="6" />
      </svg>
    </>
  );
}

/** Each step's counts by week: bars, each row with a scale of its own, and a table. */
export function Weeks({ weeks }: { weeks: Funnel['weeks'] }) {
  return (
    <section aria-labelledby="weeks" className="funnel-table mt-10">
      <h2 id="weeks" className="text-h3">
        {text.byWeek}
      </h2>
      <div className="funnel-weeks">
        {steps.map((step) => {
          const most = Math.max(...weeks.map(({ counts }) => counts[step]));
          return (
            <figure key={step}>
              <figcaption>
                <strong>{stepNames[step]}</strong> <span>{text.most(number(most))}</span>
              </figcaption>
              <svg
                role="img"
                aria-label={`${stepNames[step]}, ${text.byWeek.toLowerCase()}: ${text.most(number(most))}`}
                viewBox={`0 0 ${weeks.length * 10} 40`}
                preserveAspectRatio="none"
              >
                {weeks.map(({ from, counts }, at) => {
                  const height = most === 0 ? 0 : (counts[step] / most) * 39;
                  return (
                    <rect
                      key={from}
                      x={at * 10 + 1}
                      width="8"
                      y={39 - height}
                      height={height + 1}
                    />
                  );
                })}
              </svg>
            </figure>
          );
        })}
        <p aria-hidden="true">
          <span>{date(weeks[0]?.from ?? 0)}</span>
          <span>{date(weeks.at(-1)?.from ?? 0)}</span>
        </p>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
          {text.asTable}
        </summary>
        <Table
          caption={text.byWeek}
          captionHidden
          corner={text.weekFrom}
          columns={columns}
          rows={weeks.toReversed().map(({ from, counts }) => ({
            header: date(from),
            cells: cells(counts),
          }))}
          phone="columns"
        />
      </details>
    </section>
  );
}

/** The counts by source, campaign or landing page; a name leads to its own funnel. */
export function Groups({ filter, groups }: { filter: FunnelFilter; groups: Funnel['groups'] }) {
  const { by } = filter;
  const next = by === 'source' ? 'campaign' : 'source';
  return (
    <section aria-label={dimensionNames[by].title} className="funnel-table mt-10">
      <Table
        caption={`${text.by} ${dimensionNames[by].title.toLowerCase()}`}
        corner={dimensionNames[by].title}
        columns={columns}
        rows={groups.map(({ name, counts }) => ({
          header: name ?? text.rest,
          title:
            name === null ? (
              text.rest
            ) : (
              <Link
                to={funnelHref(filter, { [by]: name, by: next })}
                className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
              >
                {groupName(by, name)}
              </Link>
            ),
          cells: cells(counts),
        }))}
        phone="columns"
      />
    </section>
  );
}

/** What a group is called. */
export function groupName(by: Dimension, name: string): string {
  if (name === '') return dimensionNames[by].empty;
  return (by === 'source' && sourceNames[name]) || name;
}

const columns = steps.map((step) => stepNames[step]);
const cells = (counts: Counts) => steps.map((step) => number(counts[step]));
const number = (count: number) => count.toLocaleString('en-US');
const percent = (share: number) =>
  `${(share * 100).toLocaleString('en-US', { maximumSignificantDigits: 2 })}%`;

/** A Monday: its time is midnight in the company's time zone. */
const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format;
