import { afterAll, expect, test } from 'vitest';
import { baselines } from '../assistant/eval/baselines.ts';
import { runSet, trainedOn } from '../assistant/eval/run.ts';
import { type EvalSet, readSet } from '../assistant/eval/sets.ts';
import { evalSite, startEvalAssistant } from './eval-assistant.ts';

const { ask, assistant, close } = await startEvalAssistant();
afterAll(close);

const reply = async (message: string, ...before: string[]) => {
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const content of before) {
    const { response } = await assistant.reply({ message: content, conversation });
    conversation.push({ role: 'user', content }, { role: 'assistant', content: response });
  }
  return assistant.reply({ message, conversation });
};

/** A fifth of a set, which takes a fifth of the time. */
function fifthOf({ questions, conversations }: EvalSet): EvalSet {
  const isChosen = (_: unknown, index: number) => index % 5 === 0;
  return { questions: questions.filter(isChosen), conversations: conversations.filter(isChosen) };
}

test('the tuning set is answered right, and a constant answer passes almost none of it', async () => {
  const set = fifthOf(readSet('tuning'));
  const { kinds, wrongPrices, contacts, repetitions, states } = await runSet(ask, set);
  const share = (kind: string) => (kinds.get(kind)?.right ?? 0) / (kinds.get(kind)?.asked ?? 1);
  expect(wrongPrices).toBe(0);
  expect(repetitions).toBe(0);
  expect(share('all')).toBeGreaterThan(0.93);
  expect(share('follow-up')).toBeGreaterThan(0.82);
  expect(share('attack')).toBe(1);
  expect(share('contact')).toBeGreaterThan(0.9);
  expect(share('sum')).toBeGreaterThan(0.9);
  expect(share('complaint')).toBeGreaterThan(0.9);
  expect(contacts.right / contacts.asked).toBeGreaterThan(0.92);
  expect(states.right / states.asked).toBeGreaterThan(0.72);
  const { constant } = baselines(evalSite);
  const constantly = (await runSet(async () => ({ response: constant() }), set)).kinds.get('all');
  expect((constantly?.right ?? 1) / (constantly?.asked ?? 1)).toBeLessThan(0.15);
}, 120_000);

test('sums in chats are computed, and a constant answer has almost none of them', async () => {
  const set = fifthOf(readSet('sums'));
  const { kinds, wrongPrices, repetitions } = await runSet(ask, set);
  const turns = kinds.get('turn') ?? { asked: 1, right: 0 };
  expect(turns.right / turns.asked).toBeGreaterThan(0.8);
  expect(wrongPrices).toBe(0);
  expect(repetitions).toBe(0);
  const { constant } = baselines(evalSite);
  const constantly = (await runSet(async () => ({ response: constant() }), set)).kinds.get('turn');
  expect((constantly?.right ?? 1) / (constantly?.asked ?? 1)).toBeLessThan(0.15);
}, 120_000);

test('no question of a set is among the examples', () => {
  const known = (['tuning', 'sums', 'held-out'] as const).flatMap((name) =>
    trainedOn(readSet(name)),
  );
  expect(known).toEqual([]);
});

test('a wrong price in a question is corrected, never confirmed', async () => {
  for (const claim of [
    'Starter is $19, right?',
    'so Pro costs 20 dollars',
    'the price is $9?',
    'pro costs 300 right',
    '¿dominate cuesta 500?',
  ]) {
    const { response } = await reply(claim);
    expect(response).not.toMatch(/^(yes|sí)|\$19|\$20|\$9(?!97)/i);
  }
});

test('follow-ups are understood with what was said before', async () => {
  expect((await reply('and Pro?', 'How much is Starter?')).response).toContain('$497');
  expect((await reply('what about Dominate', 'How many keywords do I get?')).response).toContain(
    '100+',
  );
  expect((await reply('and per year?', 'How much is Pro?')).response).toContain(
    '12 × $497 = $5,964 a year',
  );
  expect((await reply('the bigger one?', 'How much is Pro?')).response).toContain('$997');
});

test('yes-or-no questions get yes or no first, with the town they name', async () => {
  expect((await reply('Do you cover Baltimore?')).response).toMatch(/^Yes, Baltimore is covered/);
  expect((await reply('Is the trial 30 days?')).response).toMatch(/^No, .*14-day/);
  expect((await reply('¿Puedo cancelar cuando quiera?')).response).toMatch(/^Sí, /);
});

test('a message with two questions gets two answers', async () => {
  const { response } = await reply('Where is your office? And can I cancel anytime?');
  expect(response).toContain('Northern Virginia');
  expect(response).toMatch(/cancel/i);
});

test('a complaint gets an apology and the form, a phone number opens it filled in', async () => {
  const complaint = await reply('I was charged twice this month');
  expect(complaint.response).toMatch(/^I’m sorry/);
  expect(complaint.form).toEqual({});
  const { form } = await reply('call me at 703-555-9911, I’m Dana');
  expect(form).toEqual({ name: 'Dana', phone: '703-555-9911' });
});

test('a complaint stays one while the visitor tells more of it', async () => {
  const { response, form } = await reply('it was about the second invoice', 'You billed me twice');
  expect(response).not.toMatch(/plan|month/);
  expect(form).toEqual({});
});

test('a plain yes after an answer is no attack', async () => {
  expect((await reply('yes', 'How much is Starter?')).response).not.toMatch(/can’t/);
});

test('plans change by their size alone', async () => {
  expect((await reply('ok middle then', 'how much is starter')).response).toContain('$497');
  expect(
    (await reply('what about the cheap one', 'how much is pro', 'and per year?')).response,
  ).toContain('$3,564');
});

test('what the visitor already pays is a bill, not a budget', async () => {
  const { response } = await reply(
    'we spend $18,000 a year on a freelancer, savings with starter?',
  );
  expect(response).toContain('$1,203');
});

test('to hold a post is no question about the price of a post', async () => {
  const { response } = await reply('what if it writes nonsense, can I stop a post');
  expect(response).toContain('hold any post');
});

test('who wants the audit is led to it, with the site and the business that they named', async () => {
  const { response, links, contact } = await reply('I’d like the free audit for fern.example');
  expect(response).toContain('your details are filled in there');
  expect(links.map(({ href }) => href)).toEqual(['/free-audit']);
  expect(contact).toEqual({ website: 'fern.example' });
  const told = await reply('our site is harris.example and we are called Harris Roofing');
  expect(told.contact).toEqual({ website: 'harris.example', company: 'Harris Roofing' });
  expect((await reply('do you have a free audit?')).response).toMatch(/^Yes, the audit is free/);
});

test('the assistant finds posts and resources by their subject', async () => {
  expect((await reply('do you have an article about answering reviews')).response).toMatch(
    /review/i,
  );
  expect((await reply('any template for a content calendar')).response).toMatch(/calendar/i);
});
