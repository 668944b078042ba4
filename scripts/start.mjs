/**
 * `npm start`: installs and builds, each only if needed. The script in package.json then replaces its
 * shell by the server, so that neither this process nor the build's memory stays.
 */
import { install, run } from './install.mjs';

install();
run('scripts/build.ts', ['--if-changed']);
