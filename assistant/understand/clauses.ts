import { dependence, isQuestion, isYesNo } from './questions.ts';

/** The questions in a message, without the sentences around them. Two joined by `and` count as two. */
export function questionsOf(folded: string): string[] {
  const sentences =
    folded
      .match(/[^.?!;\n]+[.?!;]*/g)
      ?.map((one) => one.trim())
      .filter((one) => /[\p{L}\p{N}]/u.test(one)) ?? [];
  const asked = sentences
    .flatMap((sentence) => {
      const parts = sentence.replace(onBehalf, '').split(joint);
      // `on starter how many keywords and how many blogs`: the first part asks as well.
      const asks = (part: string) =>
        isQuestion(part) ||
        (parts.length > 1 && (wh.test(part) || namesPrice.test(part) || isYesNo(part)));
      return parts.flatMap(clausesOf).filter(asks).flatMap(coordinated);
    })
    .map((one) => one.replace(/^[\s,¿]+|[\s,]+$/g, ''))
    .filter(Boolean);
  return asked.length > 0 ? asked : [folded];
}

/** `price for Pro and is it month to month`: the first part asks too. */
const namesPrice =
  /^(?:the |your )?(?:prices?|costs?|pricing|rates?|precios?|costo) (?:of|for|on|de|para)\b/;

/** `my mom wants to know how much it is`: what follows is the question. */
const onBehalf =
  /^(?!(?:do|does|did|why|will) ).*\b(?:wants?|wanted|needs?|would like|'d like|trying|asked me|told me|quiere|quisiera) (?:to )?(?:know|find out|ask(?: you)?|see|saber|preguntar) (?=(?:how|what|if|whether|when|where|which|who|why|cuant[oa]s?|que|si|cuando|donde|cual|quien)\b)/;

/** `how many blogs and keywords on Pro` asks two questions. */
function coordinated(question: string): string[] {
  const [, head, one, other, tail = ''] = twoThings.exec(question) ?? [];
  return head && one && other ? [`${head} ${one}${tail}`, `${head} ${other}${tail}`] : [question];
}

const twoThings =
  /^(.*\b(?:how many|cuant[oa]s)) (\S+(?: posts?)?) (?:and|y|n|&) (?:how many |cuant[oa]s )?(\S+(?: posts?)?)((?: .*)?)$/;

/** A sentence's clause with the question, if the others tell something else. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence
    .split(/,\s+| - | — |\b(?:because|cuz|porque)\b/)
    .filter((one) => one.trim());
  const asking = clauses.filter(
    (one) =>
      isQuestion(one.trim().replace(/^(and|but|so|y|pero) /, '')) &&
      one.trim().split(/\s+/).length >= 3,
  );
  const refers = asking.some(
    (one) =>
      // `I want my data deleted, how do I do that`
      dependence(one) === 'all' ||
      /\b(it|that|this|them|they|she|he|help|handle|different|better|eso|esto|lo|ella|el|ayud\w+|distint\w+|diferentes?|mejor(es)?)\b/.test(
        one,
      ),
  );
  // `what is an agent, in plain words?`, `if I ask for it, must I give my phone?`
  const belongs = clauses.some((one) => addition.test(one.trim()) || didWithUs.test(one.trim()));
  return clauses.length > 1 && asking.length > 0 && !refers && !belongs ? asking : [sentence];
}

const addition =
  /^(?:in|with|without|en|con|sin) (?:\S+ ){0,6}\S+$|^(?:if|si) |^(?:(?:me|te|se) )?(?:lo|la|los|las) \S+\W*$/;

/** `I sent the form on Monday, when will someone call`: what the visitor did says what is asked. */
const didWithUs =
  /^(?:(?:and|so|ok|hi|hey|hello|y|hola) )*(?:i|we|just|ya|yo) (?:(?:just|already|have|ya) )*(?:filled|sent|submitted|requested|signed|registered|booked|applied|mande|envie|llene|pedi|registre)\b/;

const wh =
  /\b(what|how|who|where|when|why|which|que|cual|cuanto|cuantos|cuantas|como|donde|cuando|quien)\b/;

const joint =
  /,? (?:and|y|n|&|plus|also) (?=(?:(?:what|whats|what's|how|hows|who|whos|where|wheres|when|whens|why|which)\b(?!\W*$)|do|does|is|are|can|could|will|would(?! (?:like|love))|should|que|cual|cuanto|cuantos|como|donde|cuando|quien|puedo|tienen?|hay|es|necesito|incluye|piden|cobran)\b)/;
