import { classNames } from '../../ui/class-names.ts';
import { week } from './copy.ts';

type Post = (typeof week.posts)[number];

/** The product of this page: a week of posts, each on the platform that it was written for. */
export function WeekOfPhones() {
  return (
    <figure>
      <div
        role="img"
        aria-label={week.label}
        className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5 lg:grid-cols-5"
      >
        {week.posts.map((post, index) => (
          <Phone key={post.platform} post={post} className={places[index]} />
        ))}
      </div>
      <figcaption className="mt-6 text-center text-label text-muted">{week.caption}</figcaption>
    </figure>
  );
}

/** Phones stand like bars of a week; a small screen shows the first ones. */
const places = [
  'lg:mt-16',
  'mt-6 sm:mt-0 lg:mt-4',
  'max-sm:hidden sm:mt-6 lg:mt-0',
  'max-lg:hidden lg:mt-8',
  'max-lg:hidden lg:mt-20',
];

function Phone({ post, className }: { post: Post; className: string | undefined }) {
  return (
    <div className={classNames('flex flex-col', className)}>
      <span className="mb-2 flex items-center justify-center gap-2 text-small">
        <span className="size-2.5 rounded-full bg-line-blue" />
        <span className="font-semibold">{post.platform}</span>
      </span>
      <div className="flex grow flex-col rounded-[1.75rem] border-[6px] border-ink bg-surface px-3 pt-3 pb-4 shadow-card">
        <span className="mx-auto h-1 w-10 shrink-0 rounded-full bg-hairline" />
        <span className="mt-3 block font-semibold text-label">Fern Street Bakery</span>
        <span className="block text-label text-muted tabular-nums">{post.when}</span>
        {post.picture === 'none' ? (
          <span className="my-auto block py-3 font-bold font-display text-h3">{post.text}</span>
        ) : (
          <>
            <Picture kind={post.picture} />
            <span className="my-3 block text-pretty text-small leading-snug">{post.text}</span>
          </>
        )}
        <span className="mt-auto block border-hairline border-t pt-2 text-label text-muted tabular-nums">
          {post.foot}
        </span>
      </div>
    </div>
  );
}

function Picture({ kind }: { kind: Exclude<Post['picture'], 'none'> }) {
  return (
    <svg
      viewBox="0 0 120 110"
      fill="none"
      className="mt-3 mb-0.5 w-full rounded-control bg-sunken"
      aria-hidden="true"
    >
      {pictures[kind]}
    </svg>
  );
}

const pictures = {
  date: (
    <>
      <rect
        x="32"
        y="22"
        width="56"
        height="64"
        rx="8"
        className="fill-surface stroke-ink"
        strokeWidth="3"
      />
      <path d="M32 38h56" className="stroke-line-red" strokeWidth="8" />
      <text
        x="60"
        y="73"
        textAnchor="middle"
        fontSize="28"
        fontWeight="700"
        className="fill-ink font-display"
      >
        14
      </text>
    </>
  ),
  loaf: (
    <>
      <path
        d="M20 76c0-26 18-38 40-38s40 12 40 38c0 6-4 10-10 10H30c-6 0-10-4-10-10Z"
        className="fill-line-orange"
      />
      <path
        d="m42 46 9 24M60 42l9 26M78 47l7 20"
        className="stroke-surface"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M46 26c-4-5 4-7 0-12M62 24c-4-5 4-7 0-12M78 26c-4-5 4-7 0-12"
        className="stroke-line-silver"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  boxes: (
    <>
      <rect x="16" y="46" width="42" height="38" rx="4" className="fill-line-yellow" />
      <rect x="62" y="46" width="42" height="38" rx="4" className="fill-line-yellow" />
      <rect x="39" y="18" width="42" height="28" rx="4" className="fill-line-orange" />
      <path d="M37 46v38M83 46v38M60 18v28" className="stroke-surface" strokeWidth="5" />
      <path d="M8 86h104" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  video: (
    <>
      <path d="M14 78c14-44 38-56 92-44-14 40-44 56-92 44Z" className="fill-line-orange" />
      <path
        d="M32 72c8-20 20-30 40-36M50 76c8-18 18-26 38-34"
        className="stroke-surface"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="60" cy="55" r="17" className="fill-ink" />
      <path d="m55 46 14 9-14 9Z" className="fill-paper" />
    </>
  ),
};
