import type { SiteSettings } from '../../settings.ts';
import type { ChatLink } from '../message.ts';
import type { Answer } from './answer.ts';
import { type Chosen, choose } from './choose.server.ts';
import {
  correction,
  isAboutPrice,
  isAttack,
  isOthersBill,
  namesOtherPrice,
  refusal,
  unknown,
} from './conduct.server.ts';
import type { Entry } from './entries.server.ts';
import { type Clause, fold, read } from './language.server.ts';
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
  if (isAttack(folded)) return say(['refusal'], refusal({ site }, isAboutPrice(folded)));
  if (namesOtherPrice(folded) && !isOthersBill(folded))
    return say(['correction'], correction({ site }));
  const found = library.search(question, ['faq'], 6).find((one) => one.likeness >= 0.75);
  if (found) return say([found.entry.id], told(found.entry));
  if (asksToRead(clauses)) {
    const article = library.search(textOf(clauses), ['post', 'resource'])[0];
    if (article && article.coverage >= 0.5) return say([article.entry.id], told(article.entry));
  }
  const chosen = choose(clauses);
  const all = chosen.length > 0 ? chosen : choose(withContext(clauses, earlier));
  if (all.length > 0)
    return say(
      all.map(({ topic }) => topic.id),
      ...all.map((one) => make(one, site)),
    );
  const any = library
    .search(textOf(clauses), ['faq', 'post', 'resource'])
    .find(({ coverage, matched, likeness }) => matched >= 2 && coverage >= 0.75 && likeness >= 0.4);
  if (any) return say([any.entry.id], told(any.entry));
  return say(['unknown'], unknown({ site }));
}

function make({ topic, plans, noted }: Chosen, site: SiteSettings): Answer {
  return topic.answer({ site, plans, concepts: noted.concepts });
}

/** "And Pro?" goes with the question before it. */
function withContext(clauses: readonly Clause[], earlier: readonly string[]): Clause[] {
  const [clause] = clauses;
  const last = earlier.at(-1);
  if (!clause || !last || clauses.length > 1 || clause.text.split(' ').length > 6) return [];
  return read(last).clauses.map(({ text }) => ({ text: `${text} ${clause.text}`, asks: true }));
}

function asksToRead(clauses: readonly Clause[]): boolean {
  return clauses.some(({ text }) =>
    /\b((article|articles|post|posts|blog|guide|guides|tips|advice|resource|resources|tutorial|tutorials|video|videos|template|templates|checklist|anything|something|articulos?|guias?) (about|on|for|sobre|de|para)|read about|written about|learn about|learn more)\b/.test(
      text,
    ),
  );
}

const textOf = (clauses: readonly Clause[]) => clauses.map(({ text }) => text).join(' ');

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
