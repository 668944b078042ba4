import { alternativesIn } from './either-or.ts';

/** Forms of questions. All texts are folded. */

const asks =
  /^(what|how|who|where|when|why|which|whose|whats|hows|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|donde|cuando|quien|quienes|por que|a que|de que|en que|con que|para que)\b/;
const aux =
  "(?:do|does|did|is|are|was|were|am|can|could|will|would|should|may|might|must|have|has|had|isn'?t|aren'?t|do(?:n'?|n )t(?= (?:you|u|ya|y'?all|yall|we|they|i|it|the|people|your|my|most)\\b)|doesn'?t|can'?t|won'?t|wouldn'?t|couldn'?t|shouldn'?t|hasn'?t|haven'?t|doesnt|isnt|arent|cant|wont)";
const startsWithAux = new RegExp(
  `^(?:(?:and|but|so|ok|okay|hi|hey|hello|well|also|then|or|wait|hmm|quick question|question|just curious|curious|good morning|please|now|y|pero|entonces|hola|oye|buenas|perdon|una pregunta)[ ,:;.!-]+)*${aux}\\b`,
);
const spanishYesNo =
  /^(?:(?:y|pero|entonces|hola|oye|buenas|perdon|tambien|o|es que|disculpe|buenos dias|buenas tardes|una pregunta)[ ,:;.!-]+)*(?:(?:me|se|te|nos|lo|la|le|les|ustedes|usted|yo|ya|el \w+|la \w+|los \w+|las \w+|mi \w+|esto|eso|todos los \w+|todas las \w+|no|tambien|starter|pro|dominate|plan pro|hay que) )*(?:tien(?:en|e|es)|hay|pued(?:o|en|e|es)|podria\w*|es|son|esta\w*|cubr\w+|atiend\w+|ofrec\w+|incluy\w+|vien\w+|necesit\w+|tengo|cobra\w*|cobr\w+|hac\w+|trabaj\w+|da|dan|acept\w+|sirv\w+|funciona\w*|habl\w+|abr\w+|vend\w+|guard\w+|compart\w+|publica\w*|manej\w+|escrib\w+|debo|deb\w+|firm\w+|garantiz\w+|prometen|conect\w+|trae\w*|exist\w+|lleg\w+|ayud\w+|va|van|fue|pago|cambi\w+|baj\w+|sub\w+|usan?|cuest\w+ (?:lo mismo|mas|extra|algo))\b/;
/** Typed without its mark it asks as well: nobody tells us what we can or have. */
const asksUs =
  /^(?:(?:y|pero|entonces|hola|oye|buenas|perdon|una pregunta)[ ,:;.!-]+)*(?:(?:me|se|nos|lo|la|ustedes) )*(?:tienen|pued(?:o|en)|podrian?|cubren|atienden|ofrecen|incluyen|aceptan|trabajan|hablan|hacen|abren|cierran|publican|manejan|escriben|garantizan|tengo que)\b|^(?:y )?se puede\b/;
/** The same of what is ours: `el plan pro trae anuncios`, `y eso incluye la página`. */
const asksOurs =
  /^(?:(?:y|pero|entonces|hola|oye|buenas|perdon|una pregunta)[ ,:;.!-]+)*(?:con )?(?:(?:el|la|tu|su|este|ese) )?(?:plan )?(?:starter|pro|dominate|agente|prueba|auditoria|chat|creador|soporte|garantia|eso|esto)(?: gratis)? (?:ya |me |te |se |no |tambien )*(?:trae|incluye|tiene|viene|publica|hace|sirve|funciona|necesita|cobra|puede|cubre|da|escribe|maneja)\b(?!.*\b(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|donde|cuando|quien)\b)/;
/** `or is it a whole thing`, after a question: no second choice. */
const orHassle =
  /,? (?:or|o) (?:(?:is|will|would) (?:it|that|this)(?: be)?|es)(?: (?:like|just|all|muy|un|una|a|an|too|so|some|big|whole|real|huge|total))* (?:thing|pain|hassle|headache|process|ordeal|deal|mess|hard|late|complicated|lio|relajo|complicado|dificil)\W*$/;
