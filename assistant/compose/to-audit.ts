import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isQuestion, isYesNo } from '../understand/questions.ts';
import type { Answer } from './answer.ts';
import { auditForm } from './form-phrases.ts';

/** Links to the free audit for a visitor who wants it now, or who names a business or website and asks nothing. */
export function toAudit(
  { folded, questions, language, contact }: Meaning,
  before: State,
  state: State,
): Answer | undefined {
  const { website, company, email, phone } = contact;
  // `audit sent. next?`
  if (
    /\b(sent|submitted|filled|requested|did|done|llene|mande|envie|pedi)\b.*\b(next|then|now|when|what|que|cuando)\b/.test(
      folded,
    )
  )
    return undefined;
  const wants = acts.wantsAudit(folded) || (before.subject === 'audit' && acts.goesAhead(folded));
  const asks = questions.some((question) => isQuestion(question) || isYesNo(question));
  const tells = Boolean(website || company) && !email && !phone;
  if (!wants && !(tells && (!asks || before.subject === 'audit'))) return undefined;
  const yes = wants && isYesNo(folded) ? { en: 'Yes. ', es: 'Sí. ' }[language] : '';
  const known = Object.keys(state.contact).length > 0;
  const text = (known ? auditForm.filled : auditForm.empty)[language];
  return { kind: 'talk', text: yes + text, links: [pages.audit] };
}
