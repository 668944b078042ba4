import { checks } from '../../../site-audit/checks.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import type { ShownFinding, ShownLook } from './shown-look.ts';

/** Adds to what a look found what visitors need to read it. */
export function showLook(look: {
  final: string;
  open?: boolean;
  problem: string | undefined;
  findings: readonly CheckFinding[];
}): ShownLook {
  const { final: url, open = false, problem, findings } = look;
  const found = new Map(findings.map((finding) => [finding.id, finding]));
  const shown = checks.flatMap(({ id, title, why, call }): ShownFinding[] => {
    const finding = found.get(id);
    return finding ? [{ ...finding, title, why, offer: call.offer }] : [];
  });
  return { url, open, ...(problem ? { problem } : {}), findings: shown, total: checks.length };
}
