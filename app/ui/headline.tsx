/** A page's `<h1>`, each sentence on a line of its own. */
export function Headline({ sentences }: { sentences: readonly string[] }) {
  return (
    <h1 className="text-h1">
      <Sentences of={sentences} />
    </h1>
  );
}

/** The sentences of any heading, each on a line of its own. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return sentences.map((sentence) => (
    <span key={sentence} className="block text-balance">
      {sentence}{' '}
    </span>
  ));
}
