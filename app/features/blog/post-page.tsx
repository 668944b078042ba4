import { data, redirect, useLoaderData } from 'react-router';
import type { BlogPosting } from 'schema-dts';
import { logContext, servicesContext } from '../../../server/http/request-context.ts';
import { Deferred } from '../../document/deferred.tsx';
import { settings } from '../../facts/settings.ts';
import { breadcrumbs, type JsonLd } from '../../seo/json-ld.ts';
import { pageMeta, pageUrl, sharePicturePath } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LineEndMark } from '../../ui/line-end.tsx';
import type { Route } from './+types/post-page.ts';
import { Article } from './article.tsx';
import { post as copy, notFound } from './copy.ts';
import { feedLink } from './list.tsx';
import { findNeighbors, type Neighbors } from './neighbors.server.ts';
import type { Post } from './post.ts';
import { findPost, type Reader } from './posts.server.ts';
import { deferred, withTimeout } from './with-timeout.ts';
import './blog.css';

/** Milliseconds before a post streams; longer than a list, because its status may be 404 or 301. */
const postTimeout = 1_500;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

interface PageData {
  post: Post;
  neighbors: Neighbors;
}

async function load(reader: Reader, slug: string): Promise<PageData | { movedTo: string } | null> {
  const found = await findPost(reader, slug);
  if (!found) return null;
  if ('movedTo' in found) return found;
  return { post: found.post, neighbors: await findNeighbors(reader, found.post) };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const loading = load(context.get(servicesContext), params.slug);
  const log = context.get(logContext);
  const first = await withTimeout(loading, log, postTimeout);
  if (first.state === 'timed out') {
    const later = deferred(loading, log).then((page) => (page && 'post' in page ? page : null));
    return data({ page: null, later }, { headers: { 'cache-control': 'no-store' } });
  }
  if (first.state === 'failed') return data({ page: null, later: null }, { status: 503 });
  if (!first.value) return data({ page: null, later: null }, { status: 404 });
  if ('movedTo' in first.value) throw redirect(`/blog/${first.value.movedTo}`, 301);
  return data({ page: first.value, later: null });
}

export const meta: Route.MetaFunction = ({ loaderData: loaded }) => {
  const post = loaded?.page?.post;
  if (!post) {
    return pageMeta({
      title: notFound.title,
      description: notFound.text,
      // The same bytes for every missing post: the server keeps them.
      path: '/blog',
      noindex: true,
    });
  }
  const path = `/blog/${post.slug}`;
  return [
    ...pageMeta({
      title: post.seoTitle,
      description: post.metaDescription,
      path,
      keywords: post.tags,
      type: 'article',
      shareAlt: post.title,
      jsonLd: [
        articleData(post),
        breadcrumbs([
          { name: 'Blog', path: '/blog' },
          { name: post.title, path },
        ]),
      ],
    }),
    { property: 'article:published_time', content: new Date(post.publishedAt).toISOString() },
    { property: 'article:modified_time', content: new Date(post.modifiedAt).toISOString() },
    { property: 'article:section', content: post.category },
    ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    feedLink,
  ];
};

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleData(post: Post): JsonLd {
  const url = pageUrl(`/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: [`${settings.url}${sharePicturePath(`/blog/${post.slug}`)}`],
    datePublished: new Date(post.publishedAt).toISOString(),
    dateModified: new Date(post.modifiedAt).toISOString(),
    author: { '@type': 'Organization', name: post.author, url: `${settings.url}/about` },
    publisher: { '@id': `${settings.url}/#business` },
    mainEntityOfPage: url,
    url,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: 'en-US',
  } satisfies Exclude<BlogPosting, string>;
}

export default function BlogPost() {
  const { page, later } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      {later ? (
        <Deferred of={later} fallback={<PostSkeleton />}>
          {(deferred) => <Found page={deferred} />}
        </Deferred>
      ) : (
        <Found page={page} />
      )}
    </main>
  );
}

function Found({ page }: { page: PageData | null }) {
  return page ? <Article {...page} /> : <PostNotFound />;
}

/** Texts are literal (spec.md section 2). */
function PostNotFound() {
  return (
    <div className="mx-auto max-w-page px-4 py-section sm:px-6">
      <LineEndMark />
      <h1 className="mt-6 text-h1">{notFound.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{notFound.text}</p>
      <ButtonLink href="/blog" size="large" className="mt-8">
        {notFound.back}
      </ButtonLink>
    </div>
  );
}

function PostSkeleton() {
  return (
    <div
      role="status"
      aria-label={copy.loading}
      className="mx-auto max-w-page space-y-5 px-4 pt-24 pb-section sm:px-6"
    >
      <div className="h-5 w-1/4 rounded-full bg-sunken" />
      <div className="h-12 w-3/4 rounded-full bg-sunken" />
      <div className="h-12 w-1/2 rounded-full bg-sunken" />
      <div className="mt-12 aspect-3/1 rounded-card bg-sunken" />
      <div className="h-5 w-full max-w-measure rounded-full bg-sunken" />
      <div className="h-5 w-11/12 max-w-measure rounded-full bg-sunken" />
    </div>
  );
}
