/** `npm start`: installs, builds, migrates and serves; skips the steps that are current. */
import { install, run, serverProcess } from './install.mjs';

install();
run('scripts/serve.ts', [], serverProcess());
