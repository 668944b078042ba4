import { ArrowLeft, ArrowRight } from 'lucide-react';
import { settings } from '../../facts/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LineEnd } from '../../ui/line-end.tsx';
import { CardSkeleton, PostCard } from './card.tsx';
import { closing, list as copy, empty, failed, noMatch } from './copy.ts';
import type { ListQuery, PostList, Term } from './posts.server.ts';

/** Link to the feed, for a route's `meta`. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${settings.name} blog`,
  href: '/blog/rss.xml',
} as const;

/** Parses the URL query of a list page; undefined for an invalid page number. */
export function parseListQuery(query: URLSearchParams): ListQuery | undefined {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 100_000) return undefined;
  const tag = query.get('tag');
  const category = query.get('category');
  if (tag) return { tag: tag.slice(0, 90), page };
  return { ...(category && { category: category.slice(0, 90) }), page };
}

/** Canonical path of a list page, without `page` for the first. */
export function listPath({ category, tag, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  else if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/blog?${text}` : '/blog';
}

const grid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** A list page: category filters, posts and pagination. */
export function Posts({ list, query }: { list: PostList | undefined; query: ListQuery }) {
  if (!list) return <LineEnd heading="h2" {...failed} />;
  const filtered = query.category !== undefined || query.tag !== undefined;
  // The newest of all posts gets a wide card; filtered lists and later pages have none.
  const newest = filtered || query.page > 1 ? undefined : 0;
  // In two columns, a last card without a neighbor takes both.
  const narrow = list.posts.length - (newest === undefined ? 0 : 1);
  const nothing = filtered || query.page > 1 ? noMatch : empty;
  return (
    <>
      {list.categories.length > 0 && <Categories categories={list.categories} query={query} />}
      {query.tag && (
        <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            {copy.tagged} <strong>{list.filterLabel ?? query.tag}</strong>
          </span>
          <a href="/blog" className="inline-flex min-h-6 items-center underline">
            {copy.clear}
          </a>
        </p>
      )}
      {list.posts.length > 0 ? (
        <ul className={grid}>
          {list.posts.map((post, index) => (
            <li
              key={post.slug}
              className={classNames('min-w-0', index === newest && 'sm:col-span-full')}
            >
              <PostCard post={post} eager={index < 3} wide={index === newest} />
            </li>
          ))}
          <li className={classNames('min-w-0', narrow % 2 === 0 && 'sm:max-lg:col-span-full')}>
            <AuditCard />
          </li>
        </ul>
      ) : (
        <LineEnd heading="h2" {...nothing} />
      )}
      <Pagination list={list} query={query} />
    </>
  );
}

/** Call to action after the posts. */
function AuditCard() {
  return (
    <aside
      aria-labelledby="audit-card"
      className="flex h-full flex-col items-start rounded-card bg-ink p-6 text-paper dark:border dark:border-hairline dark:bg-sunken dark:text-ink"
    >
      <h2 id="audit-card" className="mb-6 text-h2">
        {closing.title}
      </h2>
      <p className="mt-auto mb-6 text-pretty">{closing.text}</p>
      <ButtonLink href="/free-audit">{closing.action}</ButtonLink>
    </aside>
  );
}

/** Six skeleton cards while the posts load (spec.md section 9). */
export function PostsSkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className={grid}>
      {Array.from({ length: 6 }, (_, index) => `card-${index}`).map((id) => (
        <CardSkeleton key={id} />
      ))}
    </div>
  );
}

function Categories({ categories, query }: { categories: readonly Term[]; query: ListQuery }) {
  const all = { slug: undefined, label: copy.all };
  return (
    <nav aria-label={copy.filter} className="mb-10">
      <ul className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:flex-wrap">
        {[all, ...categories].map(({ slug, label }) => {
          const current = query.tag === undefined && query.category === slug;
          return (
            <li key={label}>
              <a
                href={listPath({ ...(slug && { category: slug }), page: 1 })}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 text-small font-semibold',
                  current
                    ? 'border-ink bg-ink text-paper'
                    : 'border-control bg-surface hover:border-ink',
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Pagination({ list, query }: { list: PostList; query: ListQuery }) {
  if (list.pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-between gap-4">
      {query.page > 1 ? (
        <ButtonLink
          variant="secondary"
          rel="prev"
          href={listPath({ ...query, page: Math.min(query.page - 1, list.pages) })}
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-small text-muted tabular-nums">
        Page {query.page} of {list.pages}
      </p>
      {query.page < list.pages ? (
        <ButtonLink
          variant="secondary"
          rel="next"
          href={listPath({ ...query, page: query.page + 1 })}
        >
          {copy.older}
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
