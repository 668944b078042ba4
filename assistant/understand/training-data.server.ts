import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marketingName } from '../../app/facts/plans.ts';
import { projectRoot } from '../../lib/project-root.ts';
import { keepAll } from '../../lib/site-settings.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import { factTable } from '../facts/table.ts';
import { noPlans } from './plan-choice.ts';

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
const complaintsFolder = join(dataFolder, 'complaints');
const complaintFile = join(complaintsFolder, 'complaint.txt');

/** Remarks and wishes for a call: one file for each of these labels, one message on each line. */
const remarksFolder = join(dataFolder, 'remarks');

/**
 * Messages with contact details, one on each line: in `own.txt` those of the visitor, with the name in
 * brackets; in `other.txt` those of others. And lists of given names and surnames.
 */
export const contactFolder = join(dataFolder, 'contact');

/** What visitors say next: a line `# fact` for the last answer, and below it `fact: message` on each line. */
const turnsFolder = join(dataFolder, 'turns');

/**
 * What visitors say to the answers that we really gave, right or wrong: a line `# last, earlier | plans`
 * for the labels of the answers before and the plans that they were about, the last ones first (`# -`
 * before the first answer), and below it `fact @plans yes: message` on each line, with what the right
 * answer begins with, if it is yes or no.
 */
const chatsFolder = join(dataFolder, 'chats');

/**
 * Whole conversations: a line `## visitor`, and below it `fact: message` for each message; in some of them
 * with the plans that the answer is about, and an amount that it has: `sum.price @pro =5964: per year`.
 */
const conversationsFolder = join(dataFolder, 'conversations');

/**
 * Questions with what the answer begins with: a line `# fact`, and below it `yes: question`, `no: …` or
 * `neither: …` on each line.
 */
const yesNoFolder = join(dataFolder, 'yes-no');

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
  /** What the answer begins with, in chats, which tell it. */
  begins?: Begins;
}

/** How an answer begins. */
type Begins = 'yes' | 'no' | 'neither';

/** Examples for facts, labeled with `factLabel`. */
export const readFactExamples = (): Example[] => readLabeled(factsFolder);

/** Examples for facts, and what asks for none of them: complaints, and topics without a fact. */
export function readFactsAskedFor(): Example[] {
  const others = readTopicExamples().filter(({ label }) => withoutFact.has(label));
  return [
    ...readFactExamples(),
    ...others.map(({ text }) => ({ text, label: 'none' })),
    ...readLines(complaintFile).map((text) => ({ text, label: 'complaint' })),
  ];
}

/** Messages after an answer, labeled with the fact that they ask for. */
export function readTurnExamples(): Example[] {
  const afterFact = readLabeled(turnsFolder).map(({ text, label: after }) => ({
    ...labeled(text),
    after,
  }));
  return [...afterFact, ...readConversations().flat(), ...readChats()];
}

/** The messages of chats with the answers before each of them. */
export function readChats(): Example[] {
  return readLabeled(chatsFolder).map(({ text, label: heading }) => {
    const [answers = '', plans = ''] = heading.split(' | ');
    const [after, earlier] = answers === '-' ? [] : answers.split(', ');
    const one = labeled(text);
    return {
      ...one,
      ...(after && { after }),
      ...(earlier && { earlier }),
      about: one.about ?? noPlans,
      aboutBefore: plans ? plans.split(', ') : [],
      begins: one.begins ?? 'neither',
    };
  });
}

/** The messages of each conversation, each after the fact that answered the ones before it. */
export const readConversations = (): Example[][] =>
  globSync('*.txt', { cwd: conversationsFolder })
    .sort()
    .flatMap((file) => conversationsIn(readLines(join(conversationsFolder, file))));

function conversationsIn(lines: readonly string[]): Example[][] {
  const found: Example[][] = [];
  for (const line of lines) {
    if (line.startsWith('## ')) found.push([]);
    else found.at(-1)?.push(labeled(line));
  }
  return found.map(inContext);
}

/** The messages of a conversation with the labels of the answers before each of them. */
function inContext(messages: readonly Example[]): Example[] {
  const tellsPlans = messages.some(({ about }) => about);
  let aboutBefore: readonly string[] = [];
  let [after, earlier]: (string | undefined)[] = [];
  return messages.map((one) => {
    const { label, about } = one;
    const told = {
      ...one,
      ...(after && { after }),
      ...(earlier && { earlier }),
      ...(tellsPlans && { about: about ?? noPlans, aboutBefore }),
    };
    if (label !== 'none') [after, earlier] = [label, after];
    if (about && about !== aboutBefore[0]) aboutBefore = [about, ...aboutBefore];
    return told;
  });
}

const labeledLine =
  /^(?<label>\S+?)(?: @(?<plans>[a-z+]+))?(?: =(?<amounts>[\d.,?]+))?(?: (?<begins>yes|no))?: (?<text>.+)$/;

/** `label: text`, `label @plans =amounts yes: text` */
function labeled(text: string): Example {
  const { groups = {} } = labeledLine.exec(text) ?? {};
  const { label = '', plans, amounts, begins, text: message = '' } = groups;
  return {
    label,
    text: message,
    ...(plans && { about: plans }),
    ...(amounts && amounts !== '?' && { amounts: amounts.split(',') }),
    ...(begins && { begins: begins as Begins }),
  };
}

/** A question that a fact answers, labeled with how its answer begins, compared with the fact's own. */
export interface YesNoExample extends Example {
  fact: Fact;
}

/** Questions with the fact that answers them, labeled by how the answer begins (`YesNo`). */
export function readYesNoExamples(): YesNoExample[] {
  const facts = Map.groupBy(allFacts(), factLabel);
  const asked = readLabeled(yesNoFolder).map(({ text: line, label: of }): Example => {
    const { label: begins, text } = labeled(line);
    return { text, label: of, begins: begins as Begins };
  });
  return [...asked, ...readChats()].flatMap(({ text, label: of, begins, about }) => {
    const all = facts.get(of) ?? [];
    // Of a fact with one for each plan, the plan's own, or the one about all.
    const fact =
      all.find(({ plan }) => plan && marketingName[plan].toLowerCase() === about) ??
      all.find(({ plan }) => !plan) ??
      all[0];
    if (!fact) return [];
    const isYes = begins === 'yes';
    const label =
      begins === 'neither' ? begins : isYes === (fact.yes ?? true) ? 'same' : 'opposite';
    return [{ text, label, fact }];
  });
}

/** Remarks and wishes for a call: each at the beginning of a conversation, and after a fact. */
export function readRemarkExamples(): Example[] {
  const facts = [...new Set(allFacts().map(factLabel))];
  return readByFile(remarksFolder).flatMap((one, index) => [
    one,
    { ...one, after: facts[index % facts.length] ?? '' },
  ]);
}

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

/** Complaints, what sounds like one and isn't, and questions. */
export function readComplaintExamples(): {
  complaints: string[];
  nearMisses: string[];
  others: string[];
} {
  const others = readExamples().map(({ text }) => text);
  const inChats = readChats().filter(({ label }) => label === 'complaint');
  return {
    complaints: [...readLines(complaintFile), ...inChats.map(({ text }) => text)],
    nearMisses: readLines(join(complaintsFolder, 'none.txt')),
    others,
  };
}

/** Facts without an owner's settings. */
const allFacts = () => factTable({ name: '', phone: '', email: '', url: '', retention: keepAll });

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
