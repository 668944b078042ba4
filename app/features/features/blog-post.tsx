/** A blog post as readers see it, cut off at the card's lower edge. */
export function BlogPost() {
  return (
    <div
      role="img"
      aria-label="A blog post, published Monday at 8:00 AM: How far ahead to order a wedding cake. It answers the searches “wedding cake bethesda” and “how far ahead to order a cake”."
      className="rounded-t-xl border border-hairline border-b-0 bg-paper px-5 pt-5 sm:px-8 sm:pt-7"
    >
      <p className="text-label text-muted">Fern Street Bakery, Monday at 8:00 AM</p>
      <p className="mt-2 font-bold font-display text-h3">How far ahead to order a wedding cake</p>
      <p className="mt-2 text-pretty text-small">
        Six weeks is comfortable, three is possible, and in October we need eight. Here is what
        takes the time, and what you can decide later.
      </p>
      <p className="mt-4 flex flex-wrap gap-2 text-label">
        {['wedding cake bethesda', 'how far ahead to order a cake'].map((search) => (
          <span key={search} className="rounded-full border border-control px-2.5 py-0.5">
            {search}
          </span>
        ))}
      </p>
      <p className="mt-5 font-semibold text-small">What we need to know first</p>
      <ul className="mt-1.5 grid gap-1 text-small sm:grid-cols-2">
        {['The day, and where', 'How many guests', 'Who can’t eat what', 'A picture you like'].map(
          (item) => (
            <li key={item} className="flex items-center gap-2.5">
              <span className="h-1 w-3 rounded-full bg-line-red" />
              {item}
            </li>
          ),
        )}
      </ul>
      <p className="mt-5 font-semibold text-small">What can wait until the tasting</p>
      <svg width="100%" height="44" className="mt-2 block" aria-hidden="true">
        <rect width="96%" height="8" rx="4" className="fill-hairline" />
        <rect y="18" width="88%" height="8" rx="4" className="fill-hairline" />
        <rect y="36" width="92%" height="8" rx="4" className="fill-hairline" />
      </svg>
    </div>
  );
}
