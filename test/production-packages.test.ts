import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import packageLock from '../package-lock.json' with { type: 'json' };
import { readImportGraph } from '../scripts/layers.ts';

/** What `npm ci --omit=dev` installs, besides the packages that these need. */
const installed = new Set(Object.keys(packageJson.dependencies));

test('the built server imports no package that npm ci --omit=dev leaves out', () => {
  const files = globSync('build/server/**/*.js');
  const imports = files.flatMap((file) => packagesOf(readFileSync(file, 'utf8')));
  expect(imports).toContain('fastify');
  expect(imports.filter((name) => !installed.has(name))).toEqual([]);
});

test('nor do the commands, which run from source', () => {
  const graph = readImportGraph();
  const files = new Set(['cli/main.ts']);
  for (const file of files) for (const target of graph.get(file) ?? []) files.add(target);
  // Pages and the development server are known to the list of features but not loaded.
  const loaded = [...files].filter((file) => file.endsWith('.ts'));
  const imports = loaded.flatMap((file) => packagesOf(withoutTypes(readFileSync(file, 'utf8'))));
  expect(imports).toContain('csv-stringify');
  expect(imports.filter((name) => !installed.has(name))).toEqual([]);
});

test('npm ci --omit=dev leaves out TypeScript, an optional peer of valibot', () => {
  const { packages } = packageLock;
  expect(packages['node_modules/valibot'].peerDependencies).toHaveProperty('typescript');
  expect(packages['node_modules/typescript']).toHaveProperty('dev', true);
});

test('each production package has the peers that it needs, such as React’s version', async () => {
  expect(packageLock.packages['node_modules/react-router'].peerDependencies.react).toMatch(/^>=19/);
  // .npmrc turns this check off for npm install.
  const options = ['--package-lock-only', '--omit=dev', '--all', '--legacy-peer-deps=false'];
  const { stdout } = await promisify(execFile)('npm', ['ls', ...options]);
  expect(stdout).toContain(`react@${packageJson.dependencies.react}`);
});

/** Names of the packages that a module imports: `kysely` for `kysely/migration`. */
function packagesOf(code: string): string[] {
  const specifiers = code.matchAll(/\b(?:from|import)\s*\(?\s*["']([^."'/][^"']*)["']/g);
  return [...specifiers]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier) && /^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function withoutTypes(code: string): string {
  return code.replace(/\/\*.*?\*\//gs, '').replace(/^import type .*?;$/gms, '');
}
