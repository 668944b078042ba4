import { parseArgs } from 'node:util';
import { withScheme } from '../../../lib/web-address.ts';
import { EnvError, readEnv } from '../../../server/env.ts';
import { WIDTH } from '../../../server/terminal/screened.ts';
import { wrap } from '../../../server/terminal/text.ts';
import { checks } from '../../../site-audit/checks.ts';
import { reachOf } from '../../../site-audit/fetch/reach.ts';
import { type Look, look, userAgentOf } from '../../../site-audit/look.ts';
import { createReader } from '../../../site-audit/reader.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import type { Command } from '../../feature.ts';

/**
 * `npm run audit -- URL`: looks at a site as the free audit does, and prints what it found.
 * @returns the exit code: 0, also when it couldn't look; 2 for wrong arguments.
 */
export const run: Command = async ({ args, env, out, error }) => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    error(options);
    return 2;
  }
  const { address, json, reach } = options;
  const reader = createReader();
  try {
    const userAgent = userAgentOf(readEnv(env).site.url);
    const result = await look(withScheme(address), { reach, userAgent, reader });
    await out(json ? `${JSON.stringify(asJson(result))}\n` : asText(result));
    return 0;
  } catch (reason) {
    if (!(reason instanceof EnvError)) throw reason;
    error(reason.message);
    return 1;
  } finally {
    await reader.close();
  }
};

const usage = `npm run audit -- URL                      looks at a website and prints what it found
npm run audit -- URL --json               as JSON, for programs
npm run audit -- URL --private-network    also if it is served by this machine`;

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'private-network': { type: 'boolean', default: false },
      },
    });
    const [address, ...more] = positionals;
    if (address === undefined || more.length > 0) return usage;
    const reach = reachOf(values['private-network']);
    return { address, json: values.json, reach };
  } catch (reason) {
    return `${(reason as Error).message}\n\n${usage}`;
  }
}

function asJson({ url, final, findings }: Look) {
  return {
    url,
    final,
    checks: findings.map(({ id, result, evidence }) => ({
      id,
      result,
      evidence,
      why: checkOf(id)?.why ?? '',
    })),
  };
}

const headings = [
  ['fix', 'To fix, the most important first'],
  ['good', 'Fine'],
  ['unknown', 'Could not look'],
] as const;

function asText({ final, findings, problem }: Look): string {
  const parts = headings.flatMap(([result, heading]) => {
    const some = findings.filter((finding) => finding.result === result);
    return some.length === 0 ? [] : ['', `${heading} (${some.length})`, ...some.flatMap(describe)];
  });
  return `${[...wrap('', problem ? `${final}: ${problem}` : final, WIDTH), ...parts].join('\n')}\n`;
}

function describe({ id, result, evidence }: CheckFinding): string[] {
  const check = checkOf(id);
  return [
    ...wrap('  ', `${check?.title ?? id}: ${evidence}`, WIDTH),
    ...(result === 'fix' && check ? wrap('    ', check.why, WIDTH) : []),
  ];
}

const checkOf = (id: string) => checks.find((check) => check.id === id);
