import type { SiteSettings } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';
import type { TopicClassifier } from '../topics/classifier.server.ts';
import { fold, languageOf } from '../topics/language.server.ts';
import { articles } from '../topics/training-data.server.ts';
import type { Answer } from './answer.ts';
import { chooseTopics, type Interpretation } from './choose-topics.server.ts';
import type { Entry, Library, Match } from './library.server.ts';
import {
  isAboutPrice,
  isAttack,
  namesOtherPrice,
  priceCorrection,
  refusal,
  unknown,
  withDoubt,
} from './refusals.server.ts';
import { topics } from './topics.server.ts';

/** An answer made from the site's own facts. */
export interface BuiltInAnswer {
  response: string;
  links: readonly ChatLink[];
  /** Ids of the topics or entries that it answers. */
  about: readonly string[];
}

/** Where built-in answers come from. */
export interface Knowledge {
  library: Library;
  classifier: TopicClassifier;
  site: SiteSettings;
}

/** Maximum length of an answer, in UTF-16 units. */
const maxLength = 900;

/** Topics about our prices: a visitor who names another price there is corrected. */
const priceTopics = ['price', 'plan', 'cheapest', 'dearest', 'compare-plans', 'which-plan'];

/**
 * Answers a question from the site's own facts, or says that it can't.
 * @param earlier the visitor's questions so far, oldest first.
 */
export function builtInAnswer(
  question: string,
  earlier: readonly string[],
  knowledge: Knowledge,
): BuiltInAnswer {
  const { classifier, site } = knowledge;
  const folded = fold(question);
  const interpretation = chooseTopics(question, earlier.at(-1), classifier);
  const reply = (about: readonly string[], ...answers: Answer[]) =>
    combine(about, answers, languageOf(question));
  if (interpretation.isAttack || isAttack(folded)) {
    return reply(['refusal'], refusal({ site }, isAboutPrice(folded)));
  }
  const found = findAnswers(question, interpretation, knowledge);
  const [first] = found;
  if ((!first || priceTopics.includes(first.id)) && namesOtherPrice(folded)) {
    return reply(['correction'], priceCorrection({ site }));
  }
  if (!first) return reply(['unknown'], unknown({ site }));
  if (interpretation.isDoubtful) {
    return reply(['doubt', first.id], withDoubt(first.answer, site));
  }
  return reply(
    found.map(({ id }) => id),
    ...found.map(({ answer }) => answer),
  );
}

/** Answers of the chosen topics; without a topic, an entry that has most of the question's words. */
function findAnswers(
  question: string,
  { about, plans }: Interpretation,
  { library, classifier, site }: Knowledge,
): { id: string; answer: Answer }[] {
  const corrected = question.replace(/\p{L}+/gu, (word) =>
    classifier.spellChecker.correct(fold(word)),
  );
  if (about.length === 0) {
    const match = library
      .search(corrected, ['faq', 'post', 'resource'])
      .find(
        ({ coverage, matched, similarity }) =>
          matched >= 2 && coverage >= 0.75 && similarity >= 0.4,
      );
    return match ? [answerFrom(match)] : [];
  }
  return about.flatMap((id) => {
    const [article] = id === articles ? library.search(corrected, ['post', 'resource']) : [];
    if (article) return [answerFrom(article)];
    const topic = topics.get(id === articles ? 'resources' : id);
    return topic ? [{ id, answer: topic.answer({ site, plans }) }] : [];
  });
}

const introductions: Record<Entry['kind'], (title: string) => string> = {
  faq: () => '',
  post: (title) => `From our blog, “${title}”: `,
  resource: (title) => `In our resources, “${title}”: `,
};

function answerFrom({ entry: { id, kind, title, text, link } }: Match) {
  return { id, answer: { text: introductions[kind](title) + text, links: [link] } };
}

function combine(
  about: readonly string[],
  answers: Answer[],
  language: 'en' | 'es',
): BuiltInAnswer {
  const texts = answers.map(({ text, es }) =>
    language === 'en' ? text : (es ?? `(Respuesta en inglés) ${text}`),
  );
  const links = new Map(answers.flatMap((one) => one.links).map((link) => [link.href, link]));
  const whole = texts.join('\n\n');
  const response = whole.length <= maxLength ? whole : (texts[0] ?? '');
  return { response, links: [...links.values()].slice(0, 4), about };
}
