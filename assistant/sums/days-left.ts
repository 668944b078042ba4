import { guaranteeDays, trialDays } from '../../app/facts/terms.ts';
import { dateName, todayAt } from '../local-time.ts';
import { numeral } from './numbers.ts';
import { type Start, startIn } from './start-date.ts';
import type { Sum, SumContext } from './sum.ts';

const trial =
  /\b(trials?|prueba|free (two weeks|part|thing|time|stuff|days?|weeks?|period|2 weeks|14)|(14|fourteen|two|2) (free )?(days|weeks) free|14 days|(two|2) weeks free|still free|(dias?|parte|periodo) gratis|gratis)\b/;
/** What the money-back guarantee is called. */
export const isGuarantee = /\b(guarantee|money.?back|refund|garantia|reembolso|devolucion)\b/;
const began =
  /\b(started|began|begun|signed (me |us )?up|join(ed|ing)?|start|sign(ing)? up|signup|begin|empece|empezamos|empezo|empiezo|comence|inscribi|inscribo|registre|registro|apunte)\b/;

const asksRest =
  /\b(left|remain\w*|still have|do i still|(how long|how much time|time) (do|have|did) i( still)? (have|got|get)|how much (longer|more)|how many (more )?(free )?days|how many more|days (i|do i|have i) (still )?(have|got)|quedan?|falta\w*|sobra\w*|restan?|cuantos dias|(how many|hows many|much|days) .{0,12}to go|(until|till|by) when|(i'?m|im|i am) (on|in|at) day \d+)\b/;
const end =
  '(ends?|ending|over|up|done|expires?|run(s|ning)? out|finish\\w*|stops?|wrap\\w*|lapse\\w*|cut (me |us |it )?off|decide|choose|owe|due|charged?|billed?|bill|invoice|pay\\w*|termina\\w*|acaba\\w*|vence\\w*|decidir|cobran?|factura|pagar)';
const asksEnd = new RegExp(
  `\\b(when|whens|(what|which) (day|date)|how long|until|till|by when|cuando|que dia|que fecha|hasta)\\b.{0,45}\\b${end}\\b|\\b${end}\\b.{0,14}\\b(when|what (day|date)|cuando|que dia)\\b|\\b(last|final|end) (free )?(day|date)\\b|\\bbill(?:ing)? date\\b|\\b(date|day|fecha) of (the |my )?(first )?(bill|invoice|charge|payment)\\b|\\b(ultimo dia|hasta cuando|hasta que (dia|fecha))\\b|\\bwhen (does|do|is|will) (the|my|it)\\b.{0,20}\\bend\\b`,
);
const asksOver =
  /\b(did|has) (my|the|our) (free )?trial\b|\b(is|it'?s|its|am i|are we|did|has|already|so) (\w+ ){0,4}(over|past|ended|expired|finished|done|run out)\b|\b(past it|almost (out|over|done|up)|(over|done|up|finished|ended|expired) (yet|already|now)|ya (se )?(me )?(acab\w+|termin\w+|venci\w*|paso))\b/;
const asksStill =
  /\b(still|yet to|going on|(is|are|am) .{0,20}(active|good|running|covered)|todavia|aun|sigue|sigo)\b/;
/** When money is due, which is what the end of a trial means to a visitor. */
const asksCharge =
  /\b(charged?|billed?|bill|invoice|pay|paying|payment|owe|due|cobran?|factura|pagar|pago)\b/;
/** `I'm on day 4 of it` */
const onDay =
  /^(?:\S+ )?(?:i'?m|im|i am) (?:(?:on|in|at) day \d+(?: of (?:it|that|this))?|(?:1[0-4]|[2-9]) days in)\W*$/;
/** A day that is only told: `I'm in the trial since May 2`. */
const tells = /^(?:\S+ ){2,11}\S+$/;

/** Whether a text says when the trial, or what is guaranteed, began. */
export const tellsStart = (folded: string, now: number): boolean =>
  (trial.test(folded) || began.test(folded) || isGuarantee.test(folded)) &&
  startIn(folded, now) !== undefined;

/** How long the trial or the guarantee still lasts, for a visitor who says when it began. */
export function daysLeft(
  folded: string,
  { now, trialStart, aboutTrial }: Pick<SumContext, 'now' | 'trialStart' | 'aboutTrial'>,
): Sum | undefined {
  const ofGuarantee = isGuarantee.test(folded);
  const days = ofGuarantee ? guaranteeDays : trialDays;
  const when = asksEnd.test(folded);
  // `how many days till I pay` asks for a number.
  const charge = when && !ofGuarantee && asksCharge.test(folded) && !asksDays.test(folded);
  const about =
    trial.test(folded) ||
    ofGuarantee ||
    aboutTrial === true ||
    (charge && began.test(folded)) ||
    (charge && /\bday \d+\b/.test(folded)) ||
    // `been on it 10 days, how many more before I owe you`
    (/\bon it\b/.test(folded) && asksCharge.test(folded) && asksRest.test(folded));
  if (asksAfter.test(folded)) return undefined;
  const rest = asksRest.test(folded);
  const over = asksOver.test(folded);
  const still = asksStill.test(folded);
  const isAsked = rest || when || over || still;
  const own = startIn(folded, now) ?? looseStart(folded, days, now);
  if (!own && /\b(how many weeks|cuantas semanas)\b/.test(folded) && trial.test(folded))
    return length(days);
  const start =
    own ?? (trialStart && isAsked && (about || rest) ? startIn(trialStart, now) : undefined);
  if (!start) return undefined;
  const isMeant = isAsked
    ? about || (began.test(folded) && rest) || onDay.test(folded) || !own
    : (about || isBareStart(folded, start, now)) &&
      (trial.test(folded) || start.counted !== undefined || began.test(folded)) &&
      tells.test(folded) &&
      !asksElse.test(folded);
  if (!isMeant) return undefined;
  return answer(start, {
    days,
    isGuarantee: ofGuarantee,
    now,
    asked:
      when && !asksDays.test(folded) ? 'end' : over ? 'over' : still && !rest ? 'still' : 'rest',
    charge,
  });
}

/** `I started feb 24`, and nothing else, within the trial's days. */
function isBareStart(folded: string, { day }: Start, now: number): boolean {
  const passed = day.until(todayAt(now), { largestUnit: 'day' }).days;
  return began.test(folded) && folded.split(' ').length <= 6 && passed >= 0 && passed <= trialDays;
}

/** Questions about what comes after the trial, or of a longer one. */
const asksAfter =
  /\b(what happens|what then|then what|happens when|extend\w*|extension|longer trial|second trial|another trial|cancell?ed|(?:got|still|was|been) (?:\w+ )?charged|colleague|que pasa|y luego|y despues|alargar|extender)\b/;

/** Other questions and troubles of visitors in the trial. */
const asksElse =
  /\?|\b(what|how|why|who|where|when|can|does|will|if|but|nothing|no one|nobody|not|never|cannot|que|como|por que|quien|donde|cuando|puedo|si|pero|nada|nadie|no|nunca|cancel\w*|want|need|quiero|login|sign in|invoice|charged|upgrade|plan|posted)\b/;

const asksDays = /\b(?:how many (?:more )?(?:free )?days|cuantos dias)\b/;
const someDays = new RegExp(
  `\\b${numeral} (?:of (?:the|my) (?:free )?)?(days?|weeks?|dias?|semanas?)\\b`,
);

/** `20 days of the guarantee`: a number of days without a word about its place. */
function looseStart(folded: string, days: number, now: number): Start | undefined {
  // `I have 3 days left` tells the rest.
  if (
    /\b\w+ (days?|dias?) (of (my|the|our) (free )?trial )?(left|remaining|to go|more)\b|\b(quedan?|faltan?) \w+ dias?\b/.test(
      folded.replace(/\b(how many|cuant[oa]s|what|the) (days?|dias?)/g, ' '),
    )
  )
    return undefined;
  const [, count, unit] =
    someDays.exec(
      folded.replace(
        /\b(30|14|fourteen|thirty|two|2)[- ](day|week)s? (free|trial|money|guarantee)\b/g,
        ' ',
      ),
    ) ?? [];
  return count && unit && !(Number(count) === days)
    ? startIn(`${count} ${unit} ago`, now)
    : undefined;
}

function length(days: number): Sum {
  return {
    en: `The trial is ${days} days, so ${days / 7} weeks.`,
    es: `La prueba es de ${days} días, o sea ${days / 7} semanas.`,
    amounts: [],
  };
}

interface Asked {
  days: number;
  isGuarantee: boolean;
  now: number;
  asked: 'rest' | 'end' | 'over' | 'still';
  charge: boolean;
}

function answer(start: Start, { days, isGuarantee, now, asked, charge }: Asked): Sum {
  const passed = start.day.until(todayAt(now), { largestUnit: 'day' }).days;
  const left = days - passed;
  const last = start.day.add({ days });
  const name = isGuarantee ? { en: 'guarantee', es: 'garantía' } : { en: 'trial', es: 'prueba' };
  const [from, to] = [dateName(start.day), dateName(last)];
  const after = {
    en: `${days} days after ${from.en}`,
    es: `${days} días después del ${from.es}`,
  };
  const sum = (en: string, es: string, yes?: boolean): Sum => ({
    en: `${en}.`,
    es: `${es}.`,
    amounts: [],
    ...((asked === 'over' || asked === 'still') && {
      yes: asked === 'over' ? yes !== true : yes === true,
    }),
  });
  if (charge && left <= 0)
    return sum(
      `The first invoice came after ${to.en}, when the ${days} free days from ${from.en} were up`,
      `La primera factura llegó después del ${to.es}, cuando acabaron los ${days} días gratis desde el ${from.es}`,
    );
  if (charge)
    return sum(
      `The first invoice comes after ${to.en}, when the ${days} free days from ${from.en} are up, unless you cancel first`,
      `La primera factura llega después del ${to.es}, cuando acaban los ${days} días gratis desde el ${from.es}, a menos que canceles antes`,
    );
  if (passed < 0)
    return sum(
      `Your ${name.en} would end on ${to.en}, ${after.en}`,
      `Tu ${name.es} terminaría el ${to.es}, ${after.es}`,
      true,
    );
  if (left < 0)
    return sum(
      `Your ${days}-day ${name.en} ended on ${to.en}, ${after.en}`,
      `Tu ${name.es} de ${days} días terminó el ${to.es}, ${after.es}`,
      false,
    );
  if (left === 0)
    return sum(
      `Your ${days}-day ${name.en} ends today, ${to.en}: the ${days} days are up`,
      `Tu ${name.es} de ${days} días termina hoy, ${to.es}: ya pasaron los ${days} días`,
      asked !== 'over',
    );
  const rest = {
    en: `${left} ${left === 1 ? 'day' : 'days'}`,
    es: `${left} ${left === 1 ? 'día' : 'días'}`,
  };
  if (asked === 'end')
    return sum(
      `Your ${name.en} ends on ${to.en}, ${after.en}; you have ${rest.en} left`,
      `Tu ${name.es} termina el ${to.es}, ${after.es}; te ${left === 1 ? 'queda' : 'quedan'} ${rest.es}`,
      true,
    );
  const terms = passed > 0 ? `${days} − ${passed} = ` : '';
  const weeks = left % 7 === 0 ? left / 7 : undefined;
  const inWeeks = {
    en: weeks ? `, or ${weeks} week${weeks > 1 ? 's' : ''}` : '',
    es: weeks ? `, o ${weeks} semana${weeks > 1 ? 's' : ''}` : '',
  };
  return sum(
    `You have ${terms}${rest.en} of your ${name.en} left${inWeeks.en}: it ends on ${to.en}`,
    `${left === 1 ? 'Te queda' : 'Te quedan'} ${terms}${rest.es} de ${name.es}${inWeeks.es}: termina el ${to.es}`,
    true,
  );
}
