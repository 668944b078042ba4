import { classNames } from '../../../ui/class-names.ts';
import { lineBackground, lineBorder, lines } from '../../../ui/lines.ts';
import { news } from './copy.ts';

/** A message from the owner, and the lines of the jobs it starts. */
export function SampleMessage() {
  return (
    <figure aria-label={news.label}>
      <div className="rounded-card rounded-bl-none bg-ink px-5 py-4 text-paper">
        <p className="text-label">{news.from}</p>
        <p className="mt-1 text-lead text-pretty">{news.message}</p>
      </div>
      <ol className="mt-2">
        {news.jobs.map(({ line, when, text }, index) => (
          <li key={line} className="relative py-1.5 pl-20">
            <Tracks from={index} />
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-hairline bg-surface px-4 py-3 shadow-card">
              <span className="font-semibold text-small">{lines[line].name}</span>
              <span className="text-label text-muted tabular-nums">{when}</span>
              <span className="w-full min-w-0 text-pretty text-small wrap-break-word">{text}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 ml-20 w-fit rounded-card rounded-bl-sm border border-hairline bg-sunken px-4 py-3 text-small">
        {news.reply}
      </p>
    </figure>
  );
}

/** Position and width of each line, from the inside out; each line ends at 80 px. */
const lanes = [
  { left: 'left-12', width: 'w-8' },
  { left: 'left-8', width: 'w-12' },
  { left: 'left-4', width: 'w-16' },
  { left: 'left-0', width: 'w-20' },
];

/** The lines beside one row: its own turns into its card, those of later rows run on down. */
function Tracks({ from }: { from: number }) {
  return news.jobs.map(({ line }, index) => {
    if (index < from) return null;
    const { color } = lines[line];
    return index === from ? (
      <span
        key={line}
        aria-hidden="true"
        className={classNames(
          '-top-3 absolute bottom-1/2 translate-y-1 rounded-bl-2xl border-b-[0.5rem] border-l-[0.5rem]',
          lanes[index]?.left,
          lanes[index]?.width,
          lineBorder[color],
        )}
      />
    ) : (
      <span
        key={line}
        aria-hidden="true"
        className={classNames(
          '-top-2 absolute bottom-0 w-2',
          lanes[index]?.left,
          lineBackground[color],
        )}
      />
    );
  });
}
