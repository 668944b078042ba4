import { Clock, MapPin, Phone } from 'lucide-react';

const hours = [
  ['Monday', 'Closed', ''],
  ['Tue to Sat', '7 AM to 4 PM', ''],
  ['Sunday', '8 AM to 1 PM', ''],
  ['Wed, Nov 11', '7 AM to noon', 'Veterans Day'],
  ['Thu, Nov 26', 'Closed', 'Thanksgiving'],
] as const;

/** A Google Business Profile with holiday hours and an update. */
export function GoogleProfile() {
  return (
    <div
      role="img"
      aria-label="A Google Business profile: open until noon on Veterans Day, closed on Thanksgiving, and an update about ordering pies by November 24."
      className="grid grid-cols-1 rounded-t-xl border border-hairline border-b-0 bg-paper text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <div className="p-5">
        <p className="font-bold font-display text-h3">Fern Street Bakery</p>
        <p className="text-muted">Bakery in Bethesda</p>
        <ul className="mt-4 grid gap-2.5">
          <li className="flex items-center gap-2.5">
            <MapPin size={16} className="shrink-0 text-muted" /> Fern Street
          </li>
          <li className="flex items-center gap-2.5">
            <Phone size={16} className="shrink-0 text-muted" /> Call
          </li>
          <li className="flex items-center gap-2.5">
            <Clock size={16} className="shrink-0 text-muted" /> Open until 4 PM
          </li>
        </ul>
        <p className="mt-4 rounded-control border border-hairline bg-surface p-3">
          <span className="block text-label text-muted">Update, today at 9:30 AM</span>
          <span className="mt-1 block text-balance">Order your pies by November 24.</span>
        </p>
      </div>
      <ul className="divide-y divide-hairline border-hairline border-t px-5 pb-3 sm:border-t-0 sm:border-l">
        {hours.map(([days, open, why]) => (
          <li key={days} className="flex flex-wrap justify-between gap-x-4 py-3 tabular-nums">
            <span className={why ? 'font-semibold' : ''}>
              {days}
              {why && <span className="block font-normal text-label text-muted">{why}</span>}
            </span>
            <span className={why ? 'font-semibold' : 'text-muted'}>{open}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
