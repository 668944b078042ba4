import { expect, test } from 'vitest';
import { fold } from './language.server.ts';
import { loadUnderstanding } from './load.server.ts';
import { readMentionExamples } from './mention-examples.server.ts';
import { MentionClassifier, trainMentions } from './mentions.server.ts';

const { mentions } = await loadUnderstanding();

test.each([
  ['my sister has a bakery in Bowie, we do nails over in Laurel', ['do nails', 'laurel']],
  [
    'asking for my dad, his hardware store in Poolesville has no website',
    ['hardware store', 'poolesville'],
  ],
  ['a dentist told me about you', []],
  ['my barber shop in Hyattsville gets 0 calls from the web', ['barber shop', 'hyattsville']],
  ['is your office in DC?', []],
  [
    'mi hermana tiene una panadería en Manassas, yo limpio casas en Reston',
    ['limpio casas', 'reston'],
  ],
  ['do you cover Rockville', ['rockville']],
])('what is the visitor’s own in %j', (text, names) => {
  const { own } = mentions.whose(fold(text));
  expect([...own.values()].flat().sort()).toEqual(names.toSorted());
});

/** Saying of every name that it is the visitor's would be right for all of theirs, and for none of others. */
test('whose the names in messages are that no example had', () => {
  const examples = readMentionExamples();
  const isHeldOut = (_: unknown, index: number) => index % 6 === 0;
  const trained = trainMentions(examples.filter((one, index) => !isHeldOut(one, index)));
  const classifier = new MentionClassifier(trained);
  const counts = { own: 0, others: 0 };
  const right = { own: 0, others: 0 };
  for (const example of examples.filter(isHeldOut)) {
    const found = classifier.marked(example);
    for (const [index, { isOwn }] of example.mentions.entries()) {
      if (isOwn === undefined) continue;
      const whose = isOwn ? 'own' : 'others';
      counts[whose] += 1;
      if (found.mentions[index]?.isOwn === isOwn) right[whose] += 1;
    }
  }
  expect(counts.others).toBeGreaterThan(200);
  expect(right.own / counts.own).toBeGreaterThan(0.95);
  expect(right.others / counts.others).toBeGreaterThan(0.5);
});
