/**
 * The rule of a robots.txt that forbids a path to a robot (RFC 9309): the longest match counts, of
 * the robot's own group if it has one, else of `*`. Undefined if none does.
 */
export function forbiddenBy(text: string, robot: string, path: string): string | undefined {
  const rules = rulesFor(text.slice(0, 500_000), robot);
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  const [first] = matching.toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow),
  );
  return first && !first.allow ? `Disallow: ${first.pattern}` : undefined;
}

interface Rule {
  allow: boolean;
  pattern: string;
}

function rulesFor(text: string, robot: string): Rule[] {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let inRules = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] =
      /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line.slice(0, 2_000)) ?? [];
    const name = field.toLowerCase();
    const pattern = value.trim();
    if (name === 'user-agent') {
      agents = inRules ? [pattern.toLowerCase()] : [...agents, pattern.toLowerCase()];
      inRules = false;
      for (const agent of agents) groups.set(agent, groups.get(agent) ?? []);
    } else if (name === 'allow' || name === 'disallow') {
      inRules = true;
      if (!pattern) continue;
      for (const agent of agents) groups.get(agent)?.push({ allow: name === 'allow', pattern });
    }
  }
  return groups.get(robot) ?? groups.get('*') ?? [];
}

/** Matches `*` and a final `$` without regular expressions: the pattern is a stranger's. */
function matches(pattern: string, path: string): boolean {
  const whole = pattern.endsWith('$');
  const [start = '', ...parts] = (whole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !whole || at === path.length || (parts.length > 0 && path.endsWith(parts.at(-1) ?? ''));
}
