import { type Found, plain } from './plain.ts';

/** Names of days and their short forms, in many languages. */
const dayNames = [
  'mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:s|nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays?|weekends?|daily|every ?day|days a week|m-f|m-th|m-?w-?f|t-?th|mo-fr|holidays?',
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|mo|di|mi|do|fr|sa|so|werktags|täglich|feiertage?n?',
  'dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?|luns|m[eé]rcores|xoves|venres|m[aá]nudag[a-z]*|[fþ]immtudag[a-z]*|f[oö]studag[a-z]*|laugardag[a-z]*|sunnudag[a-z]*',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|l-v|l a v|diario|diariamente|todos los d[ií]as|festivos',
  'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lu|ma|me|je|ve|di|tous les jours|7j/7|jeu|ven|sam|dim|mer',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|gio|ven|tutti i giorni|feriali|festivi',
  'segunda(?:-feira)?|ter[cç]a(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|seg|ter|qua|qui|sex|diariamente|todos os dias',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo|dagelijks',
  'mandag|tirsdag|onsdag|torsdag|fredag|l[øö]rdag|s[øö]ndag|m[åa]ndag|tisdag|man|tirs?|ons?|tors?|fre|l[øö]r|s[øö]n|hverdager?|vardagar|alla dagar|ma-pe|la|su|arkisin|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai',
  'poniedzia[lł]ek|wtorek|[sś]roda|czwartek|pi[aą]tek|sobota|niedziela|pn|pon|wt|[sś]r|czw|pt|sob|nd|ndz|codziennie',
  'pond[eě]l[ií]|[uú]ter[yý]|st[rř]eda|[cč]tvrtek|p[aá]tek|ned[eě]le|po-p[aá]|po|[uú]t|st|[cč]t|p[aá]|ne|pondelok|[sš]tvrtok|piatok|nede[lľ]a|denn[eě]',
  'h[eé]tf[oőöó]|kedd|szerda|cs[uü]t[oöő]rt[oöő]k|p[eé]ntek|szombat|vas[aá]rnap|h-p|naponta',
  'luni|mar[tţț]i|miercuri|joi|vineri|s[aâ]mb[aă]t[aă]|duminic[aă]|zilnic|ponedjeljak|utorak|srijeda|sreda|[cč]etvrtak|petak|subota|nedjelja|nedelja|ponedeljek|torek|petek',
  'esmasp[aä]ev|teisip[aä]ev|kolmap[aä]ev|neljap[aä]ev|reede|laup[aä]ev|p[uü]hap[aä]ev|e-r|e-p|pirmadienis|penktadienis|pirmdiena|piektdiena|i-v|pazartesi|sal[ıi]|[cç]ar[sş]amba|per[sş]embe|cuma|cumartesi|pazar|her g[uü]n|hafta i[cç]i',
  'senin|selasa|rabu|kamis|jumat|sabtu|minggu|setiap hari|isnin|khamis|ahad|th[uứ] [2-7]|th[uứ] hai|ch[uủ] nh[aậ]t',
  'понед[а-яі]*|вівтор[а-яі]*|вторник|сред[аы]|середа|четвер[а-яі]*|п.?ятниц[а-яі]*|суббот[аы]|субота|воскресень[ея]|неділя|неделя|петък|събота|пн|вт|ср|чт|пт|сб|вс|нд|ежедневно|щодня|щоденно|будни|выходные',
  'δευτ[α-ωά-ώ]*|τρ[ίι]τ[α-ωά-ώ]*|τετ[α-ωά-ώ]*|π[έε]μπτ[α-ωά-ώ]*|παρ[α-ωά-ώ]*|σ[άα]β[α-ωά-ώ]*|κυρ[α-ωά-ώ]*|καθημεριν[α-ωά-ώ]*',
].join('|');

/** Names of days that are also common words; only right before the numbers, or in a span of days. */
const englishToo = 'on|do|so|me|to';
const wordsToo = `${englishToo}|man|sat|sun|mar|la|st|sex|po|ma|di|dom|ven|fre|ter|ne|ve|je|lu|su|pa|sa|mi|mo|wo|za|ti|ke|pe|e-r|i-v`;
const wordBesideHours = new RegExp(
  `(?<!\\p{L})(?:${wordsToo})(?:[.:(]| ?[-/] ?\\p{L}{2,10}[.:,]?|(?<!(?:${englishToo}))) ?(?:kl\\.? ?|von |van |de |dalle )?\\d`,
  'iu',
);
const justWord = new RegExp(`(?<!\\p{L})(?:${wordsToo})(?!\\p{L})`, 'giu');

const day = new RegExp(`(?<![\\p{L}])(?:${dayNames})(?![\\p{L}])`, 'iu');
/** Scripts that don't separate words; names of days in Arabic and Hebrew take prefixes. */
const dayCharacters =
  /[月火水木金土日]曜?(?:日|[-~・、,(（)）:：\s]|$)|平日|毎日|年中無休|土日|祝|周[一二三四五六日]|星期[一二三四五六日]|礼拜|每[天日]|週[一二三四五六日]|[월화수목금토일]요일|매일|평일|주말|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|จันทร์|ทุกวัน|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|يوميا|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|א'?-ה|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|प्रतिदिन/u;

