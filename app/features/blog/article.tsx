import { ArrowLeft } from 'lucide-react';
import { Island } from '../../islands/island.tsx';
import { pageUrl } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import type { MapLayout } from '../../ui/transit-map-geometry.ts';
import { type Heading, outline } from './blocks.ts';
import { Body } from './body.tsx';
import { PostCover, PostFacts, TagLink } from './card.tsx';
import { closing, post as copy, notFound } from './copy.ts';
import type { Neighbors, PostLink } from './neighbors.server.ts';
import type { Post } from './post.ts';
import { toSlug } from './safe-text.ts';
import Share from './share.tsx';

/** A post's page (spec.md section 2). */
export function Article({ post, neighbors }: { post: Post; neighbors: Neighbors }) {
  const headings = outline(post.content, toSlug);
  return (
    <>
      <article className="mx-auto max-w-page px-4 pt-10 sm:px-6 lg:pt-14">
        <Head post={post} />
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            <Body blocks={post.content} headings={headings} />
            <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-1.5">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <TagLink tag={tag} />
                </li>
              ))}
            </ul>
          </div>
          <Contents headings={headings} />
        </div>
      </article>
      <CallToAction />
      <MorePosts neighbors={neighbors} />
    </>
  );
}

function Head({ post }: { post: Post }) {
  return (
    <header>
      <BackLink />
      <div className="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <PostFacts post={post} />
          <h1 className="mt-4 text-h2 wrap-break-word lg:text-h1 lg:leading-[1.06]">
            {post.title}
          </h1>
          <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{post.excerpt}</p>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="text-small">
              By <span className="font-semibold">{post.author}</span>
            </p>
            <Island
              name="share-post"
              of={Share}
              props={{ title: post.title, url: pageUrl(`/blog/${post.slug}`) }}
            />
          </div>
        </div>
        <div className="overflow-hidden rounded-card border border-hairline">
          <PostCover post={post} eager sizes="(width < 64rem) 92vw, 34rem" />
        </div>
      </div>
    </header>
  );
}

function BackLink() {
  return (
    <a
      href="/blog"
      className="inline-flex min-h-11 items-center gap-2 text-small font-semibold hover:text-accent print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {notFound.back}
    </a>
  );
}

/** Table of contents beside the text, on wide screens only. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className="hidden lg:block print:hidden">
      <div className="sticky top-24">
        <h2 id="contents" className="font-sans text-small">
          {copy.contents}
        </h2>
        <ol className="mt-3 border-l-4 border-line-red pl-4">
          {shown.map(({ id, block }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-small text-muted hover:text-ink">
                {block.content}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function CallToAction() {
  return (
    <aside className="mx-auto mt-section max-w-page px-4 sm:px-6 print:hidden">
      <div className="grid grid-cols-1 items-center gap-8 rounded-card border border-hairline bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="text-h2">{closing.title}</h2>
          <p className="mt-3 max-w-measure text-pretty text-muted">{closing.text}</p>
          <ButtonLink href="/free-audit" size="large" className="mt-6">
            {closing.action}
          </ButtonLink>
        </div>
        <TransitMap
          id="to-the-audit"
          title="From this post to your audit"
          description="A line runs from this post to the free audit and on to your plan."
          wide={routeMap}
          compact={routeMap}
        />
      </div>
    </aside>
  );
}

const routeMap: MapLayout = {
  size: [42, 18],
  lines: [
    {
      name: 'Your way',
      color: 'red',
      path: [
        [1, 4],
        [12, 4],
        [20, 12],
        [41, 12],
      ],
    },
  ],
  stations: [
    { at: [6, 4], label: 'This post', side: 'above' },
    { at: [22, 12], label: 'Free audit', side: 'below', kind: 'here' },
    { at: [36, 12], label: 'Your plan', side: 'below' },
  ],
};

function MorePosts({ neighbors: { related, newer, older } }: { neighbors: Neighbors }) {
  return (
    <div className="mx-auto max-w-page px-4 py-section sm:px-6 print:hidden">
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="text-h3">
            {copy.related}
          </h2>
          <ul className="mt-4 grid grid-cols-1 border-t border-hairline md:grid-cols-3 md:gap-x-8">
            {related.map(({ slug, title, category, excerpt }) => (
              <li key={slug} className="border-b border-hairline py-5 md:border-b-0">
                <p className="text-label text-muted">{category}</p>
                <a
                  href={`/blog/${slug}`}
                  className="mt-1 inline-block font-semibold text-pretty hover:underline"
                >
                  {title}
                </a>
                <p className="mt-1.5 line-clamp-2 text-small text-muted">{excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer || older) && (
        <nav
          aria-label="Newer and older posts"
          className="mt-10 grid grid-cols-1 gap-4 border-t border-hairline pt-6 sm:grid-cols-2"
        >
          <AdjacentLink link={newer} label={copy.newer} rel="prev" />
          <AdjacentLink link={older} label={copy.older} rel="next" />
        </nav>
      )}
    </div>
  );
}

function AdjacentLink({
  link,
  label,
  rel,
}: {
  link: PostLink | undefined;
  label: string;
  rel: string;
}) {
  if (!link) return <span />;
  return (
    <a href={`/blog/${link.slug}`} rel={rel} className="group block min-h-11 last:sm:text-end">
      <span className="block text-label text-muted">{label}</span>
      <span className="font-semibold text-pretty group-hover:underline">{link.title}</span>
    </a>
  );
}
