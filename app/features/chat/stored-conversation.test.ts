import { beforeEach, expect, test, vi } from 'vitest';
import { loadConversation, parseReply, saveConversation } from './stored-conversation.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const conversation = {
  open: true,
  pending: false,
  messages: [
    { role: 'user' as const, content: 'How much?', timestamp: 1 },
    {
      role: 'assistant' as const,
      content: '$297 a month.',
      timestamp: 2,
      links: [{ label: 'Pricing', href: '/pricing' }],
      questions: ['Can I cancel anytime?'],
    },
  ],
};

test('a stored conversation loads unchanged', () => {
  saveConversation(conversation);
  expect(loadConversation()).toEqual(conversation);
  saveConversation({ ...conversation, open: false });
  expect(loadConversation()?.open).toBe(false);
});

test('the form and what the chat filled in elsewhere last, a sending and its outcome don’t', () => {
  const kept = {
    ...conversation,
    form: 'reply' as const,
    filled: { audit: { email: 'ann@example.com' } },
  };
  saveConversation({ ...kept, sending: true, refusal: { email: 'wrong' }, notice: 'Sent.' });
  expect(loadConversation()).toEqual(kept);
  stored.set('chat', JSON.stringify({ ...kept, form: 'other', filled: { audit: 1 } }));
  expect(loadConversation()).toMatchObject({ form: undefined, filled: { audit: {} } });
});

test.for(['', 'null', '{', '[]', '{"messages":1}'])(
  'unreadable storage, %j, is ignored',
  (text) => {
    stored.set('chat', text);
    expect(loadConversation()).toBeUndefined();
  },
);

test('malformed messages are dropped', () => {
  const messages = [{ role: 'system' }, null, conversation.messages[0]];
  stored.set('chat', JSON.stringify({ messages, pending: 'yes' }));
  expect(loadConversation()).toEqual({
    open: false,
    pending: false,
    messages: [conversation.messages[0]],
  });
});

test('a reply without success true adds nothing', () => {
  expect(parseReply({ success: true, response: 'Hi' })).toEqual({ content: 'Hi' });
  expect(parseReply({ success: true, response: 'Hi', links: [{ href: 1 }] })).toEqual({
    content: 'Hi',
    links: [],
  });
  expect(parseReply({ success: true, response: 'Hi', questions: [1, 'Why?'] })).toEqual({
    content: 'Hi',
    questions: ['Why?'],
  });
  for (const other of [null, 'Hi', { response: 'Hi' }, { success: 'true', response: 'Hi' }, {}]) {
    expect(parseReply(other)).toBeUndefined();
  }
});
