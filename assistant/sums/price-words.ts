/** Words that ask for a price or a total. */
export const asksPrice =
  /\b(how much|cost|costs|price|prices|pay|paying|total|come[sn]? to|add up|work out|works out|altogether|spend|run me|come out|out to|bill|cuanto|cuesta|costaria|costo|precio|pagar\w*|pago|total|sale|saldria|seria|gast\w+|math|calculate|calcula\w*|what is that|whats that|what would|thats|(what|where) (am|are|would|will) (i|we)( be)? (at|in for|looking at|out|paying)|looking at( what)?|damage|fork over|shell out|out of pocket|owe|me sale|be for|be per|whatd)\b|\$/;
