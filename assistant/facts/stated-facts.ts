import type { Fact } from './fact.ts';

/** The facts that a reply states, in its order. */
export function statedIn(reply: string, facts: readonly Fact[]): Fact[] {
  const text = reply.toLowerCase();
  const stated = facts.filter((fact) => place(text, fact) >= 0);
  return (
    stated
      // `Pro has weekly blog posts` is the beginning of what else it has.
      .filter((one) => !stated.some((two) => isPartOf(one, two)))
      .sort((a, b) => place(text, a) - place(text, b))
  );
}

const isPartOf = (one: Fact, two: Fact): boolean =>
  one !== two && one.en.length < two.en.length && core(two.en).includes(core(one.en));

/** Where a reply states a fact, or -1; its sentence may follow `Yes, ` and end without its period. */
function place(text: string, { en, es }: Fact): number {
  const at = text.indexOf(core(en));
  return at >= 0 ? at : text.indexOf(core(es));
}

const core = (sentence: string) => sentence.toLowerCase().replace(/[.!]$/, '');
