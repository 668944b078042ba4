import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:island-files';
/** Sent to the browser while developing. */
const pageChanged = 'island-files:page-changed';
const mount = 'app/islands/mount.tsx';
const hydrate = 'app/hydrate.tsx';
const registry = 'app/islands/registry.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Tells the server which files each island needs, so that the page can carry their addresses: the
 * entry script stays the same size whatever the number of islands, fetches all of an island's files
 * at once, and needs no preload helper.
 */
export function islandFiles(): Plugin {
  let developing = false;
  return {
    name: 'island-files',
    // What the page imports by address, Vite's search for packages to prepare does not see.
    config: () => ({ optimizeDeps: { entries: [mount, hydrate, registry] } }),
    configResolved(config) {
      developing = config.command === 'serve';
    },
    // A group of modules (vite.config.ts) leaves out what it imports only if entries may export more.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildStart() {
      if (developing || this.environment.name !== 'client') return;
      for (const id of [mount, hydrate, ...registered().map(([, source]) => source)]) {
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
      if (developing) return moduleOf(developmentFiles());
      // In the browser every island is part of a live tree: none asks for its files.
      if (this.environment.name === 'client') return moduleOf({ islands: {}, hydrate: [] });
      const folder = join(this.environment.config.root, 'build/client/.vite/manifest.json');
      return moduleOf(builtFiles(JSON.parse(readFileSync(folder, 'utf8')) as Manifest));
    },
  };
}

interface Files {
  islands: Record<string, string[]>;
  hydrate: string[];
}

function moduleOf({ islands, hydrate }: Files): string {
  return `export const islandFiles = ${JSON.stringify(islands)};
export const hydrateFiles = ${JSON.stringify(hydrate)};`;
}

function developmentFiles(): Files {
  const islands = registered().map(([name]): [string, string[]] => [name, [`/${mount}`]]);
  return { islands: Object.fromEntries(islands), hydrate: [`/${hydrate}`] };
}

function builtFiles(manifest: Manifest): Files {
  const islands = registered().map(([name, source]): [string, string[]] => [
    name,
    [...closure(manifest, [mount, source])],
  ]);
  return {
    islands: Object.fromEntries(islands),
    hydrate: [...closure(manifest, [hydrate])],
  };
}

/** The files of the given manifest keys and of all that they import statically. */
function closure(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the client build`);
    if (found.has(`/${chunk.file}`)) continue;
    found.add(`/${chunk.file}`);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** Name and source file of each line of the registry. */
function registered(): [string, string][] {
  const lines = readFileSync(registry, 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/([^']+)'\)/gm,
  );
  return [...lines].map(([, name, source]) => [`${name}`, `app/${source}`]);
}
