import type { ReactNode } from 'react';
import { LineMark } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type LineId, lines } from '../../ui/lines.ts';
import { Section } from '../../ui/section.tsx';
import { BlogPost } from './blog-post.tsx';
import { features } from './copy.ts';
import { GoogleProfile } from './google-profile.tsx';
import { LeadList } from './lead-list.tsx';
import { SearchClimb } from './search-climb.tsx';
import { SocialPost } from './social-post.tsx';
import { WeekPage } from './week-page.tsx';

const drawings: Record<LineId, ReactNode> = {
  blog: <BlogPost />,
  social: <SocialPost />,
  search: <SearchClimb />,
  google: <GoogleProfile />,
  leads: <LeadList />,
  reports: <WeekPage />,
};

/** Wide and narrow by turns, so that no two rows are cut alike. */
const wide: readonly LineId[] = ['blog', 'google', 'leads'];

/** Six features, each with what it makes. */
export function FeatureGrid() {
  return (
    <Section tone="sunken" aria-label="The six features">
      <ul className="grid gap-5 lg:grid-cols-12 lg:gap-6">
        {features.map(({ line, title, text }) => (
          <li
            key={line}
            id={line}
            className={classNames(
              'flex flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-card',
              wide.includes(line) ? 'lg:col-span-7' : 'lg:col-span-5',
            )}
          >
            <div className="p-6 sm:p-8">
              <p className="flex items-center gap-2.5 font-semibold text-small text-muted">
                <LineMark color={lines[line].color} />
                {lines[line].name}
              </p>
              <h2 className="mt-3 text-h3">{title}</h2>
              <p className="mt-2 max-w-measure text-balance text-muted">{text}</p>
            </div>
            <div className="mt-auto px-6 sm:px-8">{drawings[line]}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
