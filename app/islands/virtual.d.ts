/** Addresses of built scripts, written by `plugin.ts`. */
declare module 'virtual:island-files' {
  /** What an island needs, by its name; the first is the chunk of `mount.tsx`. Empty in the browser. */
  export const islandFiles: Record<string, string[]>;
  /** What a `hydrate: true` route needs; the first is the chunk of `hydrate.tsx`. */
  export const hydrateFiles: string[];
}
