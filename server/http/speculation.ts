import { represent, type StaticFile } from './static-files.ts';

/** Where the rules are; named by a header, since the CSP allows no inline script. */
const path = '/speculation-rules.json';

/** Browsers that know it fetch a page ahead when a pointer rests on its link; others ignore it. */
export const speculationHeader = ['speculation-rules', `"${path}"`] as const;

/** Whether a response is a page, the only place where the header means something. */
export function isHtml(contentType: string | null): boolean {
  return contentType?.startsWith('text/html') ?? false;
}

/** Pages of one visitor, and what is no page, are fetched when asked for. */
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

/** The rules as a file; browsers take them under their own media type only. */
export function addSpeculationRules(files: Map<string, StaticFile>): void {
  files.set(path, {
    contentType: 'application/speculationrules+json',
    cacheControl: 'public, max-age=3600',
    identity: represent(Buffer.from(JSON.stringify(rules))),
    encoded: {},
  });
}
