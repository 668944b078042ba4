import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readEnv } from './server/env.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __SITE__: JSON.stringify(readEnv(process.env).site) },
});
