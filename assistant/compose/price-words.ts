/**
 * Words of prices, amounts and periods, as visitors type them; all expressions are for folded texts.
 * Sums have their own in `sums/`: they read figures, these tell what a question is about.
 */

/** Money in any form: what haggling is about. */
export const mentionsMoney =
  /[$€£%]|\b(pric\w*|cost\w*|free|cheap\w*|discount\w*|deals?|dollars?|bucks|pay|half|precio\w*|cuest\w*|gratis|descuento\w*|mitad|firmo|for \d{2,4}|en \d{2,4}|match \d{2,4})\b/;

/** `how much is`, `price of`: asks for the price of a plan in so many words. */
export const asksPlanPrice =
  /\b(how much|what (does|do|is|would)\b.{0,20}\b(cost|price|run)|price of|cuanto (cuesta|vale|es)|precio de)/;
