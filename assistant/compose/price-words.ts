/**
 * Words of prices, amounts and periods, as visitors type them; all expressions are for folded texts.
 * Sums have their own in `sums/`: they read figures, these tell what a question is about.
 */

/** Only questions with such words ask what a plan costs: `could I drop to the small one` doesn't. */
export const mentionsPrice =
  /\b(pric\w+|costs?|costing|how much|hm|expensive|pricey|cheap\w*|afford\w*|pay|paying|paid|charge[ds]?|rates?|fees?|runs? (me|us|you)|run|set (me|us) back|dollars?|bucks|money|month|monthly|mo|total|bill|billed|invoices?|worth|budget|discount|cuanto|cuanta|cuesta\w*|precio|vale|sale|salen|cobran?|mensual\w*|mes|caro|barat\w+|pag\w+|dinero)\b|\$|\b(is|are|at|costs?|es|for|was|a) \d{2,4}(?! (?:posts?|keywords?|blogs?|days?|dias))/;

/** Money in any form: what haggling is about. */
export const mentionsMoney =
  /[$€£%]|\b(pric\w*|cost\w*|free|cheap\w*|discount\w*|deals?|dollars?|bucks|pay|half|precio\w*|cuest\w*|gratis|descuento\w*|mitad|firmo|for \d{2,4}|en \d{2,4}|match \d{2,4})\b/;

/** `how much is`, `price of`: asks for the price of a plan in so many words. */
export const asksPlanPrice =
  /\b(how much|what (does|do|is|would)\b.{0,20}\b(cost|price|run)|price of|cuanto (cuesta|vale|es)|precio de)/;

/** The same after a plan is described by what it contains: `25 keywords is fine. price?` */
export const asksPriceOf =
  /\b(price|cost|costs|how much|run me|set me back|(whats|what's|what is) (it|that|the price)|(a|per|each) month|monthly|precio|cuanto|cuesta|costo|sale|vale|al mes)\b(?!.{0,20}\b(include|come with|posts?|get)\b)/;

/** Asks for an amount, not for how long something lasts or what we owe. */
export const asksAmount =
  /\b(how much|total|what does (it|that) come to|altogether|in all|cuanto|en total)\b(?!.{0,30}\b(back|refund|owe me|longer|devol\w+|reembols\w+)\b)/;

/** A question that a figure could answer, at the end of a story with figures. */
export const asksFigure =
  /\b(how (much|many|long|far|soon)|when|costs?|price|total|save|saving|cheaper|less|more|afford|budget|left|worth|spend|cover|come to|work out|add up|what (would|am|are|is|does|do|will)|what'?s|whats|per|fits?|which (?:one|plan)|cuanto|cuanta|cuando|cual|precio|ahorr\w+|cuesta|alcanza)\b|[\d$]/;

/** Words of a question that only changes the sum before it: `and per year?`, `Dominate instead?` */
export const sumWords =
  /\b(instead|dollars|bucks|money|price|prices|cost|costs|total|whats|save|saving|savings|cheaper|vs|versus|with|con|half|cheap|small|smaller|big|same|question|thing|instead|then|times|wait|hmm|less|more|extra|basically|like|still|apiece|across|dolares|precio|cuesta|ahorro|total|went|took|take|got|bought|buy|smallest|biggest|cheapest|lowest|largest|expensive|most|daily|weekly|yr|yrs|mo|mos|of|them|em|\d+)\b/g;

/** Periods, and words that stand for the visitor's own number of plans or dollars. */
export const periodWords =
  /\b(year|yearly|annual\w*|month|monthly|week|weekly|day|daily|quarter|ano|anual|mes|semana|dia|one|ones|middle|big)\b/;

/** Words of a sum that isn't of money or time. */
export const countWords =
  /\b(total|plus|added|up|altogether|combined|apiece|half|quarter|for|each|all|on|rest)\b/g;
