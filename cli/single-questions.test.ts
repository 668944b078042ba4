import { afterAll, expect, test } from 'vitest';
import { startEvalAssistant } from './eval-assistant.ts';

const { assistant, close } = await startEvalAssistant();
afterAll(close);

const answerTo = async (message: string) =>
  (await assistant.reply({ message, conversation: [] })).response;

test.each([
  ['how many days free and do u want a card', /14-day free trial, no credit card/],
  ['piden tarjeta y cuantos dias son', /14 días/],
  ['how many blogs and keywords on pro', /weekly blog posts\. Pro tracks 25 keywords/],
])('two things asked are both answered: %s', async (question, answer) => {
  expect(await answerTo(question)).toMatch(answer);
});

test.each([
  ['so starter posts daily right', 'No, Starter has 3 social posts per week.'],
  ['starter posts three times a week right', 'Yes, Starter has 3 social posts per week.'],
  ['pro has monthly reports doesn’t it', 'No, Pro has weekly reports.'],
  ['is phone support on all plans', 'No, phone support 24/7 comes with Dominate.'],
  ['is the dashboard on all plans', 'Yes, the results dashboard comes with every plan.'],
])('what a question takes for granted is confirmed or denied: %s', async (question, answer) => {
  expect(await answerTo(question)).toBe(answer);
});

test.each([
  ['what fields does the signup page want', /first and last name.*8 characters/],
  ['why does signup refuse my password', /at least 8 characters/],
  ['after the audit request goes out, what follows', /within 24 hours.*strategy call/],
  ['do you need my business type for the audit', /^Yes, the audit form asks/],
  ['is there a template for my paintings portfolio', /^Yes, a portfolio/],
  ['is your builder too hard for a beginner', /^No, you need no code/],
  ['how many blogs per month with dominate', /^Dominate has 8 blog posts a month/],
  ['what does lead nurturing mean', /the site doesn’t say what exactly it includes/],
])('what the pages say has a fact: %s', async (question, answer) => {
  expect(await answerTo(question)).toMatch(answer);
});

test.each([
  'do you run on gpt or gemini',
  'what country are the servers in',
  'can every stylist get her own login',
  'do you print posters',
  'would you do a tv spot',
  'can it write captions in tagalog',
  'how many words is each article',
])('what the pages leave open is admitted: %s', async (question) => {
  expect(await answerTo(question)).toMatch(/^I don’t know/);
});
