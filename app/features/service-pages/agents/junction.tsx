import { classNames } from '../../../ui/class-names.ts';
import { lineBackground, lines } from '../../../ui/lines.ts';
import { agents, hub } from './copy.ts';

/** The six jobs as lines into one interchange; three from each side on wide screens. */
export function Junction() {
  return (
    <div className="relative mt-12">
      <p
        aria-hidden="true"
        className="hidden rounded-[2.25rem] border-[6px] border-ink bg-surface text-center font-bold font-display text-h3 lg:absolute lg:inset-y-0 lg:left-1/2 lg:z-1 lg:grid lg:w-30 lg:-translate-x-1/2 lg:place-items-center"
      >
        <span className="w-min">{hub}</span>
      </p>
      <ul className="grid grid-cols-1 gap-x-30 gap-y-9 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-3 lg:gap-y-12 lg:py-10">
        {agents.features.items.map(({ title, text, line }, index) => (
          <li
            key={title}
            className={classNames('flex flex-col', index < leftCount ? 'lg:pr-10' : 'lg:pl-10')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'relative h-2 rounded-full',
                lineBackground[lines[line].color],
                index < leftCount ? 'lg:-mr-10 lg:rounded-r-none' : 'lg:-ml-10 lg:rounded-l-none',
              )}
            >
              <span
                className={classNames(
                  '-top-1.5 absolute size-5 rounded-full border-4 border-ink bg-surface',
                  index < leftCount ? 'left-0' : 'left-0 lg:right-0 lg:left-auto',
                )}
              />
            </span>
            <p className="mt-4 text-label text-muted">{lines[line].name}</p>
            <h3 className="mt-0.5 text-h3">{title}</h3>
            <p className="mt-1.5 max-w-measure text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many jobs are on the left side. */
const leftCount = 3;
