import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The layers, lowest first. A file imports its own layer and those above it in this table, never one
 * below. Within `app/features`, a feature imports of another only the files of its `exports`.
 */
export const layers: readonly { name: string; files: RegExp }[] = [
  { name: 'lib', files: /^lib\// },
  { name: 'server/http', files: /^server\/(http\/|env\.ts$)/ },
  { name: 'app/facts', files: /^app\/facts\// },
  { name: 'server/terminal', files: /^server\/terminal\// },
  { name: 'app/ui', files: /^app\/ui\// },
  { name: 'app/islands', files: /^app\/islands\// },
  { name: 'app/document', files: /^app\/document\// },
  { name: 'app/search', files: /^app\/search\// },
  { name: 'app/forms', files: /^app\/forms\// },
  { name: 'app/product', files: /^app\/product\// },
  { name: 'app/seo', files: /^app\/seo\// },
  { name: 'app/chrome', files: /^app\/chrome\// },
  { name: 'assistant', files: /^assistant\/(?!eval\/)/ },
  { name: 'site-audit', files: /^site-audit\// },
  { name: 'app/features', files: /^app\/(features\/|feature\.ts$)/ },
  { name: 'composition', files: /./ },
];

/** Imports by file: paths from the project's root, type imports and `import('…')` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the import graph of the product's TypeScript files, without tests and their fixtures. */
export function readImportGraph(root = '.'): ImportGraph {
  const folders = '{app,assistant,bench,cli,lib,scripts,server,site-audit}/**/*.{ts,tsx}';
  const files = globSync(folders, { cwd: root }).filter((file) => !isTest(file));
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
}

/** Files that other features may import, by feature; a path is relative to the feature's folder. */
export function readExports(graph: ImportGraph, root = '.'): ReadonlyMap<string, string[]> {
  const manifests = [...graph.keys()].filter((file) =>
    /^app\/features\/[^/]+\/feature\.ts$/.test(file),
  );
  return new Map(
    manifests.map((file) => {
      const [, list = ''] =
        /\bexports: \[([^\]]*)\]/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return [dirname(file), [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)];
    }),
  );
}

/** Imports that break a rule, each as `file → file: rule`. */
export function brokenRules(
  graph: ImportGraph,
  exportsOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const [low, high] = [layerOf(from), layerOf(to)];
      if (high > low)
        return [`${from} → ${to}: ${layers[low]?.name} must not import ${layers[high]?.name}`];
      const [own, other] = [featureOf(from), featureOf(to)];
      if (!own || !other || own === other) return [];
      if (exportsOf.get(other)?.includes(to.slice(other.length + 1))) return [];
      return [`${from} → ${to}: not among the exports of ${other}/feature.ts`];
    }),
  );
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const visited = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const visit = (file: string): { index: number; low: number } => {
    const node = { index: visited.size, low: visited.size };
    visited.set(file, node);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const seen = visited.get(target);
      if (!seen) node.low = Math.min(node.low, visit(target).low);
      else if (stack.includes(target)) node.low = Math.min(node.low, seen.index);
    }
    if (node.low === node.index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file))
        found.push(pathThrough(graph, group));
    }
    return node;
  };
  for (const file of graph.keys()) if (!visited.has(file)) visit(file);
  return found;
}

/** The shortest circle within a group, from one of its files back to itself. */
function pathThrough(graph: ImportGraph, group: readonly string[]): string[] {
  const shortest = group
    .map((start) => {
      const cameFrom = new Map<string, string>();
      const queue = [start];
      for (const file of queue) {
        for (const target of graph.get(file) ?? []) {
          if (!group.includes(target) || cameFrom.has(target)) continue;
          cameFrom.set(target, file);
          queue.push(target);
        }
      }
      const path = [start];
      do path.unshift(cameFrom.get(path[0] ?? '') ?? start);
      while (path[0] !== start);
      return path;
    })
    .sort((a, b) => a.length - b.length);
  return shortest[0] ?? [];
}

function importsOf(file: string, source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  const specifiers = code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  const targets = [...specifiers].map(([, path = '']) => join(dirname(file), path));
  return [...new Set(targets)].filter((target) => /\.tsx?$/.test(target) && !isTest(target));
}

function layerOf(file: string): number {
  return layers.findIndex(({ files }) => files.test(file));
}

function featureOf(file: string): string | undefined {
  return /^app\/features\/[^/]+(?=\/)/.exec(file)?.[0];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)test[-/]/.test(file);
}

if (import.meta.main) {
  const graph = readImportGraph();
  const rules = brokenRules(graph, readExports(graph));
  const loops = circles(graph).map((path) => path.join(' → '));
  for (const line of [...rules.sort(), ...loops.map((loop) => `circle: ${loop}`)])
    console.log(line);
  console.log(`${graph.size} files, ${rules.length} broken rules, ${loops.length} circles`);
  process.exitCode = rules.length + loops.length === 0 ? 0 : 1;
}
