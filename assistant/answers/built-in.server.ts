import type { SiteSettings } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';
import type { TopicClassifier } from '../topics/classifier.server.ts';
import { articles } from '../topics/examples.server.ts';
import { fold, languageOf } from '../topics/language.server.ts';
import type { Answer } from './answer.ts';
import { type Reading, read } from './choose.server.ts';
import {
  correction,
  doubted,
  isAboutPrice,
  isAttack,
  namesOtherPrice,
  refusal,
  unknown,
} from './conduct.server.ts';
import type { Entry } from './entries.server.ts';
import type { Found, Library } from './library.server.ts';
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

/** Topics that are about what we charge: what a visitor calls our price is set right there. */
const ofPrice = ['price', 'plan', 'cheapest', 'dearest', 'compare-plans', 'which-plan'];

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
  if (reading.isAttack || isAttack(folded)) {
    return say(['refusal'], refusal({ site }, isAboutPrice(folded)));
  }
  const known = answersTo(question, reading, knowledge);
  const [first] = known;
  if (!first || ofPrice.includes(first.id)) {
    if (namesOtherPrice(folded)) return say(['correction'], correction({ site }));
  }
  if (!first) return say(['unknown'], unknown({ site }));
  if (reading.isDoubtful) return say(['doubt', first.id], doubted(first.answer, site));
  return say(
    known.map(({ id }) => id),
    ...known.map((one) => one.answer),
  );
}

/** What is known of each topic; of none, an entry that has nearly all of the question's words. */
function answersTo(
  question: string,
  { about, plans }: Reading,
  { library, classifier, site }: Knowledge,
): { id: string; answer: Answer }[] {
  const asked = question.replace(/\p{L}+/gu, (word) => classifier.speller.correct(fold(word)));
  if (about.length === 0) {
    const entry = library
      .search(asked, ['faq', 'post', 'resource'])
      .find(
        ({ coverage, matched, likeness }) => matched >= 2 && coverage >= 0.75 && likeness >= 0.4,
      );
    return entry ? [found(entry)] : [];
  }
  return about.flatMap((id) => {
    const [article] = id === articles ? library.search(asked, ['post', 'resource']) : [];
    if (article) return [found(article)];
    const topic = topics.get(id === articles ? 'resources' : id);
    return topic ? [{ id, answer: topic.answer({ site, plans }) }] : [];
  });
}

const found = ({ entry }: Found) => ({ id: entry.id, answer: told(entry) });

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
