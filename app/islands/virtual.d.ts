/** Made by `app/islands/plugin.ts` from the features' islands. */
declare module 'virtual:islands' {
  /** Loads an island's component, by name. */
  export const islands: Record<
    string,
    () => Promise<{ default: import('react').ComponentType<never> }>
  >;
  /** Addresses of the files that each island needs. */
  export const islandFiles: Record<string, string[]>;
  /** The same for a page that hydrates as a whole; its entry module first. */
  export const hydrateFiles: string[];
}
