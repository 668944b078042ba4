import type { ReactNode } from 'react';
import type { PostPicture } from './copy.ts';

/** Drawing in a post of the sample week. */
export function Picture({ kind, className }: { kind: PostPicture; className: string }) {
  return (
    <svg viewBox="0 0 120 110" fill="none" className={className} aria-hidden="true">
      {pictures[kind]}
    </svg>
  );
}

const date = (
  <>
    <rect
      x="32"
      y="24"
      width="56"
      height="64"
      rx="8"
      className="fill-surface stroke-ink"
      strokeWidth="3"
    />
    <path d="M32 40h56" className="stroke-line-red" strokeWidth="8" />
    <path d="M46 18v12M74 18v12" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
    <text
      x="60"
      y="75"
      textAnchor="middle"
      fontSize="28"
      fontWeight="700"
      className="fill-ink font-display"
    >
      14
    </text>
  </>
);

const loaf = (
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
);

const breakfast = (
  <>
    <circle cx="28" cy="52" r="12" className="fill-line-orange" />
    <circle cx="66" cy="52" r="12" className="fill-line-orange" />
    <circle cx="47" cy="50" r="13" className="fill-line-yellow" />
    <path d="M10 54h72l-6 34H16Z" className="fill-surface stroke-ink" strokeWidth="3" />
    <path d="M34 70h24" className="stroke-line-red" strokeWidth="5" strokeLinecap="round" />
    <path d="M88 44h24l-4 44H92Z" className="fill-surface stroke-ink" strokeWidth="3" />
    <path d="M91 60h18l-1.5 14h-15Z" className="fill-line-red" />
    <path
      d="M96 34c-3-4 3-6 0-10M104 34c-3-4 3-6 0-10"
      className="stroke-line-silver"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const video = (
  <>
    <path
      d="M14 80C10 44 36 20 60 20s50 24 46 60c-1 11-15 12-19 2C81 66 73 58 60 58s-21 8-27 24c-4 10-18 9-19-2Z"
      className="fill-line-orange"
    />
    <path
      d="m20 58 17 11M34 36l12 25M54 24l2 34M66 24l-2 34M86 36 74 61M100 58 83 69"
      className="stroke-surface"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <circle cx="60" cy="80" r="17" className="fill-ink" />
    <path d="m55 71 14 9-14 9Z" className="fill-paper" />
  </>
);

const pictures: Record<PostPicture, ReactNode> = { date, loaf, breakfast, video };
