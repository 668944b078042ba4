/**
 * Kinds of words that tell a complaint about us from everything else that sounds negative. All
 * expressions are for single folded words, or for phrases joined by spaces.
 */
const kinds: Readonly<Record<string, string>> = {
  /** Anger and judgment, in a word. */
  anger:
    'horribl\\w*|terribl[ey]|awful\\w*|pathetic|ridiculous\\w*|unbelievable|unacceptable|disgrac\\w+|outrag\\w+|disgust\\w*|appall\\w+|atrocious|shameful|shame|ashamed|unprofessional|incompetent|irresponsib\\w+|useless|usless|worthless|garbage|trash|crap\\w*|rubbish|junk|joke|lousy|worst|disappoint\\w*|let ?down|underwhelm\\w+|unimpress\\w+|not impressed|dissatisf\\w*|livid|furious|fuming|angry|mad|pissed|upset|unhappy|frustrat\\w+|fed up|had enough|sick of|tired of|done with|give up|nightmare|mess|disaster|fiasco|crooks?|thie(?:f|ves)|scam(?:med|mers?)?|fraud\\w*|swindl\\w+|liars?|lied|lies|lying|cheat\\w*|ripped|rip ?off|ripoff|robbed|con artists?|stole|steal\\w*|theft|sucks?|hate|regret\\w*|rude\\w*|insult\\w*|disrespect\\w*|humiliat\\w+|embarrass\\w*|mortif\\w+|laughing at|fools?|idiots?|stupid|dumb|stoopid|clowns?|waste[ds]?|nonsense|bs|wtf|smh|ugh|zero stars|one star|negative review|bad review|how dare|cant believe|can not believe|beyond|never again|verguenza|pesim\\w+|horrible|asco|estafa\\w*|robo|robaron|rateros?|ladron\\w*|mentir\\w+|mintieron|enganar\\w*|enganaron|decepcion\\w*|molest[oa]s?|enojad[oa]s?|furios[oa]|hart[oaé]\\w*|harte|cansad[oa]|basura|burla|groser\\w+|irresponsab\\w+|incompetent\\w*|falta de respeto|ridiculo|coraje|indignad[oa]|queja\\w*|reclam\\w+',
  threat:
    'lawyer|attorney general|sue|suing|lawsuit|bbb|chargeback|dispute|disputing|report you|reporting you|small claims|complain\\w*|bad review|demand\\w*|abogad\\w+|demandar\\w*|profeco|denunci\\w+|exijo',
  /** We, as visitors address us. */
  you: "you|u|ya|yall|y'all|your|ur|yours|you're|youre|you've|ustedes|su|sus|les|usted",
  staff:
    'rep|salesman|salesperson|sales (?:guy|lady|person)|your (?:guy|lady|girl|people|team|staff|support)|(?:i|we|my wife|my husband) (?:spoke|talked|dealt) (?:to|with)|support|account manager|success agent|representante|vendedor\\w*|soporte|technician',
  agent: "agent|bot|robot|ai|software|system|thing|builder|agente|sistema|it's|its|it",
  product:
    'posts?|blogs?|articles?|captions?|dashboard|reports?|panel|invoices?|bills?|page|pages|site|website|listing|profile|pin|account|sign ?up|signing up|log ?in|logging in|sign ?in|signing in|password|chat|trial|form|audit|ads?|leads?|calendar|update|ticket|reset|publicacion\\w*|articulo\\w*|factura\\w*|pagina|sitio|perfil|cuenta|informe|reporte|anuncios?|plan|registr\\w+|contrasena|prueba|chat',
  bill: 'charged?|charges|charging|billed|billing|invoiced|debit\\w*|debited|deducted|withdr[ae]w\\w*|overcharg\\w+|cobr\\w+|cargo|cargos|payed|paid|paying|payment|payments|money|refund\\w*|reembols\\w+|dinero|pagando|pague|owe|owes|deben',
  mine: "my|our|me|us|mine|ours|we|i|i'm|im|we're|i've|ive|mi|mis|nuestr\\w+|nos|yo",
  wrong:
    'wrong\\w*|wrng|incorrect\\w*|false\\w*|mistakes?|mistaken|error\\w*|misspell\\w*|misspelled|misspelt|typos?|broken|broke|broker?|bug|buggy|glitch\\w*|crash\\w*|frozen|stuck|down|dark|blank|empty|missing|gone|deleted|wiped|erased|vanished|disappeared|lost|lose|losing|messed|screwed|ruin\\w*|ate|offline|spinning|fake|spam|invent\\w+|made up|old|closed|equivoc\\w+|incorrect\\w*|mal|mala|fals[oa]|error\\w*|borr[oó]\\w*|borraron|caid[oa]|no funciona|no sirve|viej[oa]|cerrad[oa]',
  never:
    "not|no|never|nothing|nothin|nobody|nobdy|no one|noone|none|zero|0|without|didnt|didn't|doesnt|doesn't|dont|don't|hasnt|hasn't|havent|haven't|isnt|isn't|arent|aren't|aint|ain't|wasnt|wasn't|wont|won't|cant|can't|couldnt|couldn't|nunca|nadie|nada|ningun\\w*|sin|ni",
  wait: 'wait\\w*|waiting|hold|crickets|ignored|ignoring|silence|hung up|voicemails?|still|again|anymore|already|weeks?|months?|days?|times?|third|fourth|second|twice|double|three|four|five|yesterday|since|ago|noon|esper\\w+|llevo|todavia|sigue\\w*|siguen|otra vez|dos veces|doble|semanas?|meses|dias|veces|aun',
  answer:
    'answer\\w*|ansers?|repl(?:y|ies|ied)|respon\\w+|call\\w*|called|callback|return\\w*|got back|gotten back|get back|contact\\w*|email\\w*|e-mails?|messages?|contest\\w+|respond\\w+|llam\\w+|devolv\\w+|correos?',
  promised:
    'promised|promise|told|said|supposed|agreed|asked|approved|signed|authori[sz]ed|consent\\w*|permission|warned|explained|requested|prometi\\w+|dijeron|dije|pedi|pedimos|autoric\\w*|aprobe|avisar|permiso|ordered',
  did: 'posted|put|puts|published|wrote|writes|listed|listing|changed|touched|tagged|advertised|announced|replied|sent|sends|used|shared|copied|closed|took|made|keeps?|keep|says|shows?|showing|saying|posting|publico|publicaron|publicó|puso|pusieron|subio|subieron|cambiaron|cambio|mandaron|quitaron|hicieron|dice|sale|escrib\\w+',
  stop: 'stop|remove|take it off|take it down|take (?:\\w+ ){1,3}(?:off|down)|undo|turn it off|fix|fixed|reverse[d]?|unsubscrib\\w+|quit\\w*|quiten|arregl\\w+',
  harm: 'customers?|clients?|patients?|members|brides?|employees?|neighbors?|people|ppl|congregation|kids?|child|clientes?|pacientes?|gente',
  sarcasm:
    'great (?:job|work)|nice (?:job|work|one|going)|good job|well done|bravo|congrats|congratulations|thanks for nothing|wow|amazing|wonderful|lovely|brilliant|genius|must be nice|money well spent|real smart|lol|hello\\?+|seriously|literally|guess',
  hypothetical:
    "what if|what happens|if|suppose|in case|would|could|might|may|can|will|does|do|is|are|ever|let's say|how do|how would|how do you|que pasa|si|podria\\w*|puede\\w*|que hago",
  others:
    "(?:some|a|this|another) (?:guy|gal|kid|lady|fella|dude|firm|company|outfit|buddy)|agency|agencies|freelancer\\w*|competitor\\w*|competition|last (?:guy|company|agency|people|year)|previous|former|old (?:agency|guy|freelancer|company|web guy|manager)|web guy|marketing (?:guy|girl|lady|company|person)|other (?:company|agency|companies|guys)|nephew|cousin|brother in law|yelp|google|facebook|instagram|thumbtack|angi|groupon|hibu|godaddy|wix|comcast|thryv|scorpion|landlord|supplier|next door|down the street|across|otra compania|agencia|sobrino|primo|competencia|someone|somebody|a customer|un cliente|employee|with someone else|friend'?s?",
  ownNeed:
    'can you|do you|can your|could you help|help me|need help|looking|how much|price|cost|plan fits|handle|interested|comparing|switch|cheaper|cuanto|ayud\\w+|corrige|contestan',
  settled:
    'thanks|thank you|fixed|fine|good|no problem|no worries|gracias|ya lo|sorry|my mistake|i meant|i forgot|i locked|i lost',
  why: "why|whys|why'd|how come|where|where's|wheres|when|who|how long|how many|por que|donde|cuando",
  own: 'business|phone|reviews?|instagram|website|marketing|followers|calls|sales|revenue|profits?|rent|bookings|negocio|redes|ventas|renta',
};

