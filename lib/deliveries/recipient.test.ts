import { expect, test } from 'vitest';
import { recipientOf } from './recipient.ts';

test.each([
  ['ann@bakery.example', ['ann+1@bakery.example', 'ANN@Bakery.Example', 'ann+a+b@bakery.example.']],
  ['annlee@gmail.com', ['a.n.n.lee@gmail.com', 'AnnLee+x@googlemail.com', 'ann.lee@GMAIL.com.']],
  ['ann@outlook.com', ['ann+shop@outlook.com']],
  ['ann@icloud.com', ['ann@me.com', 'ann+1@mac.com']],
  ['annlee@proton.me', ['ann.lee@pm.me', 'ann_lee@protonmail.com', 'ann-lee+1@protonmail.ch']],
  ['ann@yahoo.com', ['ann-shop@yahoo.com', 'ann+shop@yahoo.com', 'ann-shop+1@yahoo.com']],
  ['ann@yahoo.com.mx', ['ann-shop@yahoo.com.mx']],
  ['ann@yahoo.fr', ['ann-shop@yahoo.fr']],
  ['ann@yandex.ru', ['ann@yandex.com', 'ann+1@ya.ru', 'Ann@yandex.kz']],
  ['ann@fastmail.com', ['ann+shop@fastmail.com', 'shop@ann.fastmail.com', 'a@b.ann.fastmail.com']],
  ['zoë@xn--mnchen-3ya.example', ['zoë@münchen.example', 'ZOË+1@MÜNCHEN.example']],
  ['ann@bakery.example', ['ａｎｎ@bakery.example']],
])('%s is one mailbox in every spelling', (address, spellings) => {
  for (const spelling of [address, ...spellings]) {
    expect(recipientOf(spelling).mailbox, spelling).toBe(address);
  }
});

test.each([
  ['ann.lee@bakery.example', 'annlee@bakery.example'],
  ['info-sales@bakery.example', 'info-support@bakery.example'],
  ['ann.lee@outlook.com', 'annlee@outlook.com'],
  ['ann@bakery.example', 'ann@shop.bakery.example'],
  ['+1@bakery.example', '+2@bakery.example'],
])('%s and %s are two', (one, other) => {
  expect(recipientOf(one).mailbox).not.toBe(recipientOf(other).mailbox);
});

test.each([
  ['ann@gmail.com', true],
  ['ann@pm.me', true],
  ['ann@yahoo.com.mx', true],
  ['ann@fastmail.com', true],
  ['ann@comcast.net', true],
  ['ann@alvarez-bakery.example', false],
])('whether strangers share the domain of %s: %s', (address, shared) => {
  expect(recipientOf(address).shared).toBe(shared);
});
