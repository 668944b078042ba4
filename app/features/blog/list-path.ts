/** Which part of the list an address names. */
export interface ListPath {
  category?: string;
  tag?: string;
  /** From 1. */
  page: number;
}

/** Reads the address of a list; a page that is no whole number from 1 is none, and told so. */
export function readListPath(query: URLSearchParams): ListPath | undefined {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 100_000) return undefined;
  const tag = query.get('tag');
  const category = query.get('category');
  if (tag) return { tag: tag.slice(0, 90), page };
  return { ...(category && { category: category.slice(0, 90) }), page };
}

/** The one address of a part of the list: no `page` on the first. */
export function listPath({ category, tag, page }: ListPath): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  else if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/blog?${text}` : '/blog';
}
