import type { Localized } from '../../app/facts/holidays.ts';
import { type CalendarDay, dateIn } from './dates.ts';
import { isYesNo as asksYesNo, isQuestion } from './questions.ts';
import { weekdayIn } from './weekdays.ts';

/** What a folded question asks of the clock or the calendar. */
export interface TimeAsked {
  when:
    | 'now'
    | 'today'
    | 'tomorrow'
    | 'next'
    | 'opening'
    | 'callback'
    | 'holiday'
    | 'hour'
    | 'until'
    | 'late'
    | 'anybody'
    | 'callable'
    | 'clock'
    | 'zone'
    | CalendarDay
    | number;
  /** From 0 to 23. */
  hour?: number | undefined;
  /** The hour was named in another time zone. */
  isShifted?: boolean;
  /** The other time zone, for our hours in it. */
  zone?: Zone;
  /** It begins with yes or no. */
  isYesNo: boolean;
}

const holidays =
  /\b(holidays?|thanksgiving|turkey day|christmas|xmas|new year'?s?( (eve|day))?|memorial day|labor day|july 4(th)?|4th of july|fourth of july|the fourth|(for|over) the 4th|good friday|election day|independence day|veterans day|columbus day|presidents'? day|mlk( day)?|martin luther king|juneteenth|easter|black friday|feriados?|festivos?|navidad|nochebuena|ano nuevo|accion de gracias|dia de la independencia|semana santa)\b/;
/** Words about whether somebody is there. */
const presence =
  /\b(open|opens|opened|closed?|closes|off|available|around|phones?|line|pick(ing)? up|answer(ing|s)?|reach|call|ring|phone|in the office|in|on|up|awake|home|there|here|working|work|hours|hrs|schedule|staffed|abiert\w+|abr(?:en?|an|ieron|iran)|cerrad\w+|cierr[ae]n?|cerraron|ati[ei]nd[ae]n?|atender|contest[ae]n?|ahi|disponible\w*|llamar(?:l[eo]s?)?|marcar(?:l[eo]s?)?|trabajan|horario)\b/;
