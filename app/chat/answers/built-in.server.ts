import type { SiteSettings } from '../../settings.ts';
import type { ChatLink } from '../message.ts';
import type { Answer } from './answer.ts';
import { type Chosen, choose } from './choose.server.ts';
import {
  correction,
  isAttack,
  isOthersBill,
  namesOtherPrice,
  refusal,
  unknown,
} from './conduct.server.ts';
import type { Entry } from './entries.server.ts';
import { fold, read } from './language.server.ts';
import type { Library } from './library.server.ts';

/** A reply made of the site's own facts. */
export interface BuiltIn {
  response: string;
  links: readonly ChatLink[];
  /** What it was taken to be about, for tests and for the model's facts. */
  about: readonly string[];
}

/** Longest reply, in UTF-16 units. */
const longest = 900;

/** Answers a question from the site's own facts, or says that it can't. */
export function answer(
  question: string,
  earlier: readonly string[],
  { library, site }: { library: Library; site: SiteSettings },
): BuiltIn {
  const folded = fold(question);
  const { clauses, language } = read(question);
  const say = (about: string[], ...answers: Answer[]) => phrase(about, answers, language);
  if (isAttack(folded)) return say(['refusal'], refusal({ site }));
  if (namesOtherPrice(folded) && !isOthersBill(folded))
    return say(['correction'], correction({ site }));
  const found = library.search(question, ['faq'], 6).find((one) => one.likeness >= 0.75);
  if (found) return say([found.entry.id], told(found.entry));
  if (asksToRead(clauses)) {
    const article = library.search(clauses.join(' '), ['post', 'resource'])[0];
    if (article && article.coverage >= 0.5) return say([article.entry.id], told(article.entry));
  }
  const chosen = choose(clauses);
  const all = chosen.length > 0 ? chosen : choose(withContext(clauses, earlier));
  if (all.length > 0)
    return say(
      all.map(({ topic }) => topic.id),
      ...all.map((one) => make(one, site)),
    );
  const any = library.search(question, ['faq', 'post', 'resource'])[0];
  if (any && any.coverage >= 0.75) return say([any.entry.id], told(any.entry));
  return say(['unknown'], unknown({ site }));
}

function make({ topic, plans, noted }: Chosen, site: SiteSettings): Answer {
  return topic.answer({ site, plans, concepts: noted.concepts });
}

/** "And Pro?" goes with the question before it. */
function withContext(clauses: readonly string[], earlier: readonly string[]): string[] {
  const [clause] = clauses;
  const last = earlier.at(-1);
  if (!clause || !last || clauses.length > 1) return [];
  const follows = /^(and|what about|how about|ok and|also|y|what of|or|y el|y la|y los)\b/.test(
    clause,
  );
  if (!follows || clause.split(' ').length > 6) return [];
  return read(last).clauses.map((one) => `${one} ${clause}`);
}

function asksToRead(clauses: readonly string[]): boolean {
  return clauses.some((clause) =>
    /\b(blog|article|articles|post about|posts about|read about|written about|guide|guides|tips|advice|resource|resources|tutorial|video|videos|template|templates|checklist|learn about|articulo|guia)\b/.test(
      clause,
    ),
  );
}

function told({ kind, title, text, link }: Entry): Answer {
  const lead = {
    faq: '',
    post: `From our blog, “${title}”: `,
    resource: `In our resources, “${title}”: `,
  }[kind];
  return { text: lead + text, links: [link] };
}

function phrase(about: string[], answers: Answer[], language: 'en' | 'es'): BuiltIn {
  const texts = answers.map(({ text, es }) =>
    language === 'en' ? text : (es ?? `(Respuesta en inglés) ${text}`),
  );
  const links = new Map(answers.flatMap((one) => one.links).map((link) => [link.href, link]));
  const whole = texts.join('\n\n');
  const response = whole.length <= longest ? whole : (texts[0] ?? '');
  return { response, links: [...links.values()].slice(0, 4), about };
}
