import type { Plugin } from 'vite';

/** React's code for browsers, which the server imports with components but never runs: 0.6 MB. */
const browserOnly = 'react-dom/client';

/**
 * Makes the server's build take less memory: leaves out React's code for browsers, and writes letters
 * beyond Latin-1 as escapes, because V8 keeps a source with a single one of them at two bytes a letter.
 */
export function leanServer(): Plugin {
  return {
    name: 'lean-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === browserOnly ? `\0${browserOnly}` : undefined),
    load: (id) =>
      id === `\0${browserOnly}`
        ? 'export const createRoot = undefined, hydrateRoot = undefined;'
        : undefined,
    // After the minifier, which writes letters.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = escaped(file.code);
        }
      },
    },
  };
}

function escaped(code: string): string {
  return code.replace(
    /[\u0100-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
