import { data, redirect } from 'react-router';
import type { Services } from '../../server/services.ts';
import { postedFrom, type Rejected, readPost } from '../forms/post.server.ts';
import { parseForm } from '../forms/rules.ts';
import { leadKey, storeLead } from './leads.server.ts';
import { auditSchema, submittedQuery } from './schema.ts';

/**
 * Answers the form's post without JavaScript: the success screen by way of a redirect, so that a
 * reload posts nothing (RFC 9110, section 15.4.4), or the page again with the entries.
 */
export async function answerPost(request: Request, services: Services, source?: string) {
  const entries = await readPost(request);
  const parsed = parseForm(auditSchema, { ...entries, attribution: postedFrom(request) });
  if ('errors' in parsed) return reject(422, { entries, errors: parsed.errors, failed: false });
  try {
    await storeLead(services, parsed.values, { key: leadKey(parsed.values), source });
  } catch (error) {
    // The error's name alone: its message may quote what was entered.
    console.error('A posted audit request could not be stored:', nameOf(error));
    return reject(503, { entries, errors: {}, failed: true });
  }
  return redirect(`/free-audit?${submittedQuery}=1`, 303);
}

function reject(status: number, rejected: Rejected) {
  return data(rejected, { status });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
