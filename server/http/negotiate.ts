/** Content codings of this server, the best first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Picks the coding of a response, `undefined` for none. RFC 9110, section 12.5.3: a weight of 0
 * refuses a coding, `*` stands for all that are not named, and the server's order breaks ties.
 */
export function chooseCoding(
  acceptEncoding: string | undefined,
  offered: readonly Coding[] = codings,
): Coding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = parseWeights(acceptEncoding);
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  // The client may prefer uncompressed bytes, as in `identity, gzip;q=0.5`.
  return bestWeight >= (weights.get('identity') ?? 0) ? best : undefined;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Whether an `If-None-Match` header names this entity tag, compared weakly. RFC 9110, 13.1.2. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
