import { represent, type StaticFile } from './static-files.ts';

/** Path of the rules; a header names it, since the CSP allows no inline script. */
const path = '/speculation-rules.json';

/** Makes browsers that support it prefetch a page when a pointer rests on its link. */
export const speculationHeader = ['speculation-rules', `"${path}"`] as const;

/** Whether a response is a page: only pages need the header. */
export function isHtml(contentType: string | null): boolean {
  return contentType?.startsWith('text/html') ?? false;
}

/** Never prefetched: personal pages, and addresses that are not pages. */
const never = ['/api/*', '/dashboard*', '/inbox*', '/healthz', '/readyz'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: never } },
          { not: { selector_matches: '[download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Adds the rules to the files; browsers accept them only with their own media type. */
export function addSpeculationRules(files: Map<string, StaticFile>): void {
  files.set(path, {
    contentType: 'application/speculationrules+json',
    cacheControl: 'public, max-age=3600',
    identity: represent(Buffer.from(JSON.stringify(rules))),
    encoded: {},
  });
}
