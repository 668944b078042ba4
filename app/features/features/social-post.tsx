const published = [
  ['Facebook', '8:30 AM'],
  ['Instagram', '8:30 AM'],
] as const;

/** A social post with a picture, and the platforms it was published on. */
export function SocialPost() {
  return (
    <div
      role="img"
      aria-label="A social post with a picture of pumpkin rolls: Pumpkin rolls, while they last. Published on Facebook and Instagram on Saturday at 8:30 AM."
      className="mx-auto max-w-88 rounded-t-xl border border-hairline border-b-0 bg-paper p-4 pb-6 text-small"
    >
      <p className="flex items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-full bg-line-blue font-bold font-display text-surface">
          F
        </span>
        <span className="font-semibold">Fern Street Bakery</span>
      </p>
      <PumpkinRolls />
      <p className="mt-3">
        Pumpkin rolls, while they last. Last Saturday that was 10:15, so come early.
      </p>
      <ul className="mt-3 grid gap-1 border-hairline border-t pt-3 text-label text-muted">
        {published.map(([where, when]) => (
          <li key={where} className="flex justify-between tabular-nums">
            {where} <span>Sat {when}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PumpkinRolls() {
  return (
    <svg
      viewBox="0 0 320 168"
      fill="none"
      className="mt-3 w-full rounded-control bg-sunken"
      aria-hidden="true"
    >
      <path d="M0 128h320v40H0z" className="fill-line-blue" opacity="0.18" />
      <ellipse cx="160" cy="130" rx="132" ry="18" className="fill-surface stroke-hairline" />
      <Roll x={92} y={96} />
      <Roll x={228} y={96} />
      <Roll x={160} y={84} />
    </svg>
  );
}

/** A slice of a roll, seen from the front. */
function Roll({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="44" className="fill-line-orange stroke-paper" strokeWidth="4" />
      <path
        d="M0 4a6 6 0 0 1-4-11 15 15 0 0 1 20 13A22 22 0 0 1-20 12 28 28 0 0 1 3-28 33 33 0 0 1 33 8"
        className="stroke-paper"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}
