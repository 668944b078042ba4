import type { SiteSettings } from '../../lib/site-settings.ts';
import type { Fact } from '../facts/fact.ts';
import type { ChatLink } from '../message.ts';
import type { Sum } from '../sums/sum.ts';
import type { ContactDetails } from '../understand/contact.ts';
import type { Understanding } from '../understand/load.server.ts';
import type { Library } from './library.server.ts';

/** An answer made from the site's own facts. */
export interface Answer {
  text: string;
  links: readonly ChatLink[];
  /** Opens the form to our team, filled in as far as the visitor said. */
  form?: ContactDetails;
  /** Questions that the visitor may have meant instead. */
  questions?: readonly string[];
  /** What kind of answer it is; only facts and sums are worth a language model's words. */
  kind:
    | 'facts'
    | 'sum'
    | 'clock'
    | 'form'
    | 'complaint'
    | 'refusal'
    | 'unknown'
    | 'talk'
    | 'article';
  sum?: Sum;
}

/** Where answers come from. */
export interface Knowledge extends Understanding {
  facts: readonly Fact[];
  library: Library;
  site: SiteSettings;
  /** Epoch milliseconds. */
  now: number;
}
