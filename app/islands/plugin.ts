import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin, ViteDevServer } from 'vite';
import { parseJson } from '../../lib/json.ts';

const virtualId = 'virtual:islands';
const resolvedId = `\0${virtualId}`;
/** Message to browsers in development. */
const pageChanged = 'islands:page-changed';
const mount = 'app/islands/mount.tsx';
const hydrate = 'app/hydrate.tsx';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
  }),
);
const islandsSchema = v.record(v.string(), v.string());
type Manifest = v.InferOutput<typeof manifestSchema>;
type Chunk = Manifest[string];

/**
 * Provides `virtual:islands`: the loader of each island, and the URLs of its files, which the page
 * contains. So the entry script has the same size for any number of islands, fetches all of an
 * island's files in parallel, and needs no preload helper.
 * @param list module below the project's folder that exports `islands`: source file by name. It is
 * loaded when needed: a module that Vite's configuration imports restarts Vite when it is saved.
 */
export function islandFiles(list: string): Plugin {
  let developing = false;
  let server: ViteDevServer | undefined;
  const readIslands = async () => {
    const module = server ? server.ssrLoadModule(`/${list}`) : import(pathToFileURL(list).href);
    return v.parse(islandsSchema, (await module).islands);
  };
  return {
    name: 'islands',
    // Vite's dependency scan doesn't see modules that the page imports by URL.
    config: () => ({ optimizeDeps: { entries: [mount, hydrate] } }),
    configResolved(config) {
      developing = config.command === 'serve';
    },
    configureServer(started) {
      server = started;
    },
    // A chunk group (vite.config.ts) excludes its imports only if entries may have more exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    async buildStart() {
      if (developing || this.environment.name !== 'client') return;
      for (const id of [mount, hydrate, ...Object.values(await readIslands())]) {
        this.emitFile({ type: 'chunk', id: join(process.cwd(), id), preserveSignature: 'strict' });
      }
    },
    // The server's markup has changed: browsers reload a page that doesn't hydrate.
    hotUpdate({ server, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      const loaders = client.moduleGraph.getModuleById(resolvedId);
      if (loaders) client.moduleGraph.invalidateModule(loaders);
      client.hot.send(pageChanged, {});
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return;
      if (developing && this.environment.name !== 'client') return developmentModule(list);
      const islands = await readIslands();
      // In the browser every island is already part of a hydrated tree and needs no URLs.
      if (this.environment.name === 'client') {
        return moduleOf(islands, { files: {}, hydrate: developing ? [`/${hydrate}`] : [] });
      }
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

/** The server's module in development: it imports the list, so that it changes with it. */
function developmentModule(list: string): string {
  return `import { islands as list } from ${JSON.stringify(`/${list}`)};
export const islands = {};
export const islandFiles = Object.fromEntries(
  Object.keys(list).map((name) => [name, [${JSON.stringify(`/${mount}`)}]]),
);
export const hydrateFiles = ${JSON.stringify([`/${hydrate}`])};`;
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
  return parseJson(manifestSchema, readFileSync(file, 'utf8'));
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
