import type { ReactNode } from 'react';
import type { BusinessKind } from './copy.ts';

/** A template as a small drawing of the site that it makes. */
export function SmallSite({ kind }: { kind: BusinessKind }) {
  return (
    <svg viewBox="0 0 240 180" fill="none" className="block w-full bg-sunken" aria-hidden="true">
      <path
        d="M24 44a10 10 0 0 1 10-10h172a10 10 0 0 1 10 10v136H24Z"
        className="fill-surface stroke-hairline"
      />
      <rect x="38" y="46" width="40" height="8" rx="4" className="fill-ink" />
      {[150, 172, 194].map((x) => (
        <rect key={x} x={x} y="47" width="14" height="6" rx="3" className="fill-hairline" />
      ))}
      {sites[kind]}
    </svg>
  );
}

/** Four lines of text that nobody has to read. */
function Words({ y }: { y: number }) {
  return (
    <path
      d={`M41 ${y}h62M41 ${y + 12}h54M41 ${y + 24}h62M41 ${y + 36}h40`}
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-hairline"
    />
  );
}

const days = Array.from({ length: 15 }, (_, index) => index);

const sites: Record<BusinessKind, ReactNode> = {
  local: (
    <>
      <rect x="38" y="68" width="78" height="10" rx="5" className="fill-ink" />
      <Words y={93} />
      <rect x="38" y="144" width="50" height="18" rx="9" className="fill-accent" />
      <rect x="128" y="68" width="74" height="94" rx="8" className="fill-sunken" />
      <path d="M128 128l74-34M150 162l20-94" className="stroke-surface" strokeWidth="7" />
      <path
        d="M165 134c-12-15-18-22-18-31a18 18 0 0 1 36 0c0 9-6 16-18 31Z"
        className="fill-line-red"
      />
      <circle cx="165" cy="102" r="6" className="fill-surface" />
    </>
  ),
  store: [0, 1, 2].map((column) => (
    <g key={column}>
      {[0, 1].map((row) => (
        <g key={row}>
          <rect
            x={38 + column * 57}
            y={68 + row * 58}
            width="50"
            height="34"
            rx="6"
            className={(column + row) % 2 ? 'fill-line-yellow' : 'fill-line-orange'}
          />
          <rect
            x={38 + column * 57}
            y={107 + row * 58}
            width="24"
            height="6"
            rx="3"
            className="fill-hairline"
          />
          <rect
            x={72 + column * 57}
            y={107 + row * 58}
            width="16"
            height="6"
            rx="3"
            className="fill-ink"
          />
        </g>
      ))}
    </g>
  )),
  services: (
    <>
      <rect x="38" y="68" width="164" height="10" rx="5" className="fill-ink" />
      <Words y={95} />
      <rect
        x="118"
        y="90"
        width="84"
        height="76"
        rx="8"
        className="fill-surface stroke-control"
        strokeWidth="2"
      />
      {days.map((day) => (
        <circle
          key={day}
          cx={132 + (day % 5) * 14}
          cy={108 + Math.floor(day / 5) * 20}
          r="5"
          className={day === 8 ? 'fill-line-blue' : 'fill-hairline'}
        />
      ))}
      <rect x="38" y="148" width="50" height="18" rx="9" className="fill-line-blue" />
    </>
  ),
  portfolio: (
    <>
      <rect x="38" y="68" width="94" height="64" rx="6" className="fill-line-green" />
      <path
        d="m38 120 26-28 20 20 14-12 34 32H44a6 6 0 0 1-6-6Z"
        className="fill-ink"
        opacity="0.35"
      />
      <rect x="140" y="68" width="62" height="38" rx="6" className="fill-line-silver" />
      <rect x="140" y="114" width="62" height="66" rx="6" className="fill-line-orange" />
      <rect x="38" y="140" width="43" height="40" rx="6" className="fill-line-yellow" />
      <rect x="89" y="140" width="43" height="40" rx="6" className="fill-line-blue" />
    </>
  ),
};