const expressions = Object.entries(kinds).map(
  ([kind, words]) =>
    [kind, new RegExp(`(?<![\\p{L}\\d'])(?:${words})(?![\\p{L}\\d])`, 'gu')] as const,
);

/** What a visitor has with us, although they say `my`: `nobody returned my call`. */
const withUs =
  /\b(?:my|our|mi|mis|nuestr[oa]s?) (?:\w+ )?(?:calls?|messages?|e-?mails?|voicemails?|tickets?|requests?|inquiry|invoices?|refund|account|login|subscription|llamadas?|mensajes?|correos?|solicitud|factura|reembolso|cuenta)\b/;

/** Whether a folded text names us, our people or what we do; `our website` is the visitor's own. */
export function namesUs(folded: string): boolean {
  if (withUs.test(folded)) return true;
  const cues = new Set(
    complaintCues(
      folded.replace(
        /\b(my|our|mi|nuestr[oa]) (\w+ )?(web ?site|site|page|web|listing|profile|phone|pagina|sitio|perfil)\b/g,
        ' ',
      ),
    ),
  );
  return ['you', 'staff', 'agent', 'product', 'bill', 'promised', 'threat'].some((kind) =>
    cues.has(kind),
  );
}

/** Kinds of words in a folded text, and which comes before which within a few words: `you never`. */
export function complaintCues(folded: string): string[] {
  const found = expressions
    .flatMap(([kind, expression]) =>
      [...folded.matchAll(expression)].map(({ index }) => ({
        kind,
        at: (folded.slice(0, index).match(/\s+/g) ?? []).length,
      })),
    )
    .sort((a, b) => a.at - b.at);
  const cues = new Set<string>();
  const length = folded.split(/\s+/).length;
  cues.add(length <= 2 ? 'short' : length <= 5 ? 'brief' : length > 14 ? 'long' : 'middle');
  if (/\?\W*$/.test(folded)) cues.add('mark');
  if (/!/.test(folded)) cues.add('loud');
  for (const [index, { kind, at }] of found.entries()) {
    cues.add(kind);
    if (at === 0) cues.add(`^${kind}`);
    for (const next of found.slice(index + 1)) {
      if (next.at - at > 6) break;
      if (next.at > at && next.kind !== kind) cues.add(`${kind} ${next.kind}`);
    }
  }
  return [...cues];
}
