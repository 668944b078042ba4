/** What a short question asks for, and how a sentence states it. */
const parts: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(how (long|many (days|hours|weeks|minutes))|how (fast|soon|quick\w*)|cuant[oa]s (dias|horas|semanas|minutos)|cuanto (tiempo|dura|tarda))\b/,
    /(under |menos de )?\d+(?:-\d+)?[- ](?:days?|hours?|minutes?|weeks?|días|horas|minutos|semanas)\b/i,
  ],
  [
    /\b(what (hours|hrs|times?)|when|que (horas?|horario)|a que hora|cuando)\b/,
    /(?:Monday to Friday|Mon-Fri|de lunes a viernes),? (?:9AM-6PM|de 9AM a 6PM) EST/,
  ],
  [
    /\b(which|what) (plans?|one|tier)s?\b|\b(on|in) which\b|\bwhich\W*$|\b(cual|que) (plan|planes)\b|\bcual(es)?\W*$/,
    /\b(?:Starter|Pro|Dominate)(?:(?:, | and | y |, and )(?:Starter|Pro|Dominate))*/,
  ],
  [
    /^(?:(?:and|so|ok|y) )*(?:how much|cuanto)(?: is (?:it|that)| es| cuesta)?\W*$/,
    /\$[\d,]+(?: a month| al mes)/,
  ],
];

/** The words of a sentence that a folded question asks for: `14 days`; undefined unless it is one part. */
export function partOf(sentence: string, folded: string): string | undefined {
  for (const [asked, stated] of parts) {
    if (!asked.test(folded)) continue;
    const found = sentence.match(new RegExp(stated, `${stated.flags}g`)) ?? [];
    // A sentence with more than one doesn't tell which is meant.
    const stands = new Set(
      found.map((one) => one.replace(/(\d)-(day|hour|minute|week)$/, '$1 $2s')),
    );
    const [part] = stands;
    if (part && stands.size === 1) return part;
  }
  return undefined;
}
