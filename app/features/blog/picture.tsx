import type { Picture } from './blocks.ts';

/** A stored picture in the width that the reader's screen needs; its box is known before it comes. */
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
