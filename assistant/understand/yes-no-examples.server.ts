import { join } from 'node:path';
import { marketingName } from '../../app/facts/plans.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import { labeled, readChats } from './conversation-examples.server.ts';
import {
  allFacts,
  type Begins,
  dataFolder,
  type Example,
  readLabeled,
} from './training-data.server.ts';

/**
 * Questions with what the answer begins with: a line `# fact`, and below it `yes: question`, `no: …` or
 * `neither: …` on each line.
 */
const yesNoFolder = join(dataFolder, 'yes-no');

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
