import type { SiteSettings } from '../../settings.ts';
import type { ChatLink } from '../message.ts';
import type { TopicClassifier } from '../topics/classifier.server.ts';
import { fold, languageOf } from '../topics/language.server.ts';
import type { Answer } from './answer.ts';
import { type Reading, read } from './choose.server.ts';
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
import type { Library } from './library.server.ts';
import { topics } from './topics.server.ts';

/** A reply made of the site's own facts. */
export interface BuiltIn {
  response: string;
  links: readonly ChatLink[];
  /** What it was taken to be about, for tests and for the model's facts. */
  about: readonly string[];
}

/** What answers are made from. */
export interface Knowledge {
  library: Library;
  classifier: TopicClassifier;
  site: SiteSettings;
}

/** Longest reply, in UTF-16 units. */
const longest = 900;

/** Answers a question from the site's own facts, or says that it can't. */
export function answer(
  question: string,
  earlier: readonly string[],
  knowledge: Knowledge,
): BuiltIn {
  const { classifier, site } = knowledge;
  const folded = fold(question);
  const reading = read(question, earlier.at(-1), classifier);
  const say = (about: readonly string[], ...answers: Answer[]) =>
    phrase(about, answers, languageOf(question));
  if (isAttack(folded) || reading.isAttack) {
    return say(['refusal'], refusal({ site }, isAboutPrice(folded)));
  }
  if (namesOtherPrice(folded) && !isOthersBill(folded)) {
    return say(['correction'], correction({ site }));
  }
  const found = find(question, reading, knowledge);
  if (found) return say([found.id], told(found));
  const about = reading.about.flatMap((id) => topics.get(id) ?? []);
  if (about.length === 0) return say(['unknown'], unknown({ site }));
  return say(
    about.map(({ id }) => id),
    ...about.map((topic) => topic.answer({ site, plans: reading.plans })),
  );
}

/** An FAQ that asks the same, a post or a resource on what the visitor wants to read about. */
function find(
  question: string,
  { about }: Reading,
  { library, classifier }: Knowledge,
): Entry | undefined {
  const asked = question.replace(/[\p{L}]+/gu, (word) => classifier.speller.correct(fold(word)));
  const faq = library.search(asked, ['faq'], 6).find((one) => one.likeness >= 0.75);
  if (faq) return faq.entry;
  if (about[0] === 'articles') {
    const [article] = library.search(asked, ['post', 'resource']);
    if (article && article.coverage >= 0.5) return article.entry;
  }
  if (about.length > 0) return undefined;
  return library
    .search(asked, ['faq', 'post', 'resource'])
    .find(({ coverage, matched, likeness }) => matched >= 2 && coverage >= 0.75 && likeness >= 0.4)
    ?.entry;
}

function told({ kind, title, text, link }: Entry): Answer {
  const lead = {
    faq: '',
    post: `From our blog, “${title}”: `,
    resource: `In our resources, “${title}”: `,
  }[kind];
  return { text: lead + text, links: [link] };
}

function phrase(about: readonly string[], answers: Answer[], language: 'en' | 'es'): BuiltIn {
  const texts = answers.map(({ text, es }) =>
    language === 'en' ? text : (es ?? `(Respuesta en inglés) ${text}`),
  );
  const links = new Map(answers.flatMap((one) => one.links).map((link) => [link.href, link]));
  const whole = texts.join('\n\n');
  const response = whole.length <= longest ? whole : (texts[0] ?? '');
  return { response, links: [...links.values()].slice(0, 4), about };
}
