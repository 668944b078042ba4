import type { Check, Finding } from './check.ts';
import { https } from './checks/https.ts';
import type { Site } from './site.ts';

/** Every check, the most important to a customer nearby first. */
export const checks: readonly Check[] = [https];

/** Runs every check on one look. A check that throws couldn't tell. */
export function runChecks(site: Site): { check: Check; finding: Finding }[] {
  return checks.map((check) => ({ check, finding: judge(check, site) }));
}

function judge(check: Check, site: Site): Finding {
  try {
    return check.look(site);
  } catch {
    return { result: 'unknown', evidence: 'This check failed on this page.' };
  }
}
