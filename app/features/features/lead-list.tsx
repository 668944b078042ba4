import { classNames } from '../../ui/class-names.ts';
import { type LineId, lineBackground, lines } from '../../ui/lines.ts';

const leads: readonly { who: string; town: string; wants: string; when: string; by: LineId }[] = [
  {
    who: 'Maria',
    town: 'Rockville',
    wants: '60 cupcakes for Friday',
    when: '11:18 PM',
    by: 'blog',
  },
  {
    who: 'A call',
    town: 'Fairfax',
    wants: 'Office breakfast, 40 people',
    when: '8:05 AM',
    by: 'google',
  },
  {
    who: 'Tom',
    town: 'Chevy Chase',
    wants: 'Birthday cake, Saturday',
    when: '9:52 AM',
    by: 'search',
  },
  {
    who: 'Jo',
    town: 'Silver Spring',
    wants: 'Pumpkin rolls, two dozen',
    when: '12:30 PM',
    by: 'social',
  },
  {
    who: 'A form',
    town: 'Alexandria',
    wants: 'Wedding tasting, in March',
    when: '1:15 PM',
    by: 'blog',
  },
];

/** Five leads from one night and morning, each with the job that brought it. */
export function LeadList() {
  return (
    <ul className="divide-y divide-hairline rounded-t-xl border border-hairline border-b-0 bg-paper px-5 pb-3 text-small">
      <li className="flex flex-wrap justify-between gap-x-4 py-3">
        <span className="font-bold font-display">Since Monday evening</span>
        <span className="text-label text-muted">Fern Street Bakery, a sample day</span>
      </li>
      {leads.map(({ who, town, wants, when, by }) => (
        <li
          key={wants}
          className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[9rem_1fr_auto]"
        >
          <span>
            <span className="block font-semibold">{who}</span>
            <span className="block text-label text-muted">{town}</span>
          </span>
          <span className="max-sm:col-span-2 max-sm:row-start-2 max-sm:mt-1">
            {wants}
            <span className="flex items-center gap-2 text-label text-muted">
              <span
                aria-hidden="true"
                className={classNames('size-2 rounded-full', lineBackground[lines[by].color])}
              />
              from {lines[by].name}
            </span>
          </span>
          <span className="text-right tabular-nums text-muted max-sm:col-start-2 max-sm:row-start-1">
            {when}
          </span>
        </li>
      ))}
    </ul>
  );
}
