/** Rules that count at most, so that a hostile file costs no time. */
const maxRules = 2_000;

interface Rule {
  allow: boolean;
  pattern: string;
}

/**
 * Whether a robots.txt lets a program read a path (RFC 9309): the rules of the groups that name it,
 * else those of `*`; the longest matching pattern decides, and `Allow` wins a tie.
 * @param agent the program's product token.
 * @param path path and query of the URL.
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const matching = rulesFor(robots, agent.toLowerCase()).filter(({ pattern }) =>
    matches(pattern, path),
  );
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
  const deciding = matching.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ allow }) => allow);
}

function rulesFor(robots: string, agent: string): Rule[] {
  const own: Rule[] = [];
  const anyones: Rule[] = [];
  let groups: Rule[][] = [];
  let named = false;
  let inHead = false;
  for (const line of robots.split(/\r\n?|\n/)) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const field = line.slice(0, colon).trim().toLowerCase();
    const value = (line.slice(colon + 1).split('#')[0] ?? '').trim();
    if (field === 'user-agent') {
      if (!inHead) groups = [];
      inHead = true;
      const token = value.toLowerCase();
      if (token === '*') groups.push(anyones);
      if (token !== '' && token !== '*' && agent.startsWith(token)) {
        groups.push(own);
        named = true;
      }
    } else if (field === 'allow' || field === 'disallow') {
      inHead = false;
      for (const rules of groups) {
        if (value && rules.length < maxRules) {
          rules.push({ allow: field === 'allow', pattern: value.slice(0, 500) });
        }
      }
    }
  }
  return named ? own : anyones;
}

/**
 * Whether a path begins with a pattern, in which `*` stands for any text and a final `$` for the end.
 * Looks for each part in turn: no backtracking.
 */
function matches(pattern: string, path: string): boolean {
  const atEnd = pattern.endsWith('$');
  const [first = '', ...parts] = (atEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    if (atEnd && index === parts.length - 1) {
      return path.length - part.length >= at && path.endsWith(part);
    }
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !atEnd || at === path.length;
}
