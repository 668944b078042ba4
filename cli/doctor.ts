import { StartError } from '../lib/start-error.ts';
import { readEnv } from '../server/env.ts';
import type { Terminal } from '../server/terminal/records.ts';
import { wrap } from '../server/terminal/text.ts';
import { checks, type Finding } from './doctor-checks.ts';

/**
 * Runs `npm run doctor`: what is still a placeholder, unproved or set wrongly before visitors come.
 * @returns the exit code: 1 in production mode when anything but notes was found, or when the
 * settings cannot be read at all; else 0.
 */
export async function runDoctor({ env: source, out }: Pick<Terminal, 'env' | 'out'>) {
  try {
    const env = readEnv(source);
    const found = (await Promise.all(checks.map((check) => check(env)))).flat();
    const pressing = found.filter(({ kind }) => kind !== 'note').length;
    await out(found.map(describe).join(''));
    await out(`${summary(pressing)}\n`);
    return pressing > 0 && env.mode === 'production' ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await out(`wrong        ${error.message}\n`);
    return 1;
  }
}

function describe({ kind, what, why, fix }: Finding): string {
  const lines = [
    ...wrap(kind.padEnd(13), what, 100),
    ...wrap(' '.repeat(13), why, 100),
    ...wrap(`${' '.repeat(13)}> `, fix, 100),
  ];
  return `${lines.join('\n')}\n\n`;
}

function summary(pressing: number): string {
  if (pressing === 0) return 'Ready for visitors.';
  return `${pressing} ${pressing === 1 ? 'thing' : 'things'} to see to before visitors come.`;
}
