import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const virtualId = 'virtual:islands';
/** Message to browsers in development. */
const pageChanged = 'islands:page-changed';
const mount = 'app/islands/mount.tsx';
const hydrate = 'app/hydrate.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.output<typeof manifestSchema>;
type Chunk = Manifest[string];

/**
 * Provides `virtual:islands`: the loader of each island, and the URLs of its files, which the page
 * contains. So the entry script has the same size for any number of islands, fetches all of an
 * island's files in parallel, and needs no preload helper.
 * @param islands source file by name, relative to the project's folder.
 */
export function islandFiles(islands: Readonly<Record<string, string>>): Plugin {
  let developing = false;
  const sources = Object.values(islands);
  return {
    name: 'islands',
    // Vite's dependency scan doesn't see modules that the page imports by URL.
    config: () => ({ optimizeDeps: { entries: [mount, hydrate, ...sources] } }),
    configResolved(config) {
      developing = config.command === 'serve';
    },
    // A chunk group (vite.config.ts) excludes its imports only if entries may have more exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildStart() {
      if (developing || this.environment.name !== 'client') return;
      for (const id of [mount, hydrate, ...sources]) {
        this.emitFile({ type: 'chunk', id: join(process.cwd(), id), preserveSignature: 'strict' });
      }
    },
    // The server's markup has changed: browsers reload a page that doesn't hydrate.
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send(pageChanged, {});
      }
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      if (developing) return moduleOf(islands, developmentFiles(islands));
      // In the browser every island is already part of a hydrated tree and needs no URLs.
      if (this.environment.name === 'client') return moduleOf(islands, { files: {}, hydrate: [] });
      // The server mounts nothing, so it needs only the URLs.
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
    // Stylesheets too: if one failed to download, Vite's loader would start the island without it.
    const styles = chunks.flatMap(({ css }) => css ?? []);
    return [name, [...urlsOf(chunks), ...styles.map((file) => `/${file}`)]];
  });
  return {
    files: Object.fromEntries(files),
    hydrate: urlsOf(closure(manifest, [hydrate])),
  };
}

function urlsOf(chunks: readonly Chunk[]): string[] {
  return chunks.map(({ file }) => `/${file}`);
}

/** Reads the manifest that Vite wrote for the client build. */
function readManifest(file: string): Manifest {
  return z.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Chunks of the given manifest keys and, after each, those that it imports statically. */
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
