/** `npm test`: installs and runs every check; the last line is `N passed, N failed`. */
import { install, run } from './install.mjs';

process.on('exit', (code) => {
  // An exit before the checks could count is one failure.
  if (code !== 0 && !process.exitCode) console.log('0 passed, 1 failed');
});
install();
run('scripts/check.ts', ['--keep-going']);
