import type { SiteSettings } from '../../lib/site-settings.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer } from './answer.ts';
import { phrases } from './phrases.ts';
import { fresh } from './wording.ts';

/** Matches a correction of our last answer: `no i mean the price`, `thats not what i asked. does it post`. */
const corrects =
  /\bnot what (?:i|we) (?:asked|meant|said|mean)\b|\b(?:i|we) (?:didn'?t|did not|never) (?:ask|say|said|asked)\b|\b(?:i|we) (?:asked|meant|was asking|am asking)\b|\bi'?m (?:asking|not asking)\b|^(?:no+|nah|nope|huh)\b.{0,12}\bi (?:mean|said)\b|\b(?:no|yo|te|le|les) (?:pregunt[eo]|dije|decia|hablo de)\b|\bno (?:es|era) (?:eso )?lo que pregunt[eo]\b|\bquise decir\b/;

/** Adds an apology to the answer to a correction, unless the answer begins with yes or no. */
export function withApology(
  text: string,
  kind: Answer['kind'],
  { folded, language }: Meaning,
  before: State,
  site: SiteSettings,
): string {
  const answers = kind === 'facts' || kind === 'sum';
  const isAfter = before.replies.length > 0 && before.lastLabel !== 'complaint';
  if (!answers || !isAfter || !corrects.test(folded) || /^(?:Yes|No|Sí|Sorry|Perdón)\b/.test(text))
    return text;
  return `${fresh(phrases(site).sorry, language, before)} ${text}`;
}