const team =
  /\b(you|u|ya|y'?all|yall|they|anyone|anybody|someone|somebody|nobody|no one|everyone|office|team|people|guys|phones?|estan?|ustedes|alguien|quien|pueden|puedo|atienden|abr(?:en?|an|ieron|iran)|cierr[ae]n?|cerraron|trabajan|contestan|abiert\w+|llamar(?:l[eo]s?)?|marcar(?:l[eo]s?)?|open|hours|hrs|call|closed|horario)\b/;
/** What the agent does at some time isn't about our hours. */
const notOurs =
  /\b(agent|post|posts|posting|posted|google|facebook|instagram|yelp|profile|publish\w*|listing|dashboard|trial|website|blog|it|cost|price|sign ?up|start|begin|agente|publica\w*|perfil|prueba|cuesta|my|our|mi|e-?mail|correo)\b|\bwe (?:are|were|close[ds]?)\b/;

const now =
  /\b(right now|rn|now|at the moment|currently|still|yet|this minute|at this hour|ahora( mismo)?|ahorita|en este momento|todavia)\b/;
const today = /\b(today|tonight|this (afternoon|morning|evening)|hoy|esta (tarde|noche|manana))\b/;
const tomorrow = /\b(tomorrow|tomorow|tmrw|tmw|tmr|2morrow)\b|(?<!\b(la|esta|de) )\bmanana\b/;
/** `r u open`, `anyone home`, `still there?`: now, without saying so. */
const bare =
  /^((hi|hey|hello|so|ok|hola|and|still|y) )*((are|r|is) )?(you|u|ya|y'?all|they|anyone|anybody|someone|somebody|no ?one'?s?|nobody'?s?|(?:the |your )?office|(?:the )?phones?)?( guys| all| people)?( (is|are))?( still)? ?(open|there|around|closed|home|available|on|up|at the phones?|picking up)( (still|rn|now|today|yet|right now|huh|i guess))*\W*$|^(?:(?:hola|y|pero|ya|todavia|aun|oye) )*(?:(?:estan|esta|estan ustedes|siguen|sigue) (?:abiertos?|cerrados?|abierta|ahi|atendiendo)|abrieron|cerraron|atienden)(?: (?:ahorita|ahora|todavia|aun|ya|a esta hora))*\W*$/;
const callback =
  /\b(when|whens|how soon|what time|around when|cuando|a que hora)\b.{0,40}\b(call me|call us|hear from|get (a|the|my) call|be called|call (me )?back|get back to me|(the|my) phone ring|(you|they|someone|somebody|anyone) (call|ring|phone)|me (llaman|llamaran|van a llamar|contactan|marcan)|llamarme)\b/;
const next =
  /\b(next open|open next|open again|open up again|soonest|earliest|back in|in again|vuelven a abrir|lo mas pronto)\b/;
const closing =
  /\b(how long (til|till|until|before)|when|what time|hasta que hora|a que hora|cuando|cuanto (falta|queda))\b.{0,20}\b(close|closing|cierr[ae]n|cerrar|atienden)\b/;
const opening = /\b(when|whens|what time|cuando|a que hora)\b.{0,12}\b(open|abren)\b/;
/** `how late are you there` */
const until =
  /\b(how late|how long (are|r|will)|(til|till|until) (when|what time)|hasta (que|q) horas?|hasta cuando)\b.{0,12}\b(you|u|ya|y'?all|open|call|there|estan|atienden|abiert\w+|abren|llamar|puedo|trabajan)\b|\b(what time|when|a (que|q) horas?)\b.{0,15}\b(leave|go home|salen|se van)\b/;
/** `too late to call?`, `did I miss you guys` */
const late =
  /\b(too (late|early)|(muy|demasiado) (tarde|temprano))\b.{0,12}\b(call|ring|reach|talk|phone|llamar|marcar|hablar)\b|\bdid i (just )?miss (you|u|ya|y'?all|everyone|everybody)\b|\b(did|has|have) (everyone|everybody|you all|y'?all|you guys|they)( all)? (already )?(go|gone|leave|left)( home)?( (already|yet|for the day|now))*\W*$/;
/** `is anybody there`, which the chat is. */
const anybody =
  /^(?:(?:hi|hey|hello|hola|so|ok|buenas?|buenos dias|buenas (?:tardes|noches))[ ,.!?]+)*(?:(?:todavia|aun) )?(?:(?:is|are|hay|queda|esta) )?(?:anyone|anybody|someone|somebody|alguien|(?:are |r )?(?:you|u|ya|y'?all)(?= (?:still )?(?:there|around|awake|up)\b))(?: (?:even|still))?(?: (?:there|around|awake|home|up|in|online|here|alive|ahi|aqui|despierto|disponible|en linea|todavia|atendiendo|en la oficina))?(?: (?:to (?:talk|chat|help|answer)|now|right now|rn|tonight|today|on an? \w+|at this hour|this late|a esta hora|ahora|ahorita|hoy))*\W*$/;
const atPhone =
  /^(?:(?:hi|hey|hello|hola) )?(?:is |hay |can )?(?:anyone|anybody|someone|somebody|alguien)\b.*\b(pick(ing)? up|phones?|answer\w*|contest\w+)\b/;
/** `so when can I call` */
const callable =
  /\b(when|what time|cuando|a (?:que|q) hora)\b.{0,4}\b(can|could|should|do|puedo|podria)\b.{0,4}\b(call|ring|reach|phone|catch|llamar|marcar)\b(?! me)/;
/** `can I still call`, `alcanzo a llamar` */
const stillReach =
  /\b(alcanzo a (llamar|marcar)\w*|ya se fueron|can i still (call|reach|catch)|if i (call|phone|ring) .{0,40}(will|get|reach|answer|pick|catch))\b/;
/** `when's the soonest I can talk to a human` */
const soonest =
  /\b(soonest|earliest|lo mas pronto)\b.*\b(talk|speak|call|phone|reach|human|person|someone|somebody|hablar|llamar)\b/;
/** A sigh before a question: `crap. monday then`. */
export const sigh =
  /^(?:(?:oh|aw|ah|well|ay) )?(?:crap|shoot|shucks|dang( it)?|damn( it)?|darn( it)?|ugh|argh|rats|man|bummer|chin|caray|rayos|ni modo)[ ,.!]+/;
const asksWhen =
  /^((and|so|ok|hi|hey|y|hola) )*(what|whats|when|whens|how|cuando|a que|hasta|cual|hours|hrs|horario)\b/;

/**
 * What a question asks of the clock: whether we are open at some time, and when somebody calls.
 * @param isAboutHours whether the conversation is, so that `and tomorrow?` is too.
 */
export function asksClock(text: string, isAboutHours: boolean): TimeAsked | undefined {
  const folded = text.replace(/\bmy time\b/, '');
  const words = folded.split(/\s+/).length;
  const zone = zones.find(({ named }) => named.test(folded));
  const shift = zone?.behind ?? 0;
  const namesHour = asksHour.test(folded);
  const isYesNo = !asksWhen.test(folded) && !namesHour;
  const isShort = isAboutHours && words <= 6;
  if (theClock.test(folded)) return { when: 'clock', isYesNo };
  if (zone && words <= 22 && asksZone.test(text) && hourIn(folded) === undefined)
    return { when: 'zone', zone, isYesNo };
  if (callback.test(folded)) return { when: 'callback', isYesNo };
  if (anybody.test(folded)) return { when: 'anybody', isYesNo };
  if (words <= 18 && late.test(folded)) return { when: 'late', isYesNo };
  if (words <= 26 && stillReach.test(folded)) return { when: 'now', isYesNo: true };
  if (words <= 18 && callable.test(folded)) return { when: 'callable', isYesNo };
  const isAboutAgent = /\b(agent|post\w*|trial|website|plan|agente|publica\w*|prueba)\b/.test(
    folded,
  );
  const day = weekdayIn(folded);
  const closes =
    until.test(folded) ||
    (isShort && /\b((til|till|until) when|hasta cuando|hasta (que|q) horas?)\b/.test(folded)) ||
    /\b(what time|when|a (que|q) horas?)\b.{0,15}(?<!\b(i|we|my|our) )\b(close|closing|cierran)\b/.test(
      folded,
    );
  if (words <= 18 && day === 0 && closes && !tomorrow.test(folded) && !isAboutAgent)
    return { when: 'until', isYesNo: false };
  if (words <= 18 && soonest.test(folded)) return { when: 'next', isYesNo };
  if (holidays.test(folded)) {
    const isOurs = (presence.test(folded) && !notOurs.test(folded)) || presentOn.test(folded);
    return isOurs || isShort || (words <= 4 && !notOurs.test(folded))
      ? { when: 'holiday', isYesNo }
      : undefined;
  }
  if (words > 18) return undefined;
  const isPresence =
    (presence.test(folded) ||
      (/\b(talk|speak)\w*\b/.test(folded) && hourIn(folded) !== undefined)) &&
    team.test(folded) &&
    !notOurs.test(folded);
  if (bare.test(folded)) return { when: today.test(folded) ? 'today' : 'now', isYesNo };
  if (!isPresence && !isShort) return undefined;
  const asks =
    isQuestion(folded) ||
    namesHour ||
    /\bhay (?:quien|alguien)\b/.test(folded) ||
    asksYesNo(folded) ||
    /\b(is|are|will) (anyone|anybody|someone|somebody|nobody|you|u|ya|y'?all)\b/.test(folded) ||
    /\bcan i (still )?(call|reach|ring)\b/.test(folded) ||
    words <= 5 ||
    /^(?:you|u|ya|y'?all|estan|abren|atienden|trabajan|cierran|puedo)\b/.test(folded) ||
    /^(anyone|anybody|someone|somebody|alguien)\b/.test(folded);
  const local = hourIn(folded);
  const hour = local === undefined ? undefined : local + shift;
  const isShifted = shift > 0 && local !== undefined;
  if (next.test(folded)) return { when: 'next', isYesNo };
  if (!asks) return undefined;
  const date = dateIn(folded);
  if (date) return { when: date, hour, isYesNo };
  if (day > 0) return isYesNo || isShort || namesHour ? { when: day, hour, isYesNo } : undefined;
  if (tomorrow.test(folded)) return { when: 'tomorrow', hour, isShifted, isYesNo };
  if (today.test(folded)) return { when: 'today', hour, isShifted, isYesNo };
  if (hour !== undefined && isYesNo) return { when: 'hour', hour, isShifted, isYesNo };
  if (now.test(folded) || (isYesNo && endsPresent.test(folded))) return { when: 'now', isYesNo };
  if (opening.test(folded)) return { when: 'opening', isYesNo };
  if (closing.test(folded))
    return {
      when: /\b(close|closing|cierr[ae]n|cerrar)\b/.test(folded) ? 'until' : 'now',
      isYesNo: false,
    };
  // `anybody there to pick up the phone?`
  if (atPhone.test(folded) && !/\b(supposed|said|told|would|was|were)\b/.test(folded))
    return { when: 'now', isYesNo };
  return undefined;
}

/** `two minutes early I know, you open?` */
const endsPresent =
  /\b(you|u|ya|y'?all|you guys|the office|the phones?) (open|there|in|around|closed)\W*$/;
/** `el viernes a que hora abren` */
const asksHour = /\b(a|hasta|desde) que horas?\b/;

/** `you in on Columbus Day or is it a bank holiday` */
const presentOn =
  /^(?:(?:hi|hey|so|ok|and|are|will|is|r) )*(?:you|u|ya|y'?all|anyone|anybody|someone|somebody|(?:the|your) (?:office|phones?))(?: guys| all| be)* (?:in|open|working|there|off|closed|around|picking up|pick up)\b/;

/** `what time is it there` */
const theClock =
  /^(?:(?:hi|hey|so|ok|hola|y) )*(?:what time is it|what(?:'?s| is) the time|que hora es)(?: (?:there|where (?:you|u|y'?all) (?:are|at)|over there|now|right now|in (?:dc|virginia|washington)|ahi|alla))*\W*$/;
/** `what's that my time`, `your hours in pacific time` */
const asksZone =
  /\b(hours?|what time|when|open|horario|que hora|a que horas?)\b.*\b(my time|our time|here|time|out here|mi hora|hora del)\b|\b(my time|our time)\b.*\b(hours|open)\b|\bhours\b.*\b(pacific|central|mountain|p[sd]t|c[sd]t|m[sd]t)\b/;

/** A US time zone west of ours. */
export interface Zone {
  named: RegExp;
  name: Localized;
  /** Its hours behind ours. */
  behind: number;
}

const zones: readonly Zone[] = [
  {
    named:
      /\b(pacific|p[sd]t|west coast|california|los angeles|in la|san (francisco|diego)|seattle|vegas|oregon|portland)\b/,
    name: { en: 'Pacific time', es: 'hora del Pacífico' },
    behind: 3,
  },
  {
    named: /\b(mountain time|m[sd]t|denver|colorado|utah|phoenix|arizona|new mexico)\b/,
    name: { en: 'Mountain time', es: 'hora de la Montaña' },
    behind: 2,
  },
  {
    named: /\b(central time|c[sd]t|chicago|texas|dallas|houston|austin|nashville|minnesota)\b/,
    name: { en: 'Central time', es: 'hora del Centro' },
    behind: 1,
  },
];

/** The hour that a text names: `at 10`, `7 in the evening`, `5pm`, `noon`; without am or pm, that of a workday. */
export function hourIn(folded: string): number | undefined {
  if (/\b(noon|mediodia)\b/.test(folded)) return 12;
  if (/\b(midnight|medianoche)\b/.test(folded)) return 0;
  const [, digits, minutes, half] =
    /\b(?:at|by|around|after|before|until|till|a las?|despues de las?|antes de las?) (\d{1,2})(?::(\d\d))?\s?(am|pm|a\.? ?m|p\.? ?m)?\b/.exec(
      folded,
    ) ??
    /\b(\d{1,2})(?::(\d\d)|·\d\d)?\s?(am|pm|a m|p m|o'?clock|ish\b|(?=in the|de la))/.exec(
      folded,
    ) ??
    [];
  if (!digits || Number(digits) > 12 || (minutes === undefined && Number(digits) === 0))
    return undefined;
  const hour = Number(digits) % 12;
  if (half?.startsWith('p') || /\b(evening|afternoon|night|tonight|tarde|noche)\b/.test(folded))
    return hour + 12;
  if (half?.startsWith('a') || /\b(morning|de la manana)\b/.test(folded)) return hour;
  return hour < 7 ? hour + 12 : hour;
}
