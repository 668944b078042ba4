/**
 * Entry of the server build: pages, API and server in one module graph. `server/main.mjs` loads it
 * from `build/server/index.js`, `server/dev.ts` through Vite.
 */
export * from 'virtual:react-router/server-build';
export { serve, startDevelopment } from './serve.ts';
