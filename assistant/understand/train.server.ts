import { trainComplaints } from './complaint.server.ts';
import { readComplaintExamples } from './complaint-examples.server.ts';
import { trainContacts } from './contact-classifier.server.ts';
import { readContactExamples } from './contact-examples.server.ts';
import { readTurnExamples } from './conversation-examples.server.ts';
import { readMentionExamples } from './mention-examples.server.ts';
import { trainMentions } from './mentions.server.ts';
import type { TrainedModel } from './model-file.server.ts';
import { trainOwnDetails } from './own-details-classifier.server.ts';
import { SpellChecker } from './spelling.server.ts';
import { readMarkedTrades, readTradeExamples } from './trade-examples.server.ts';
import { trainMessages } from './train-messages.server.ts';
import {
  type Example,
  readExamples,
  readFactsAskedFor,
  readOwnDetailsExamples,
  readRemarkExamples,
} from './training-data.server.ts';
import { readYesNoExamples } from './yes-no-examples.server.ts';

/** Messages labeled `none` in conversations include complaints. */
const isNoComplaint = ({ label }: Example) => label !== 'none' && label !== 'complaint';

/** Trains everything from its examples. @param isChosen which of them. */
export async function trainModel(
  isChosen: (one: Example, index: number) => boolean = () => true,
): Promise<TrainedModel> {
  const { complaints, nearMisses, others } = readComplaintExamples();
  const chosen = (texts: readonly string[], label: string) =>
    texts.filter((text, index) => isChosen({ text, label }, index));
  const trades = [...readTradeExamples(), ...readMarkedTrades()];
  const turns = [...readTurnExamples(), ...readRemarkExamples()];
  const messages = await trainMessages({
    topics: readExamples().filter(isChosen),
    facts: readFactsAskedFor().filter(isChosen),
    turns: turns.filter(isChosen),
    yesNo: readYesNoExamples().filter(isChosen),
    trades: trades.filter(isChosen),
    others: [...complaints, ...nearMisses, ...[...turns, ...trades].map(({ text }) => text)],
  });
  const spellChecker = new SpellChecker(new Map(messages.words));
  const ownDetails = readOwnDetailsExamples([...readFactsAskedFor(), ...turns]);
  return {
    messages,
    mentions: trainMentions(readMentionExamples()),
    contacts: trainContacts(readContactExamples(), spellChecker),
    ownDetails: trainOwnDetails(ownDetails.filter(isChosen), spellChecker),
    complaints: trainComplaints({
      complaints: chosen(complaints, 'complaint'),
      nearMisses: chosen(nearMisses, 'none'),
      others: chosen([...others, ...turns.filter(isNoComplaint).map(({ text }) => text)], 'none'),
    }),
  };
}
