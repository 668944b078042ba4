import { expect, test } from 'vitest';
import { isFromChat, readChats, readConversations } from './conversation-examples.server.ts';
import { noPlans } from './plan-choice.ts';

test('messages from chats carry the answers and plans before them, and how the answer begins', () => {
  const chats = readChats();
  expect(chats.every(isFromChat)).toBe(true);
  expect(chats.filter(({ after }) => !after).length).toBeGreaterThan(1000);
  const first = chats.find(
    ({ text }) => text === 'does it pick up the phone when my hands are in dough lol',
  );
  expect(first).toEqual({
    text: 'does it pick up the phone when my hands are in dough lol',
    label: 'company.answers-calls',
    about: noPlans,
    aboutBefore: [],
    begins: 'no',
  });
  const later = chats.find(({ earlier, aboutBefore = [] }) => earlier && aboutBefore.length > 0);
  expect(later).toMatchObject({ after: expect.stringMatching(/\w/), about: expect.any(String) });
});

test('messages of conversations are not from chats', () => {
  expect(readConversations().flat().some(isFromChat)).toBe(false);
});
