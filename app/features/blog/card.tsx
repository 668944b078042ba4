import { ArrowRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Drawing } from '../../ui/transit-map.tsx';
import type { Picture } from './blocks.ts';
import { post as copy, minutesText } from './copy.ts';
import { coverDescription, coverLayout } from './cover.ts';
import { longDate, type PostSummary } from './post.ts';
import { toSlug } from './safe-text.ts';

/** Most tags on a card; '+N more' counts the rest (spec.md section 9). */
const maxTags = 3;

/** A post in the list (spec.md section 2); the whole card links to the post. */
export function PostCard({
  post,
  eager,
  wide = false,
}: {
  post: PostSummary;
  eager: boolean;
  /** Cover beside the text from 768 px, larger from 1024 px. */
  wide?: boolean;
}) {
  const more = post.tags.length - maxTags;
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-card',
        wide && 'md:grid md:grid-cols-2',
      )}
    >
      <div
        aria-hidden="true"
        className={classNames(wide && 'md:grid md:content-center md:bg-sunken')}
      >
        <PostCover
          post={post}
          eager={eager}
          sizes={wide ? '(width < 48rem) 92vw, 36rem' : '(width < 40rem) 92vw, 24rem'}
        />
      </div>
      <div className={classNames('flex grow flex-col p-6', wide && 'lg:p-10')}>
        <PostFacts post={post} />
        <h2 className={classNames('mt-3', wide ? 'text-h3 lg:text-h2' : 'text-h3')}>
          <a href={`/blog/${post.slug}`} className="after:absolute after:inset-0 hover:underline">
            {post.title}
          </a>
        </h2>
        <p
          className={classNames(
            'mt-2.5 line-clamp-4 text-pretty text-muted',
            wide ? 'text-small lg:text-body' : 'text-small',
          )}
        >
          {post.excerpt}
        </p>
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-1.5">
          {post.tags.slice(0, maxTags).map((tag) => (
            <li key={tag} className="relative z-1">
              <TagLink tag={tag} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge className="min-h-6">+{more} more</Badge>
            </li>
          )}
        </ul>
        <p className="mt-auto flex items-baseline justify-between gap-x-3 pt-6 text-small whitespace-nowrap">
          <span className="min-w-0 truncate text-label text-muted">{post.author}</span>
          <a
            href={`/blog/${post.slug}`}
            className="relative z-1 inline-flex min-h-6 items-center gap-1.5 font-semibold hover:underline"
          >
            {copy.readMore}
            <span className="sr-only">: {post.title}</span>
            <ArrowRight size={16} aria-hidden="true" />
          </a>
        </p>
      </div>
    </article>
  );
}

/** Category, date and reading time. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-label text-muted">
      <a
        href={`/blog?category=${post.categorySlug}`}
        className="relative z-1 inline-flex min-h-6 items-center font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
      >
        {post.category}
      </a>
      {post.publishDate ? (
        <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
      ) : (
        <span>{longDate(null)}</span>
      )}
      <span>{minutesText(post.minutes)}</span>
    </p>
  );
}

/** A tag, linking to the posts that have it. */
export function TagLink({ tag }: { tag: string }) {
  return (
    <a
      href={`/blog?tag=${toSlug(tag)}`}
      className="inline-flex min-h-6 items-center rounded-full border border-hairline bg-surface px-2.5 text-label font-semibold hover:border-ink"
    >
      {tag}
    </a>
  );
}

/** A post's picture, or else its cover map. */
export function PostCover({
  post,
  sizes,
  eager = false,
}: {
  post: Pick<PostSummary, 'slug' | 'title' | 'cover' | 'picture'>;
  sizes: string;
  /** Load at once: the cover is at the top of the page. */
  eager?: boolean;
}) {
  if (post.picture) {
    return (
      <PostPicture
        picture={post.picture}
        sizes={sizes}
        eager={eager}
        className="aspect-2/1 w-full object-cover"
      />
    );
  }
  return (
    <div className="flex aspect-2/1 items-center justify-center overflow-hidden bg-sunken">
      <Drawing
        id={`cover-${post.slug}`}
        title={post.title}
        description={coverDescription(post.cover)}
        layout={coverLayout(post.cover)}
        className="h-full w-full"
      />
    </div>
  );
}

/** A stored picture, responsive, with reserved space. */
export function PostPicture({
  picture,
  sizes,
  eager = false,
  className,
}: {
  picture: Picture;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={picture.webp.map(({ path, width }) => `${path} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** Placeholder of a card, in the same shape so that nothing shifts when the posts arrive. */
export function CardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <div className="aspect-2/1 bg-sunken" />
      <div className="space-y-3 p-6">
        <div className="h-4 w-2/5 rounded-full bg-sunken" />
        <div className="h-6 w-11/12 rounded-full bg-sunken" />
        <div className="h-6 w-3/5 rounded-full bg-sunken" />
        <div className="h-4 w-full rounded-full bg-sunken" />
        <div className="h-4 w-4/5 rounded-full bg-sunken" />
      </div>
    </div>
  );
}
