import { describe, expect, it } from 'vitest';
import { good } from '../../test/corpora/good.ts';
import { spam } from '../../test/corpora/spam.ts';
import { laterGood, laterUnwanted, unseenGood, unseenUnwanted } from '../../test/corpora/unseen.ts';
import type { AnswerBody, Once } from '../db/idempotency.ts';
import { createRates } from './rates.ts';
import { type Submission, screen, storeScreened, type Verdict } from './screen.ts';

const minute = 60_000;
const start = Date.UTC(2025, 5, 2, 14);

/** Screens a corpus in order, a submission every `every` milliseconds. */
function run(corpus: readonly Submission[], every: number) {
  const rates = createRates();
  return corpus.map((submission, i) => ({
    submission,
    ...screen(submission, rates.count(submission, start + i * every).signals),
  }));
}

describe('the corpora', () => {
  it('holds none of 200 good submissions', () => {
    expect(good).toHaveLength(200);
    expect(new Set(good.map(({ texts }) => texts.join())).size).toBeGreaterThan(150);
    const heldOnes = run(good, 3 * minute).filter(({ held }) => held);
    expect(heldOnes.map(({ submission: { texts }, reasons }) => ({ texts, reasons }))).toEqual([]);
  });

  it('holds at least 190 of 200 spam submissions', () => {
    expect(spam).toHaveLength(200);
    const through = run(spam, 3 * minute).filter(({ held }) => !held);
    expect(
      through.map(({ submission, reasons }) => ({ texts: submission.texts, reasons })).slice(10),
    ).toEqual([]);
  });

  // Results before any rule was changed for a set: decisions/006.
  it.each([
    { set: 'first unseen', good: unseenGood, people: 60, unwanted: unseenUnwanted, atLeast: 57 },
    { set: 'later unseen', good: laterGood, people: 30, unwanted: laterUnwanted, atLeast: 10 },
  ])('holds no good submission of the $set set, and at least $atLeast of its spam', (one) => {
    expect(one.good).toHaveLength(one.people);
    const heldOnes = run(one.good, 3 * minute).filter(({ held }) => held);
    expect(heldOnes.map(({ submission, reasons }) => ({ ...submission, reasons }))).toEqual([]);
    const caught = run(one.unwanted, 3 * minute).filter(({ held }) => held);
    expect(caught.length).toBeGreaterThanOrEqual(one.atLeast);
  });
});

const plain: Submission = {
  name: 'Rosa Alvarez',
  email: 'rosa@alvarezbakery.example',
  phone: '(301) 555-0188',
  company: 'Alvarez Bakery',
  website: 'https://alvarezbakery.example',
  texts: ['', 'More catering orders from offices in Bethesda.'],
  honeypot: '',
  elapsed: 60_000,
  source: '198.51.100.7',
};

/** Requests in the words of offers and frauds, and the latter. */
const lookalikes = {
  requests: [
    'We are a law firm that handles probate and inheritance disputes. We want more clients who need help with funds left in trust.',
    'Estate planning attorney here. When a parent has passed away, heirs search for help with inheritance taxes and frozen funds. How do we show up on Google for that?',
    'Clients come to us when a next of kin is in dispute over a million dollars. We need more traffic to our site.',
    'Funeral home: families of the deceased often ask about funds for the burial. We want to be found in Rockville.',
    'We are a small marketing agency in Arlington and resell services to our clients. Do you offer white-label plans, and what is the price per month for ten client accounts?',
    'Our agency builds sites for dentists. We would like to offer your AI agent to our clients as a white label service. Can you send me a price list?',
    'We are a digital agency and we’d like to outsource our clients’ blog posts to you. What does it cost?',
    'We sell home loans and working capital to small shops, with no credit check. We need more leads.',
  ],
  frauds: [
    'My late client was a widow who left 4.2 million dollars. He shares your last name, and I want to present you as next of kin.',
    'I am a barrister in Accra. The deceased deposited funds with a bank here. I will split it with you; contact me urgently and keep it strictly confidential.',
    'An inheritance of 12 million USD awaits you. Send your full name and bank to claim the funds.',
  ],
};

describe('a request in a seller’s words', () => {
  it.each(lookalikes.requests)('is not held: %s', (text) => {
    expect(screen({ ...plain, texts: ['', text] }).held).toBe(false);
  });

  it.each(lookalikes.frauds)('is held if it promises money: %s', (text) => {
    expect(screen({ ...plain, texts: ['', text] }).held).toBe(true);
  });
});

describe('a single sign', () => {
  it('suffices if it is the honeypot', () => {
    const verdict = screen({ ...plain, honeypot: 'x' });
    expect(verdict).toEqual({
      held: true,
      reasons: [{ reason: 'filled in the hidden field', weight: 1 }],
    });
  });

  it('does not suffice if it is haste, missing JavaScript or a wrong clock', () => {
    for (const elapsed of [0, 900, 2400, -5, undefined]) {
      expect(screen({ ...plain, elapsed }).held).toBe(false);
    }
  });

  it('does not suffice if it is a busy network, whose count expires', () => {
    const rates = createRates();
    const submit = (i: number, at: number) => {
      const submission = { ...plain, email: `a${i}@b.example` };
      return screen(submission, rates.count(submission, at).signals);
    };
    const verdicts = Array.from({ length: 40 }, (_, i) => submit(i, start + i * 1000));
    expect(verdicts.filter(({ held }) => held)).toEqual([]);
    const reason = 'is one of more than 5 from one network within 10 minutes';
    expect(verdicts.map(({ reasons }) => reasons)).toEqual([
      ...Array(5).fill([]),
      ...Array(35).fill([{ reason, weight: 0.5 }]),
    ]);
    expect(submit(40, start + 11 * minute).reasons).toEqual([]);
  });

  it('suffices if it is the seventh submission of an address within an hour', () => {
    const rates = createRates();
    const verdicts = Array.from({ length: 8 }, (_, i) => {
      const submission = { ...plain, source: `s${i}` };
      return screen(submission, rates.count(submission, start + i).signals).held;
    });
    expect(verdicts).toEqual([...Array(6).fill(false), true, true]);
  });

  it('is not a link to the sender’s own site', () => {
    const texts = [
      '',
      'See https://shop.alvarezbakery.example and https://www.instagram.com/alvarez',
    ];
    expect(screen({ ...plain, texts }).reasons).toEqual([]);
  });
});

describe('the rates', () => {
  const stored = { kind: 'done', answer: { status: 201, body: {} } } as const;

  it('count new submissions only, not repeated keys or failed attempts', async () => {
    const rates = createRates();
    const send = (store: (verdict: Verdict) => Promise<Once<AnswerBody>>) =>
      storeScreened(rates, plain, start, store);
    for (let i = 0; i < 20; i++) {
      await expect(send(() => Promise.reject(new Error('no database')))).rejects.toThrow();
      await send(async () => ({ ...stored, kind: 'replayed' }));
      await send(async () => ({ kind: 'mismatch' }));
    }
    expect(rates.count(plain, start).signals).toEqual([]);
  });

  it('count submissions that are still being stored', async () => {
    const rates = createRates();
    const verdicts: Verdict[] = [];
    const store = async (verdict: Verdict) => {
      verdicts.push(verdict);
      return stored;
    };
    await Promise.all(Array.from({ length: 7 }, () => storeScreened(rates, plain, start, store)));
    expect(verdicts.at(-1)?.held).toBe(true);
  });
});
