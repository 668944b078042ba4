import { Rss } from 'lucide-react';
import { data, useLoaderData } from 'react-router';
import { logContext, servicesContext } from '../../../server/http/request-context.ts';
import { Deferred } from '../../document/deferred.tsx';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LineEnd } from '../../ui/line-end.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Route } from './+types/page.ts';
import { meta as about, list as copy, noMatch, notFound } from './copy.ts';
import { feedLink, listPath, Posts, PostsSkeleton, parseListQuery } from './list.tsx';
import { type ListQuery, listPosts } from './posts.server.ts';
import { deferred, withTimeout } from './with-timeout.ts';

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(new URL(request.url).searchParams);
  if (!query) return data(missing, { status: 404 });
  const posts = listPosts(context.get(servicesContext), query);
  const log = context.get(logContext);
  const first = await withTimeout(posts, log);
  if (first.state === 'done') {
    const found = first.value.posts.length > 0 || listPath(query) === '/blog';
    return found ? data({ query, list: first.value, later: null }) : data(missing, { status: 404 });
  }
  if (first.state === 'failed') return data({ query, list: null, later: null }, { status: 503 });
  return data({ query, list: null, later: deferred(posts, log) }, uncached);
}

/** An unknown category, tag or page number. Each gets the same bytes: the server keeps them. */
const missing = { query: undefined, list: null, later: null };

/** A streamed page isn't cached; the next one is probably complete. */
const uncached = { headers: { 'cache-control': 'no-store' } };

export const meta: Route.MetaFunction = ({ loaderData: loaded }) => {
  const query: ListQuery = loaded?.query ?? { page: 1 };
  const label = loaded?.list?.filterLabel ?? query.tag ?? query.category;
  const title = [label, about.title, query.page > 1 && `page ${query.page}`];
  return [
    ...pageMeta({
      ...about,
      title: title.filter(Boolean).join(', '),
      path: listPath(query),
      share: about.path,
      jsonLd: [breadcrumbs([{ name: 'Blog', path: about.path }])],
      noindex: loaded?.query === undefined,
    }),
    feedLink,
  ];
};

export default function Blog() {
  const { query, list, later } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <Section>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-3 sm:mb-12">
          <SectionHeading as="h1" eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
          <a
            href={feedLink.href}
            className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline underline-offset-4"
          >
            <Rss size={18} aria-hidden="true" />
            {copy.feed}
          </a>
        </div>
        {!query ? (
          <>
            <LineEnd heading="h2" {...noMatch} />
            <ButtonLink href={about.path} className="mt-8">
              {notFound.back}
            </ButtonLink>
          </>
        ) : later ? (
          <Deferred of={later} fallback={<PostsSkeleton />}>
            {(deferred) => <Posts list={deferred} query={query} />}
          </Deferred>
        ) : (
          <Posts list={list ?? undefined} query={query} />
        )}
      </Section>
    </main>
  );
}