/** Headings of opening hours. Those of masses, classes and calls aren't. */
const heading =
  /(?:\b(?:office|shop|store|showroom|salon|studio|workshop|warehouse|front desk)(?: counter| desk)?:|(?:opening|open|business|office|shop|store|working|operating|trading|operation|salon|clinic|service|our|winter|summer|regular|kitchen|bar|showroom|taproom|pickup|reception|gallery|library|museum)[\s-]+(?:hours|times?)|hours(?: of (?:operation|business|service))?\b|\bwe(?:'|\sa)re open|\bopen(?:s|ed)?\b|öffnungszeit|geöffnet|sprechzeit|sprechstunde|ordination|ladenzeit|bürozeit|geschäftszeit|horario|horari(?!e)|horaires|horário|heures|ouvert|abierto|aperto|apertura|orari[oa]?\b|aberto|atendimento|funcionamento|openingstijd|openingsuren|geopend|åpningstid|åbningstid|öppettid|öppet|åbent|åpent|aukiolo|avoinna|otwar|godziny|otevírac|otvárac|otevřeno|ordinační|nyitva|program|orar|radno vrijeme|radno vreme|delovni čas|odpiralni|darbo laik|darba laik|avatud|lahtiolek|çalışma saat|açık|jam (?:buka|operasional|kerja)|waktu|giờ (?:mở|làm)|режим|врем[яе](?!\p{L})|часы|график|графік|години|работа|открыт|відчинено|ώρες|ωράριο|営業|診療|受付時間|開館|開店|定休|時間|营业|營業|工作时间|上班|门诊|門診|영업|운영|진료|เวลา|เปิด|ساعات|أوقات|דوام|שעות|פתוח|समय|खुला|زمان|ساعت)/iu;

/** Lines about times to come that aren't opening hours. */
const visitTimes =
  /\b(?:mass(?:es)?|worship|services?\b(?! (?:hours|times?))|sunday school|bible|prayer|confession|adoration|rosary|liturgy|vespers|class(?:es)?|yoga|lesson|practice|misas?|gottesdienst|messe|culte|kurse?|training|check[ -]?in|check[ -]?out)\b/iu;
const events =
  /\b(?:rehearsal|meeting|trivia|happy hour|brunch special|live music|concert|show|ceremony|episode|radio|webinar|events?|tournament|bingo|karaoke)\b/iu;

const clock = '(?:[01]?\\d|2[0-4])';
const minutes = '(?: ?[:.hH] ?[0-5]\\d|,[0-5]\\d(?!\\d))';
const half =
  '(?: ?(?:[ap]\\.? ?m\\b\\.?|[ap]\\b|uhr|hrs?\\b|horas?\\b|heures?\\b|h\\b|u\\b|ч\\b|noon|midnight|o.clock|in the (?:morning|afternoon|evening)|at night|(?:de la|del|da|di|du|de|por la) (?:ma[ñn]ana|manhã|matin|mattina|tarde|noche|noite|soir|sera)(?!\\p{L})))';
const to =
  '(?: ?(?:-{1,2}|~|/|\\bto\\b|\\bthru\\b|\\bthrough\\b|\\buntil\\b|\\x27?\\btill?\\b|→|\\bbis\\b|\\ba\\b|\\bal?l[ae]?\\b|à(?!\\p{L})|\\bas\\b|às(?!\\p{L})|\\btot\\b|\\btil\\b|\\bdo\\b|до|\\be\\b|\\by\\b|από|έως|-|から|まで|至|到|\\band\\b|–|s/d|hingga|đến) ?)';
const hourOnly = (part: string) => `${clock}${part}`;
/** A span of time that can be no other number: with minutes, am or pm, or the word for hours. */
const span = new RegExp(
  [
    `(?<![\\d.,:])${hourOnly(`(?:${minutes}${half}?|${half})`)}${to}(?:las? )?${hourOnly(`(?:${minutes}|${half})?${half}?`)}(?!\\d)`,
    `(?<![\\d.,:])${hourOnly(`${minutes}?`)}${to}(?:las? )?${hourOnly(`(?:${minutes}${half}?|${half})`)}(?!\\d)`,
    `(?:noon|midday|midnight|${clock}${minutes}?${half}?)${to}(?:noon|midnight|close|closing|late|sundown|sunset|dark)`,
    `(?:noon|midday)${to}${clock}${minutes}?${half}?(?!\\d)`,
    `${clock} ?[時时點点시] ?(?:\\d{1,2} ?[分분]|半)? ?(?:-|~|から|至|到|まで)+ ?(?:[午下上晚早凌夜오][前後午后晨上전후]?)? ?${clock} ?[時时點点시]`,
  ].join('|'),
  'iu',
);
/** Hours without minutes, as `Mo–Fr: 08–13` or `Mon-Fri 9-5`; only beside a day or in a list of hours. */
const bareSpan = new RegExp(
  `(?<![\\d.,:/$€£-])${clock} ?(?:-|to|'?till?|until|thru|bis|a|à) ?${clock}(?![\\d/%:]|[.,]\\d| ?(?:(?:business|working|work|calendar|full|more|short) )?(?:years|days|ans|jahre|personen|people|min|weeks|kg|€))`,
  'iu',
);
/** `noon to six`, `nine to five`; only beside a day or in a list of hours. */
const numberWords = 'noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const wordSpan = new RegExp(
  `\\b(?:${numberWords}|${clock}) ?(?:to|until|till?|-) ?(?:${numberWords}|midnight)\\b(?! ?(?:years|days|weeks|months|hours|minutes|people|persons|times|of|hundred|inch|feet|bed|star|acre|percent|course|mile))`,
  'iu',
);
/** `0900-1730`, but not the years of `2010-2024`; only beside a day. */
const fourDigits =
  /(?<![\d.,:/$€£-])(?!20\d\d ?(?:-|to) ?20)(?:[01]\d|2[0-4])[0-5]\d ?(?:-|to) ?(?:[01]\d|2[0-4])[0-5]\d(?![\d.,:/-]\d|\d)/;
const oneTime = new RegExp(`(?<![\\d.,:$])${clock}(?:${minutes}${half}?|${half})(?!\\d)`, 'iu');
const aroundTheClock =
  /\b(?:open|geöffnet|abierto|ouvert|aperto|aberto)\b.{0,20}\b24 ?(?:h|hours|\/ ?7|stunden|horas|heures|ore)|24時間営業|24小时营业/iu;

/** Lines after a heading or a day in which its hours may stand. */
const reach = 12;

/** Finds the hours at which the business is open. */
export function findHours(lines: readonly string[]): Found {
  let sinceHeading = Number.POSITIVE_INFINITY;
  let sinceDay = Number.POSITIVE_INFINITY;
  let dayLine = '';
  let loneTimes = 0;
  let short = '';
  let possible: string | undefined;
  for (const raw of lines) {
    sinceHeading += 1;
    sinceDay += 1;
    const own = plain(raw).slice(0, 2_000);
    // One time on a line of its own goes with those before: `10 AM`, `-`, `8 PM`.
    const joins = own.length < 12 && short && (sinceHeading <= reach || sinceDay <= 3);
    const text = joins ? `${short} ${own}` : own;
    short = own.length < 12 ? text.slice(-40) : '';
    const isHeading = heading.test(text) && text.length < 400;
    if (isHeading) sinceHeading = 0;
    const hasDay = day.test(text) || dayCharacters.test(text);
    if (hasDay) {
      sinceDay = 0;
      dayLine = text;
    }
    if (!/\d/.test(text) && !wordSpan.test(text)) continue;
    if (aroundTheClock.test(text)) possible ??= raw;
    const near = sinceDay <= 3;
    const listed = sinceHeading <= reach;
    if (!near && !listed) continue;
    const other = isOther(text) || (!isHeading && sinceDay > 0 && near && isOther(dayLine));
    const spans = hasSpan(text, (hasDay && namesDay(text)) || (listed && near));
    if (spans && text.length < 400 && (!other || (isHeading && hasDay))) {
      // A day somewhere in a long paragraph says little about the lines after it.
      if (listed || hasDay || dayLine.length < 200)
        return { certain: quoteDay(sinceDay, dayLine, text) };
    }
    if (spans || (hasDay && hasSpan(text, true))) possible ??= raw;
    else if (oneTime.test(text) && !events.test(text)) loneTimes += hasDay ? 1 : 0.5;
    if (loneTimes >= 2) possible ??= raw;
  }
  return { possible };
}

/** Whether a line that seems to name a day does so with certainty. */
function namesDay(text: string): boolean {
  if (dayCharacters.test(text) || wordBesideHours.test(text)) return true;
  return day.test(text.replace(justWord, ' '));
}

/** @param bare whether times without minutes count */
function hasSpan(text: string, bare: boolean): boolean {
  if (span.test(text)) return true;
  return (
    bare && (bareSpan.test(withoutPhones(text)) || wordSpan.test(text) || fourDigits.test(text))
  );
}

function quoteDay(sinceDay: number, dayLine: string, text: string): string {
  return sinceDay > 0 && sinceDay <= 3 ? `${dayLine} ${text}` : text;
}

function isOther(text: string): boolean {
  return visitTimes.test(text) || events.test(text);
}

function withoutPhones(text: string): string {
  return text
    .replace(/\d[\d\s().-]{6,20}\d/g, ' ')
    .replace(/\b(?:ages?|aged|edad(?:es)?|alter|grades?|âges?)\b.{0,10}\d.{0,6}/gi, ' ');
}
