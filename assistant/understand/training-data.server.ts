import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../lib/project-root.ts';
import { keepAll } from '../../lib/site-settings.ts';
import { factLabel } from '../facts/fact.ts';
import { factTable } from '../facts/table.ts';

/** Everything that the classifiers are trained from. */
export const dataFolder = join(projectRoot, 'assistant/data');

/** Example questions: one file for each topic, one question on each line. */
const examplesFolder = join(dataFolder, 'questions');

/** Labels that are not topics: questions about something else, and attempts at misuse. */
export const outOfScope = 'out-of-scope';
export const attack = 'attack';
/** Label of questions about the company that the site doesn't answer; our team can. */
export const unlisted = 'unlisted';
/** Labels of examples that no fact answers. */
const withoutFact: ReadonlySet<string> = new Set([
  ...[outOfScope, attack, unlisted],
  ...['hello', 'thanks', 'vehicles'],
]);
/** Label of requests for something to read; they are answered by a search of posts and resources. */
export const articles = 'articles';

/** Example questions for each fact: a line `# fact`, and below it one question on each line. */
const factsFolder = join(dataFolder, 'facts');

/** Complaints about us, and what sounds like one and isn't: one text on each line. */
export const complaintsFolder = join(dataFolder, 'complaints');
export const complaintFile = join(complaintsFolder, 'complaint.txt');

/** Remarks and wishes for a call: one file for each of these labels, one message on each line. */
const remarksFolder = join(dataFolder, 'remarks');

/**
 * Messages with contact details, one on each line: in `own.txt` those of the visitor, with the name in
 * brackets; in `other.txt` those of others. And lists of given names and surnames.
 */
export const contactFolder = join(dataFolder, 'contact');

/** A question with its label: the id of a topic, or one of the labels above. */
export interface Example {
  text: string;
  label: string;
  /** Label of the fact that was the answer before it. */
  after?: string;
  /** Label of the fact of the answer before that one. */
  earlier?: string;
  /** Plans that the answer is about, in conversations that tell them: `starter+pro`, or `noPlans`. */
  about?: string;
  /** Plans that the answers before it were about, the last ones first. */
  aboutBefore?: readonly string[];
  /** Amounts of a sum. */
  amounts?: readonly string[];
  /** What the answer begins with; all messages from chats have it (`isFromChat`). */
  begins?: Begins;
}

/** How an answer begins. */
export type Begins = 'yes' | 'no' | 'neither';

/** Examples for facts, labeled with `factLabel`. */
export const readFactExamples = (): Example[] => readLabeled(factsFolder);

/** Examples for facts, and for none of them: topics without a fact, and thanks. */
export function readFactsAskedFor(): Example[] {
  const others = readTopicExamples().filter(({ label }) => withoutFact.has(label));
  const labelOf = (topic: string) => (topic === 'thanks' ? 'heard' : 'none');
  return [
    ...readFactExamples(),
    ...others.map(({ text, label }) => ({ text, label: labelOf(label) })),
  ];
}

/** Remarks, wishes for a call, and complaints: each as a first message, and after a fact. */
export function readRemarkExamples(): Example[] {
  const facts = [...new Set(allFacts().map(factLabel))];
  const complaints = readLines(complaintFile).map((text) => ({ text, label: 'complaint' }));
  return [...readByFile(remarksFolder), ...complaints].flatMap((one, index) => [
    one,
    { ...one, after: facts[index % facts.length] ?? '' },
  ]);
}

/** What a message says of the visitor's own details: one file for each label, one message on each line. */
const ownDetailsFolder = join(dataFolder, 'own-details');

/** Messages about the visitor's own details, about what sounds like it, and about anything. */
export function readOwnDetailsExamples(others: readonly Example[]): Example[] {
  const isChosen = (_: Example, index: number) => index % aboutNothing === 0;
  return [
    ...readByFile(ownDetailsFolder),
    ...others.filter(isChosen).map(({ text }) => ({ text, label: 'none' })),
  ];
}

/** One in this many of the other examples is used; with more of them, fewer of the rest are found. */
const aboutNothing = 30;

/** The lines of a folder's files below their headings, labeled with the heading. */
export function readLabeled(folder: string): Example[] {
  return globSync('*.txt', { cwd: folder })
    .sort()
    .flatMap((file) => {
      let label = '';
      return readLines(join(folder, file)).flatMap((line): Example[] => {
        if (!line.startsWith('# ')) return [{ text: line, label }];
        label = line.slice(2);
        return [];
      });
    });
}

/**
 * Examples for topics, in the order of the files' names. Those for facts are among them, with the
 * first topic of their fact.
 */
export function readExamples(): Example[] {
  const topics = topicOfFacts();
  const ofFacts = readFactExamples().flatMap(({ text, label }): Example[] => {
    const topic = topics.get(label);
    return topic ? [{ text, label: topic }] : [];
  });
  return [...readTopicExamples(), ...ofFacts];
}

/** The examples of `data/questions/`. */
const readTopicExamples = (): Example[] => readByFile(examplesFolder);

/** The lines of a folder's files, labeled with the file's name. */
function readByFile(folder: string): Example[] {
  return globSync('*.txt', { cwd: folder })
    .sort()
    .flatMap((file) =>
      readLines(join(folder, file)).map((text) => ({ text, label: basename(file, '.txt') })),
    );
}

/** The lines of a folder's files, in the order of the files' names. */
export function readFolder(folder: string): string[] {
  return globSync('*.txt', { cwd: folder })
    .sort()
    .flatMap((file) => readLines(join(folder, file)));
}

/** Facts without an owner's settings. */
export const allFacts = () =>
  factTable({ name: '', phone: '', email: '', url: '', retention: keepAll });

/** The first topic of each fact, by the label of the fact's examples. */
function topicOfFacts(): ReadonlyMap<string, string> {
  return new Map(
    allFacts().flatMap((fact) => fact.subjects.slice(0, 1).map((one) => [factLabel(fact), one])),
  );
}

export const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
