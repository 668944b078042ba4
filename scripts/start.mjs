/** `npm start`: installs, builds, migrates and serves; what is current is skipped. */
import { install, run } from './install.mjs';

install();
run('scripts/serve.ts');
