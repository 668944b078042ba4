/** A page's `<h1>`, each sentence on a line of its own. */
export function Headline({ sentences }: { sentences: readonly string[] }) {
  return (
    <h1 className="text-h1">
      {sentences.map((sentence) => (
        <span key={sentence} className="block text-balance">
          {sentence}{' '}
        </span>
      ))}
    </h1>
  );
}
