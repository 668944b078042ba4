import { socialLinks } from '../facts/site.ts';
import { classNames } from '../ui/class-names.ts';

/** Four social media icons, drawn plainly instead of as logos. An icon without an address is not a link. */
export function SocialMarks() {
  return (
    <ul aria-label="Social media" className="tips flex flex-wrap gap-2">
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a
              href={href}
              rel="me"
              className={classNames(circle, 'hover:border-ink hover:text-ink')}
            >
              <Mark name={name} />
            </a>
          ) : (
            <span className={circle}>
              <Mark name={name} />
            </span>
          )}
          <span aria-hidden="true" className="tip">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

const circle = 'grid size-10 place-items-center rounded-full border border-hairline text-muted';

function Mark({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" role="img" aria-label={name} className="size-5">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const paths = {
  Facebook: 'M13 20v-7h2.5l.5-3h-3V8.2c0-.9.4-1.7 1.8-1.7H16V4h-2c-2.5 0-4 1.6-4 4v2H7.5v3H10v7',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM16.5 7.4v.1',
  LinkedIn: 'M5.5 10v9M5.5 5.4v.1M10.5 19v-9M10.5 19v-5.2c0-2.2 1.3-3.6 3.4-3.6s3.1 1.4 3.1 3.6V19',
  'X (Twitter)': 'm5 5 14 14M19 5 5 19',
} as const;
