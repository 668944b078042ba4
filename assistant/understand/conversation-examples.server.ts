import { globSync } from 'node:fs';
import { join } from 'node:path';
import { noPlans } from './plan-choice.ts';
import {
  type Begins,
  dataFolder,
  type Example,
  readLabeled,
  readLines,
} from './training-data.server.ts';

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

/** Messages after an answer, labeled with the fact that they ask for. */
export function readTurnExamples(): Example[] {
  const afterFact = readLabeled(turnsFolder).map(({ text, label: after }) => ({
    ...labeled(text),
    after,
  }));
  return [...afterFact, ...readConversations().flat(), ...readChats()];
}

/** Whether an example is a message from a chat with us. */
export const isFromChat = ({ begins }: Example): boolean => begins !== undefined;

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
    if (!isWithoutAnswer.has(label)) [after, earlier] = [label, after];
    if (about && about !== aboutBefore[0]) aboutBefore = [about, ...aboutBefore];
    return told;
  });
}

/** Labels whose replies state nothing that a conversation could go on with. */
const isWithoutAnswer: ReadonlySet<string> = new Set(['none', 'heard', 'declined', 'misread']);

const labeledLine =
  /^(?<label>\S+?)(?: @(?<plans>[a-z+]+))?(?: =(?<amounts>[\d.,?]+))?(?: (?<begins>yes|no))?: (?<text>.+)$/;

/** Example of a line: `label: text`, `label @plans =amounts yes: text`. */
export function labeled(text: string): Example {
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