const shortYesNo =
  /^(?:(?:and|so|ok|y|pero|entonces|hola) )*(?:(?:(?:got|have) )?any (?!idea|clue|chance|way|how|one)|got (?:a|an|some) |(?:u|you|ya|y'?all) (?:do|take|have|work|cover|serve|accept|offer|got)\b|(?:tienen|hay|puedo|podemos|se puede|incluyen?|trae|ofrecen|aceptan|cobran|tengo que|es posible|atienden|cubren|trabajan)\b)(?!.*\b(?:what|how|who|where|when|why|which|much|many|que plan|cual|cuanto|cuantos|cuantas|como|donde|cuando|quien)\b)/;
const tag =
  /\b(right|correct|yes|ok|true|is it|isn'?t it|aren'?t they|don'?t you|doesn'?t it|can i|possible|doable|okay|fine|allowed|verdad|cierto|no|correcto|posible|o no)\s*\??\s*$/;

const asksLeave =
  /^(?!(?:that|thats|that's|its|it's|sounds|all|im|i'm|ok|okay|yes|no|everything|fine|we|i|me|esta|todo)\b)(?:\S+ ){1,4}(?:ok|okay|fine|possible|allowed)\W*$/;
/** `cheapest plan that does it?` asks for a plan. */
const namesCheapest =
  /^(?:the |your )?(?:cheapest|lowest|smallest|biggest|largest|best) (?:plan|one|tier|package|option)\b/;
const goesOn =
  /^(?:and|then) (?:i|we|you|it|they) (?:can|could|get|have|still|will|do|don'?t|won'?t)(?: \S+){1,6}$/;
const thatGives =
  /^(?:(?:and|so|but|ok|wait)[ ,]+)*(?:that|this) (?:gets|gives|means|includes|covers|comes|has|goes|works|runs|does|also) .*\?\s*$/;
/** A statement that wants to be confirmed. */
const tells =
  /\b(?:is )?(?:that|this) (?:true|right|correct|so)\W*$|^(?:\S+ ){2,20}(?:i|we|you|u|y'?all|yall|it|they) (?:guys )?(?:can|could|just|don'?t|have|need|get|take|will|would|still|won'?t|do|only|never|all) (?:\S+ ){0,12}\S+\?\s*$/;
const wh =
  /\b(?:what|whats|how|hows|who|whos|where|wheres|when|whens|why|which|much|many|que|cual|cuales|cuanto|cuanta|cuantos|como|donde|cuando|quien)\b/;

/** `I was told you do websites`: a visitor who repeats what others say wants to know whether it is so. */
const hearsay =
  /^(?:(?:and|but|so|ok|hi|hey|hello|well)[ ,]+)*(?:(?:i|we) (?:was told|were told|heard|hear|read|saw|understand|gather|thought)|(?:my|our|the|a|some) (?:\S+ ){1,3}(?:says|said|swears|claims|tells me|told me|thinks)|(?:someone|somebody|they|people) (?:\S+ ){0,3}(?:said|say|told me|claims?)|apparently|supposedly|word is) (?:that )?(?:you|u|ya|y'?all|your|the agent|it|this|there|starter|pro|dominate|the (?:audit|trial|plans?|builder|dashboard|agents?))\b(?!.*\b(?:but|never|yet|and (?:it|you|nobody))\b)/;

/** Whether a text repeats a claim about us and nothing else. */
const isHearsay = (text: string) => hearsay.test(text) && text.split(/\s+/).length <= 25;

/** `January is my whole year`: what stands before the verb is its subject. `On Pro is the website extra` asks. */
const tellsWhatIs =
  /(?:^|[,.;!] ?)(?!(?:and|but|so|ok|okay|hi|hey|hello|well|also|then|or|wait|hmm|yes|no|now|please|just|(?:quick )?question|on|with|for|in|at|if|when|from|after|before|during|en|con) )[^,.;!]{2,40} (?:is|are|was|does|did) (?:my|our|the|your)$/;

/** Whether a sentence asks for yes or no. */
export function isYesNo(sentence: string): boolean {
  const text = sentence
    .trim()
    .replace(/^[¿¡"'(\s]+/, '')
    .replace(/ (?:no matter what|pase lo que pase)\b/, '')
    .replace(orHassle, '');
  if (alternativesIn(text) || namesCheapest.test(text)) return false;
  if (
    asks.test(
      text.replace(
        /^(and|but|so|ok|okay|hi|hey|hello|well|also|then|y|pero|entonces|hola|oye)[ ,:;.!-]+/,
        '',
      ),
    )
  )
    return false;
  if (startsWithAux.test(text)) return true;
  // `any setup cost`, `tienen prueba`
  if (shortYesNo.test(text) && text.split(/\s+/).length <= 9) return true;
  if (
    /,\s*(do|does|is|are|can|could|may|must|will|would|should|did)\s+(i|you|we|it|they|there|the|that|this|your|my)\b/.test(
      text,
    )
  ) {
    const [, rest = ''] =
      /,\s*((?:do|does|is|are|can|could|may|must|will|would|should|did)\s.*)$/.exec(text) ?? [];
    return !/\b(what|how|who|where|when|why|which)\b/.test(
      text
        .slice(0, text.length - rest.length)
        .split(',')
        .at(-2) ?? '',
    );
  }
  const inverted =
    /\b(is there|are there|am i|any (way|chance)|(do|does|did|is|are|can|could|will|would|should) (i|you|u|we|it|they|the|your|my|that|this|these|pro|starter|dominate))\b|^(so |and |ok )*(u|you|ya) (gonna|going to|got|have|do)\b/.exec(
      text,
    );
  if (
    inverted &&
    !tellsWhatIs.test(text.slice(0, inverted.index + inverted[0].length)) &&
    !/\b(what|whats|how|hows|who|whos|where|wheres|when(?! (i|you|we|it|the|my)\b)|why|which|much|many|tell|all)\b/.test(
      text.slice(0, inverted.index + inverted[0].length),
    )
  )
    return true;
  if (
    /\b(wondering|know|tell me|ask|curious|wonder) (if|whether)\b|\b(saber|decirme|pregunt\w+) si\b/.test(
      text,
    )
  )
    return true;
  if (/\?\s*$/.test(text) && tag.test(text)) return true;
  if (
    spanishYesNo.test(text) &&
    (/\?\s*$/.test(text) || asksUs.test(text)) &&
    !/\b(que|cual|cuales|cuanto|cuanta|cuantos|como|donde|cuando|quien)\b/.test(
      text.split(' ').slice(0, 2).join(' '),
    )
  )
    return true;
  if (asksOurs.test(text)) return true;
  // `si empiezo con Starter puedo subir despues`
  if (/^(?:y )?si (?:\w+ ){1,8}(?:puedo|podria|se puede|me pueden|hay que|tengo que)\b/.test(text))
    return true;
  // `so it publishes too`, `my own photos right`
  if (
    /^(?:ok )?(?:so|entonces) (?:i|it|its|it's|thats|that's|you|we|they|there|theres|that|this|the|no|nothing|puedo|se|no hay)\b/.test(
      text,
    ) &&
    !/\b(what|how|who|where|when|why|which|que|como|cual|cuanto)\b/.test(text)
  )
    return true;
  if (
    /\b(right|correct|verdad|cierto|too|tambien|(is|does|wo|has)n?'?t it|(do|are|ca|wo)n?'?t (you|they|i|we))\W*$/.test(
      text,
    ) &&
    !/\b(what|how|who|where|when|why|which|que|como|cual|cuanto)\b/.test(text) &&
    text.split(/\s+/).length <= 10
  )
    return true;
  // `and that gets me a number to call?`
  if (thatGives.test(text) && !wh.test(text)) return true;
  // `amex okay`
  if (asksLeave.test(text)) return true;
  // `and I can test it`
  if (goesOn.test(text) && !wh.test(text)) return true;
  // `my cousin says you refund people, that true`, `so if it gets slow I can just drop it?`
  if (tells.test(text) && !wh.test(text)) return true;
  if (isHearsay(text)) return true;
  // `free trial?`, `u cover Reston?`, `starter has it, yes or no`
  if (/\b(yes or no|y\/n|si o no)\b|\b(or|o) (no|not)\W*$/.test(text)) return true;
  return (
    (/\?\s*$/.test(text) || /^(u|you|ya|y'?all|any|ustedes) /.test(text)) &&
    text.split(/\s+/).length <= 9 &&
    !/\b(what|whats|how|hows|who|whos|where|wheres|when|whens|why|which|much|many|price|cost|que|cual|cuales|cuanto|cuanta|cuantos|como|donde|cuando|quien|precio|horario|hours|address|number|phone|email|name|seller|options?|methods?|ways|cheapest|lowest|smallest|biggest|largest|barato|caro)\b/.test(
      text,
    )
  );
}

/** Whether a sentence asks something: by its mark, or by its first words. */
export function isQuestion(sentence: string): boolean {
  const text = sentence
    .trim()
    .replace(/^([¿¡"'(\s]|(and|but|so|also|plus|y|pero) |(hi|hey|hello|hola|oye)[ ,.!]+)+/, '');
  return (
    /\?\s*$/.test(text) ||
    asks.test(text) ||
    startsWithAux.test(text) ||
    /^(explain|describe|define|explica\w*) |\b(tell me|(?:wants?|wanted|needs?|would like|'d like|asked me) to (?:know|find out)|wondering|can you explain|quiero saber|quisiera saber|(?<!a )dime)\b/.test(
      text,
    )
  );
}

/** Whether any of some texts asks something: a message, or its questions. */
export const anyAsks = (texts: readonly string[]): boolean =>
  texts.some((one) => isQuestion(one) || isYesNo(one));

/**
 * Whether a sentence only names something else to ask the same of: `and Pro?`, `what about TikTok`.
 * It is a yes-or-no question if the one before it was.
 */
export function asksLikeBefore(sentence: string): boolean {
  const text = sentence.trim().replace(/^[¿¡"'(\s]+/, '');
  if (/^(?:the |el )?(?:starter|pro|growth|dominate|enterprise)(?: plan)?\W*$/.test(text))
    return true;
  return (
    /^(?:(?:and|or|but|ok|so|then|y|o|pero) )*(?:(?:and|or|y|o|what about|what abt|how about|que tal|on|with|for|con|para|same) )/.test(
      text,
    ) &&
    text.split(/\s+/).length <= 7 &&
    !/\b(?!about\b)(?:do|does|did|is|are|was|can|could|will|would|should|have|has|get|gets|stays?|keeps?|works?|costs?|how (?!about)|when|who|where|why|which|(?<!^(?:and |but |ok |so |then )*)what|much|many|if|tiene\w*|incluye\w*|trae\w*|es|son|hay|se|puedo|puede\w*|cuanto|cuantos|cuantas|cuando|como|donde|quien|cual|si)\b/.test(
      text,
    )
  );
}

/** A day, a network, a way to pay: named after `and`, it asks whether it is included. */
export const namesInstance =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?|(sabado|domingo|feriado)s?|fin(es)? de semana|facebook|instagram|linkedin|twitter|tik ?tok|youtube|pinterest|snapchat|whatsapp|nextdoor|visa|mastercard|amex|paypal|venmo|zelle|cash|checks?|cheques?|ach)\b/;

/** Words that mean something only after the question before them. */
const empty = new Set(
  `a an and or but also so then well ok okay hmm the of to in on at for with from by is are was were be am do does did done have has had will would can could
  should may i my me you u ya your it its this that these those them they there same both either one ones what whats how hows who when whens where which why
  long much many often far old exactly come about if else again though too please per each every year month week day yearly monthly annually whole over
  work works get gets go include includes included need needed mean really seriously sure just now not no yes plan plans tier option package bigger biggest smaller smallest cheaper em
  cheapest middle top bottom other next first second third starter pro growth dominate enterprise between happens after left extra difference diff
  y o pero tambien entonces bueno el la los las un una de del al en con por para es son que cual cuales como cuanto cuanta cuantos cuando donde quien
  eso esto esa ese le lo se me te era seria si no mas plan planes ano mes semana dia dias cada incluye tiene hay sirve hago grande pequeno barato caro`.split(
    /\s+/,
  ),
);

/** How far a folded question depends on the one before it: not, in part, or altogether. */
export function dependence(folded: string): 'none' | 'part' | 'all' {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const content = words.filter((word) => !empty.has(word)).length;
  if (content === 0) return words.length <= 12 ? 'all' : 'part';
  if (words.length <= 14 && (refers.test(folded) || words.length <= 3)) return 'part';
  return 'none';
}

const refers =
  /^(and|or|but|also|so|then|what about|how about|what if|y|o|pero|tambien|entonces|que tal|y si)\b|\b(it|its|that|this|those|these|they|them|one|ones|there|same|both|either|eso|esto|esa|ese|aquello|lo|ellos|ambos|otro|otra|mismo)\b/;
