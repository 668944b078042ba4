import { GripVertical, MousePointer2 } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';

/** The website builder with a bakery's page, and a section being dragged into place. */
export function BuilderWindow() {
  return (
    <figure
      role="img"
      aria-label="The website builder: a bakery's home page in a browser window, an order form being dragged into place, and the same page on a phone."
      className="relative pb-2 sm:pr-28 sm:pb-24"
    >
      <div className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
        <div className="flex items-center gap-2 border-hairline border-b bg-sunken px-4 py-2.5">
          <Dots />
          <span className="ml-2 min-w-0 flex-1 truncate rounded-full bg-surface px-3 py-0.5 text-label text-muted">
            fernstreetbakery.example
          </span>
          <span className="rounded-control bg-ink px-3 py-1 font-semibold text-label text-paper">
            Publish
          </span>
        </div>
        <div className="grid grid-cols-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <Sections />
          <div className="order-first p-4 pb-20 sm:order-none sm:p-5 sm:pr-10 sm:pb-20">
            <Page />
            <div className="relative mt-4 rounded-control border-2 border-accent border-dashed px-3 py-5 text-center text-label text-muted">
              Drop the order form here
            </div>
          </div>
        </div>
      </div>
      <Dragged />
      <Phone />
    </figure>
  );
}

function Dots() {
  return (
    <svg width="40" height="10" aria-hidden="true">
      {[5, 20, 35].map((x) => (
        <circle key={x} cx={x} cy="5" r="4" className="fill-hairline" />
      ))}
    </svg>
  );
}

function Sections() {
  return (
    <div className="flex flex-wrap gap-2 border-hairline border-t bg-sunken p-3 text-label sm:flex-col sm:border-t-0 sm:border-r">
      {['Menu', 'Gallery', 'Reviews', 'Shop'].map((name) => (
        <span
          key={name}
          className="flex items-center gap-1 rounded-control max-sm:last:hidden border border-hairline bg-surface py-1.5 pr-3 pl-1"
        >
          <GripVertical size={14} className="text-control" />
          {name}
        </span>
      ))}
    </div>
  );
}

function Page() {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-label">
        <span className="font-bold font-display">Fern Street</span>
        <span className="flex gap-3 text-muted">
          <span>Bread</span>
          <span>Cakes</span>
          <span>Visit</span>
        </span>
      </div>
      <p className="mt-5 text-balance font-bold font-display text-h3">
        Bread at seven, cakes by Friday.
      </p>
      <p className="mt-1 text-label text-muted">Fern Street, Bethesda. Open Tuesday to Sunday.</p>
      <div className="mt-4 grid grid-cols-3 gap-2.5 sm:gap-3">
        <Good name="Sourdough" price="$9">
          <path
            d="M12 38c0-14 12-20 28-20s28 6 28 20c0 5-4 8-9 8H21c-5 0-9-3-9-8Z"
            className="fill-line-orange"
          />
          <path d="m28 24 6 14M40 22l6 14M52 24l5 11" className="stroke-surface" strokeWidth="3" />
        </Good>
        <Good name="Cake" price="$48">
          <path d="M22 20h36v12H22z" className="fill-line-red" />
          <path d="M14 32h52v14H14z" className="fill-line-yellow" />
          <path d="M40 10v8" className="stroke-ink" strokeWidth="3" />
        </Good>
        <Good name="Bagels" price="$14">
          <circle
            cx="30"
            cy="32"
            r="11"
            className="stroke-line-orange"
            strokeWidth="9"
            fill="none"
          />
          <circle
            cx="54"
            cy="34"
            r="9"
            className="stroke-line-yellow"
            strokeWidth="8"
            fill="none"
          />
        </Good>
      </div>
    </>
  );
}

function Good({
  name,
  price,
  children,
}: {
  name: string;
  price: string;
  children: React.ReactNode;
}) {
  return (
    <div className="text-label">
      <svg
        viewBox="0 0 80 56"
        className="w-full rounded-control bg-sunken"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {children}
      </svg>
      <span className="mt-1.5 block">{name}</span>
      <span className="block tabular-nums text-muted">{price}</span>
    </div>
  );
}

function Dragged() {
  return (
    <div className="absolute bottom-16 left-6 w-[min(13rem,75%)] -rotate-3 rounded-control border border-accent bg-surface p-3 text-label shadow-card sm:bottom-16 sm:left-28">
      <span className="flex items-center gap-1 font-semibold">
        <GripVertical size={14} className="text-control" /> Order form
      </span>
      <span className="mt-2 block rounded-sm border border-hairline px-2 py-1 text-muted">
        Pickup day
      </span>
      <MousePointer2 size={24} className="-right-3 -bottom-4 absolute fill-ink text-paper" />
    </div>
  );
}

function Phone() {
  return (
    <div
      className={classNames(
        'absolute right-0 bottom-0 hidden w-36 rounded-card border-4 border-ink bg-surface p-3 text-label shadow-card sm:block',
      )}
    >
      <span className="mx-auto block h-1 w-10 rounded-full bg-hairline" />
      <span className="mt-3 block font-bold font-display">Fern Street</span>
      <span className="mt-2 block font-bold font-display text-small leading-tight">
        Bread at seven, cakes by Friday.
      </span>
      <svg viewBox="0 0 80 56" className="mt-3 w-full rounded-sm bg-sunken" aria-hidden="true">
        <path
          d="M12 38c0-14 12-20 28-20s28 6 28 20c0 5-4 8-9 8H21c-5 0-9-3-9-8Z"
          className="fill-line-orange"
        />
        <path
          d="m28 24 6 14M40 22l6 14M52 24l5 11"
          className="stroke-surface"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="mt-3 block rounded-sm bg-accent py-1.5 text-center font-semibold text-on-accent">
        Order
      </span>
    </div>
  );
}
