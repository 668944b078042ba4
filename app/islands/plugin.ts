import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:islands';
/** Message to the browser while developing. */
const pageChanged = 'islands:page-changed';
const mount = 'app/islands/mount.tsx';
const hydrate = 'app/hydrate.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * Provides `virtual:islands`: the loader of each island, and the files that each needs, so that the
 * page can carry their addresses. The entry script stays the same size whatever the number of
 * islands, fetches all of an island's files at once, and needs no preload helper.
 * @param islands source file by name, relative to the project's folder.
 */
export function islandFiles(islands: Readonly<Record<string, string>>): Plugin {
  let developing = false;
  const sources = Object.values(islands);
  return {
    name: 'islands',
    // Vite's search for packages to prepare doesn't see what the page imports by address.
    config: () => ({ optimizeDeps: { entries: [mount, hydrate, ...sources] } }),
    configResolved(config) {
      developing = config.command === 'serve';
    },
    // A group of modules (vite.config.ts) leaves out what it imports only if entries may export more.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildStart() {
      if (developing || this.environment.name !== 'client') return;
      for (const id of [mount, hydrate, ...sources]) {
        this.emitFile({ type: 'chunk', id: join(process.cwd(), id), preserveSignature: 'strict' });
      }
    },
    // The server's markup has changed; a page that does not hydrate has to be asked for again.
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send(pageChanged, {});
      }
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      if (developing) return moduleOf(islands, developmentFiles(islands));
      // In the browser every island is part of a hydrated tree: none asks for its files.
      if (this.environment.name === 'client') return moduleOf(islands, { files: {}, hydrate: [] });
      // On the server nothing is mounted: it needs the addresses alone.
      const file = join(this.environment.config.root, 'build/client/.vite/manifest.json');
      return moduleOf({}, builtFiles(islands, readManifest(file)));
    },
  };
}

interface Files {
  files: Record<string, string[]>;
  hydrate: string[];
}

function moduleOf(islands: Readonly<Record<string, string>>, { files, hydrate: all }: Files) {
  const loaders = Object.entries(islands).map(
    ([name, source]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`/${source}`)}),`,
  );
  return `export const islands = {
${loaders.join('\n')}
};
export const islandFiles = ${JSON.stringify(files)};
export const hydrateFiles = ${JSON.stringify(all)};`;
}

function developmentFiles(islands: Readonly<Record<string, string>>): Files {
  const files = Object.keys(islands).map((name): [string, string[]] => [name, [`/${mount}`]]);
  return { files: Object.fromEntries(files), hydrate: [`/${hydrate}`] };
}

function builtFiles(islands: Readonly<Record<string, string>>, manifest: Manifest): Files {
  const files = Object.entries(islands).map(([name, source]): [string, string[]] => {
    const chunks = closure(manifest, [mount, source]);
    // Stylesheets too: after one failed download Vite's loader would start the island without it.
    const styles = chunks.flatMap(({ css }) => css ?? []);
    return [name, [...addresses(chunks), ...styles.map((file) => `/${file}`)]];
  });
  return {
    files: Object.fromEntries(files),
    hydrate: addresses(closure(manifest, [hydrate])),
  };
}

function addresses(chunks: readonly Chunk[]): string[] {
  return chunks.map(({ file }) => `/${file}`);
}

/** Vite's own manifest of the client build, written moments before. */
function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The chunks of the given manifest keys and of all that they import statically, in that order. */
function closure(manifest: Manifest, keys: string[], found = new Set<Chunk>()): Chunk[] {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the client build`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    closure(manifest, chunk.imports ?? [], found);
  }
  return [...found];
}
