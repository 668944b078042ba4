import type { ReactNode } from 'react';
import type { BusinessKind } from './copy.ts';

/** Small drawing of a template's website. */
export function TemplateDrawing({ kind }: { kind: BusinessKind }) {
  return (
    <svg
      viewBox="0 0 240 180"
      fill="none"
      preserveAspectRatio="xMidYMax"
      className="block w-full bg-sunken max-sm:h-full"
      aria-hidden="true"
    >
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

/** Four lines that stand for text. */
function TextLines({ y }: { y: number }) {
  return (
    <path
      d={`M41 ${y}h62M41 ${y + 12}h54M41 ${y + 24}h62M41 ${y + 36}h40`}
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-hairline"
    />
  );
}

/** Six products of the store: three shapes, each in two colors. */
const products = [
  ['bowl', 'fill-line-orange'],
  ['ring', 'fill-line-blue'],
  ['bottle', 'fill-line-green'],
  ['bottle', 'fill-line-yellow'],
  ['bowl', 'fill-line-red'],
  ['ring', 'fill-line-orange'],
] as const;

const shapes = {
  bowl: 'M12 11h26c0 9-5 15-13 15s-13-6-13-15Z',
  ring: 'M25 7a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  bottle: 'M22 5h6v6l4 5v13H18V16l4-5Z',
};

function Product({
  product: [shape, color],
  index,
}: {
  product: (typeof products)[number];
  index: number;
}) {
  return (
    <g transform={`translate(${38 + (index % 3) * 57} ${68 + Math.floor(index / 3) * 58})`}>
      <rect width="50" height="34" rx="6" className="fill-sunken" />
      <path d={shapes[shape]} className={color} />
      <rect y="39" width="24" height="6" rx="3" className="fill-hairline" />
      <rect x="34" y="39" width="16" height="6" rx="3" className="fill-ink" />
    </g>
  );
}

const days = Array.from({ length: 15 }, (_, index) => index);

const sites: Record<BusinessKind, ReactNode> = {
  local: (
    <>
      <rect x="38" y="68" width="78" height="10" rx="5" className="fill-ink" />
      <TextLines y={93} />
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
  store: products.map((product, index) => (
    <Product key={`${product}`} product={product} index={index} />
  )),
  services: (
    <>
      <rect x="38" y="68" width="164" height="10" rx="5" className="fill-ink" />
      <TextLines y={95} />
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
