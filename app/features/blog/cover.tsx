import { Drawing } from '../../ui/transit-map.tsx';
import { coverDescription, coverLayout } from './cover-spec.ts';
import { PostPicture } from './picture.tsx';
import type { PostSummary } from './post.ts';

/** What stands above a post: the picture chosen for it, or its own drawing on a quiet ground. */
export function PostCover({
  post,
  sizes,
  eager = false,
}: {
  post: Pick<PostSummary, 'slug' | 'title' | 'cover' | 'picture'>;
  sizes: string;
  /** At the top of a page: loaded at once. */
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
