import { afterAll, expect, test } from 'vitest';
import { startEvalAssistant } from './eval-assistant.ts';

const { assistant, close } = await startEvalAssistant();
afterAll(close);

/** The replies to messages of one conversation. */
async function talk(...messages: string[]): Promise<string[]> {
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const message of messages) {
    const { response } = await assistant.reply({ message, conversation });
    conversation.push({ role: 'user', content: message }, { role: 'assistant', content: response });
  }
  return conversation.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}

test('a follow-up that only names plans asks the same of them', async () => {
  const [, pro, both] = await talk(
    'does starter track keywords',
    'and growth?',
    'and the other one',
  );
  expect(pro).toBe('Yes, Pro tracks 25 keywords.');
  expect(both).toBe('Yes, Dominate tracks 100+ keywords.');
  const [, others] = await talk('how many networks on starter', 'and the other two?');
  expect(others).toBe('Pro posts to 5 social platforms. Dominate posts to all social platforms.');
  const [, , difference] = await talk(
    'how much is starter',
    'and growth',
    'the price difference between them?',
  );
  expect(difference).toContain('$497 − $297 = $200');
});

test('a follow-up on all plans, or a cheaper one, is answered by what includes it', async () => {
  expect((await talk('do you manage ads', 'on every plan?'))[1]).toBe(
    'No, ad management comes with Pro and Dominate.',
  );
  const [, , cheaper] = await talk(
    'do you have account managers',
    'on which plan',
    'anything cheaper with it',
  );
  expect(cheaper).toBe('No, a dedicated account manager comes with Dominate.');
});

test('the plan with more of something is named first', async () => {
  const [, more] = await talk('compare starter and pro', 'which has more keywords');
  expect(more).toBe('Pro tracks 25 keywords. Starter tracks 10 keywords.');
});

test('what was said is not said again: only the part asked for', async () => {
  expect((await talk('is there a free trial', 'how long'))[1]).toBe('14 days.');
  expect((await talk('hay prueba gratis?', 'cuantos dias'))[1]).toBe('Son 14 días.');
  for (const reply of await talk('who writes the blog', 'why', 'why', 'why'))
    expect(reply).not.toMatch(/As I said|Once more|To repeat/);
});

test('a choice is answered with the choice', async () => {
  expect((await talk('is billing monthly or yearly'))[0]).toMatch(/^Monthly\. /);
  expect((await talk('does pro have weekly or monthly reports'))[0]).toBe(
    'Pro has weekly reports.',
  );
  expect((await talk('do you write the posts or do i'))[0]).not.toMatch(/^(Yes|No)\b/);
});

test('trouble at the visitor’s own business is answered with what we do, a complaint with an apology', async () => {
  for (const trouble of ['our facebook is dead, nobody posts', 'our shop website is down again']) {
    const [reply] = await talk(trouble);
    expect(reply, trouble).toMatch(/^We can help with that: /);
  }
  const [unclear] = await talk('nobody rings my shop nowadays');
  expect(unclear).not.toMatch(/^I’m sorry/);
  const [complaint] = await talk('the report you mailed me is some other salon’s');
  expect(complaint).toMatch(/^I’m sorry/);
});

test('a short question keeps what the conversation named before a price', async () => {
  const [, , , cheaper] = await talk(
    'do you do custom integrations',
    'which plan is that',
    'how much',
    'anything smaller that has it',
  );
  expect(cheaper).toBe('No, custom integrations come with Dominate.');
  const [, extra] = await talk('hacen sitios web?', 'eso se cobra aparte?');
  expect(extra).toMatch(/^No, todos los planes incluyen/);
});

test('who decides for a plan is told how to begin', async () => {
  expect((await talk('compare starter and pro', 'i’ll take that one'))[1]).toContain(
    'create your account',
  );
});

test('honest questions about rankings and false reviews are not refused', async () => {
  for (const question of [
    'do you guarantee me the first spot',
    'a stranger left a fake 2 star review on our page',
  ])
    expect((await talk(question))[0], question).not.toMatch(/can’t do that/);
});

test('what is wrong at the visitor’s business, with a plea for help, gets what we do', async () => {
  expect((await talk('it’s been dead at my shop since may, can you help'))[0]).toMatch(
    /^We can help with that: an AI marketing agent/,
  );
});

test('a price per location is never multiplied by itself', async () => {
  expect((await talk('is the 497 per location or per company'))[0]).not.toMatch(/×/);
});

test('what is in a plan, the plan below it, and the cheapest again are each their own question', async () => {
  const [, middle, keywords, below, cheapest] = await talk(
    'hey how much is this',
    'and whats in the middle one',
    'how many keywords on dominate',
    'and the one under it',
    'ok what was the cheapest again',
  );
  expect(middle).toMatch(/^Pro includes weekly blog posts/);
  expect(keywords).toBe('Dominate tracks 100+ keywords.');
  expect(below).toBe('Pro tracks 25 keywords.');
  expect(cheapest).toMatch(/^The least expensive plan is Starter/);
});

test('what is included costs nothing extra', async () => {
  const [, no, again] = await talk(
    'whats in pro',
    'is the dashboard extra',
    'so is the dashboard extra',
  );
  expect(no).toBe('No, Pro includes the results dashboard.');
  expect(again).toBe('No, to be clear: Pro includes the results dashboard.');
  expect((await talk('y si no funciona me quedo sin mi dinero?'))[0]).toMatch(
    /^No, .*te reembolsamos/,
  );
});

test('a repeated yes says so; how long a complaint takes is told', async () => {
  const [, again] = await talk('is there a free trial', 'so is there a free trial');
  expect(again).toMatch(/^Yes, that’s right: /);
  const [sorry, when] = await talk('you posted the wrong phone number', 'how long will that take');
  expect(sorry).toMatch(/sorry/);
  expect(when).toMatch(/within 2 hours/);
});

test('a discount is neither computed nor apologized for', async () => {
  const [, half] = await talk(
    'how much is starter',
    'half price the first 3 months and i sign today',
  );
  expect(half).toMatch(/the prices are flat/);
  expect((await talk('my buddy got 20% off from you guys'))[0]).not.toMatch(/I’m sorry/);
});

test('who we are is heard without an apostrophe, and the end of a sentence is no address', async () => {
  expect((await talk('were hvac btw, ashburn'))[0]).toBe(
    'Good to know: our agents work for HVAC companies, and Ashburn is in our area. What would you like to know?',
  );
  const conversation: [] = [];
  const message =
    'im not a computer person at all. my daughter does it. what do i have to do to start';
  expect((await assistant.reply({ message, conversation })).contact).toBeUndefined();
});
