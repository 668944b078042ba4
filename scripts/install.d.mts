/** What TypeScript uses of install.mjs, which runs on any Node before the installation. */
export function serverProcess(): { nodeArgs: string[]; env: Record<string, string> };
