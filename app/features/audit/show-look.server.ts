import * as v from 'valibot';
import { checks } from '../../../site-audit/checks.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import { auditSchema } from './schema.ts';
import type { KnownEntries, ShownFinding, ShownLook } from './shown-look.ts';

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
    if (!finding) return [];
    const { result, evidence } = finding;
    return [{ id, result, evidence, title, why, offer: call.offer }];
  });
  const entry = (name: keyof KnownEntries, { found: value = '' }: Partial<CheckFinding> = {}) =>
    v.is(auditSchema.entries[name], value) ? { [name]: value } : {};
  const known = {
    ...entry('company', found.get('title')),
    ...entry('phone', found.get('phoneText')),
  };
  return {
    url,
    open,
    ...(problem ? { problem } : {}),
    findings: shown,
    known,
    total: checks.length,
  };
}
