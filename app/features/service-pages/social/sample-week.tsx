import { classNames } from '../../../ui/class-names.ts';
import { week } from './copy.ts';
import { Picture } from './post-pictures.tsx';

/**
 * A week of posts, each on its platform: five phones in a row on wide screens, else stops on one line
 * down the page.
 */
export function SampleWeek() {
  return (
    <figure>
      <ol className="mx-auto max-w-2xl lg:grid lg:max-w-none lg:grid-cols-5 lg:gap-5">
        {week.posts.map((post, index) => (
          <Stop key={post.platform} post={post} className={offsets[index]} />
        ))}
      </ol>
      <figcaption className="mt-6 text-label text-muted max-lg:pl-10 lg:text-center">
        {week.caption}
      </figcaption>
    </figure>
  );
}

/** Each phone's offset from the top. */
const offsets = ['lg:mt-16', 'lg:mt-4', 'lg:mt-0', 'lg:mt-8', 'lg:mt-20'];

type Post = (typeof week.posts)[number];

function Stop({ post, className }: { post: Post; className: string | undefined }) {
  return (
    <li
      className={classNames(
        'group relative flex flex-col pb-4 pl-10 last:pb-0 lg:pb-0 lg:pl-0',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="-bottom-1 absolute top-3 left-2 w-2 bg-line-blue group-last:hidden lg:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-0.5 left-0.5 size-5 rounded-full border-4 border-ink bg-surface lg:hidden"
      />
      <p className="mb-2 flex items-center gap-2 text-small lg:justify-center">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-line-blue max-lg:hidden" />
        <span className="font-semibold">{post.platform}</span>
        <span className="ml-auto text-label text-muted tabular-nums lg:hidden">{post.when}</span>
      </p>
      <Phone post={post} />
    </li>
  );
}

function Phone({ post }: { post: Post }) {
  return (
    <div className="flex grow items-center gap-4 rounded-card border border-hairline bg-surface p-3 shadow-card lg:flex-col lg:items-stretch lg:gap-3 lg:rounded-[1.75rem] lg:border-[6px] lg:border-ink lg:pb-4">
      <div className="max-lg:hidden">
        <span className="mx-auto block h-1 w-10 rounded-full bg-hairline" />
        <span className="mt-3 block font-semibold text-label">{week.business}</span>
        <span className="block text-label text-muted tabular-nums">{post.when}</span>
      </div>
      {post.picture && (
        <Picture
          kind={post.picture}
          className="w-[min(5.5rem,25%)] shrink-0 rounded-control bg-sunken lg:w-full"
        />
      )}
      <p
        className={classNames(
          'min-w-0 text-pretty max-lg:grow',
          post.picture
            ? 'text-small lg:leading-snug'
            : 'font-bold font-display text-h3 max-lg:p-1 lg:my-auto',
        )}
      >
        {post.text}
        <span className="mt-1 block font-normal font-sans text-label text-muted tabular-nums lg:hidden">
          {post.foot}
        </span>
      </p>
      <p className="mt-auto border-hairline border-t pt-2 text-label text-muted tabular-nums max-lg:hidden">
        {post.foot}
      </p>
    </div>
  );
}
