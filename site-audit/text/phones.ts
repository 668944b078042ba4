import { type Found, plain } from './plain.ts';

/** Words before a number that make it a phone number, in the languages of many small businesses. */
const label =
  /(?:\btel[.:]?|\btell\b|t[eé]l[eé]?f|tele|t[eé]l\.|phone|\bphn?\b|\bcall(?:s|ing)?\b|mobil|\bcell?\b|m[oó]vil|celular|\bgsm\b|handy|whats\s?app|\bsms\b|\btext(?: us| me)?:?\s*$|\bfono|\btfno|\btlf|\btlph|puh[.:]|puhelin|\btelp|\bring\b|hotline|helpline|help\s?desk|notruf|emergency|toll[ -]free|\bdial\b|\bfreephone|rufen|anruf|appele|llam[ae]|chiam|prenota|ligue|\bbel\b|zadzwo|\bphone|contact(?: no| us)?|тел|моб|звон|связ|電話|电话|電|手机|手機|热线|熱線|전화|휴대|연락|โทร|هاتف|جوال|اتصل|تلفن|تلفون|טלפון|טל|נייד|फोन|मोबाइल|☎|☏|✆|📞|📱|📲|℡|🤙|τηλ|κιν|\bmob\b|\b[tpmvc][.:]\s*$|\boffice[.:]|\bdirect[.:])/iu;

/** Words before a number that is something else. */
const otherWords = String.raw`\bvat\b|\bust|umsatzsteuer|steuer|\biva\b|i\.v\.a|\btva\b|\bmwst|\bbtw\b|\bmoms\b|org\.?\s?(?:nr|nummer|no)|\breg(?:istr|\.|\b)|\bregistered in\b|licen[cs]e|\blic\b|\bcslb|\babn\b|\bacn\b|\bein\b|tax\s?id|\bnip\b|\bregon\b|\bnif\b|\bcif\b|\brfc\b|\bcnpj\b|\bcpf\b|\bsiret|\bsiren\b|\brcs\b|\bkvk\b|\bhr[ab]\b|\bico\b|\bičo\b|\bdič\b|\bisbn\b|\biban\b|\bbic\b|account|konto|\bgst|\bcrn\b|\bcompany\s?(?:no|number|reg)|\bpermit|\bsku\b|item\s?(?:no|#)|order\s?(?:no|#|number)|\bref\b|\bnpi\b|\bbar\s?(?:no|#)|\bnmls|\bdre\b|\brea\b|cod\.?\s?fisc|\bc\.?\s?f\.|\bp\.\s?i\.|invoice|routing|(?<!\p{L})инн(?!\p{L})|огрн|\bєдрпоу|許可|登録|番号第|備案|备|営業許可|証|\bicp\b|\bcui\b|\bpib\b|\bmb[:.]|\boib\b|\bcvr\b|\bkrs\b|\bpostcode|\bzip\b|\bid[:#]|©|\(c\)|copyright|\bprice|\bsince\b|charity\s?(?:no|number|reg)`;
/** Such a word somewhere before the number. */
const otherNear = new RegExp(`(?:${otherWords})[^\\d]{0,25}$`, 'iu');
/** Such a word right before it: ‘License no. 12’, but not ‘Licensed and insured 12’. */
const otherBeside = new RegExp(
  `(?:${otherWords})(?:[\\s.:-]{0,3}(?:no|nr|number|nummer|num|n[º°]|id|ident|code|reg|registration|#|№|\\p{L}{2})(?!\\p{L})){0,3}[^\\p{L}\\d]{0,6}$`,
  'iu',
);

const fax = /(?:\bfax|ファックス|fax番号|факс|传真|傳真|팩스|📠|faks)[^\d]{0,12}$/iu;
/** One number for both: Tel./Fax. */
const phoneAndFax =
  /(?:phone|\bph|tel\p{L}{0,8}|\b[tp]|fon|voice|call)[^\p{L}\d]{0,4}(?:(?:and|or|und|y|e|et)[^\p{L}\d]{1,3})?(?:fax|f)[^\p{L}\d]{0,8}$/iu;

/** Separator between groups of a number. */
const sep = '[ .\\-·•∙⋅/]{1,3}';
const shape = (source: string) =>
  new RegExp(`(?<![\\d#$€£¥%]|\\d[.,:/-])(?:${source})(?![\\d%€£¥]|[.,:/-]\\d)`, 'gu');
/** One that ‘#’ may stand before, and another number's last digits after: Phone #703-555-0142/0143. */
const ownShape = (source: string) =>
  new RegExp(`(?<![\\d$€£¥%]|\\d[.,:/-])(?:${source})(?![\\d%€£¥]|[.,:-]\\d)`, 'gu');

/** Shapes that nothing but a phone number has, unless a word right before it says so. */
const ownShapes = [
  // North America, placeholders too: (703) 555-0142, 1-800-555-0142, 703-555-0142/0143.
  ownShape(`(?:\\+?1${sep})?\\(?\\d{3}\\)?[ .\\-·•∙⋅/]{0,3}\\d{3}${sep}\\d{4}`),
  ownShape(
    `(?:1[ .\\-])?8(?:00|33|44|55|66|77|88)-(?=[\\dA-Z-]{0,9}[A-Z])[A-Z0-9]{2,9}(?:-[A-Z0-9]{1,9}){0,2}`,
  ),
  ownShape('\\(?[2-9]\\d{2}(?:\\) ?|[.-])\\d{3}[.-][A-Z]{4}(?![A-Za-z])'),
  // An area code in parentheses: (11) 3456-7890, (02) 8123 4567, (030) 4272627.
  ownShape('\\(\\+?\\d{1,5}\\)[ .\\-/]{0,2}\\d(?:[ .\\-/]{0,2}\\d){4,10}'),
  ownShape('\\+\\(?\\d{1,3}\\)?(?:[ .\\-()/·]{0,3}\\d){6,13}'),
];

/** Shapes that phone numbers have, and seldom a number of another kind. */
const usualShapes = [
  shape('00[1-9](?:[ .\\-()/]{0,3}\\d){8,13}'),
  // A national number with its leading zero: 0161 879 4949, 08764/8511, 09022078695.
  shape('0\\d(?:[ .\\-()/·]{0,3}\\d){6,10}'),
  shape('1[38]00[ \\-.]?\\d{3}[ \\-.]?\\d{3}'),
  // Groups as France, Denmark, Norway, Spain, Poland, Mexico, China, India, Russia write them.
  shape('\\d{2}(?:[ .\\-]\\d{2}){3,4}'),
  shape('\\d{3}[ .\\-]\\d{2}[ .\\-]\\d{2}[ .\\-]\\d{2}'),
  shape('[6-9]\\d{2}[ .\\-]\\d{3}[ .\\-]\\d{3}'),
  shape('\\d{3}[ .\\-]\\d{2}[ .\\-]\\d{3}'),
  shape('\\d{2}[ \\-]\\d{4,5}[ \\-]\\d{4}'),
  shape('\\d{2}[ \\-]\\d{3}[ \\-]\\d{2}[ \\-]\\d{2}'),
  shape('1[3-9]\\d[ \\-]\\d{4}[ \\-]\\d{4}'),
  shape('[6-9]\\d{4}[ \\-]\\d{5}'),
  shape('[78]?[ \\-]?\\(?\\d{3}\\)?[ \\-]\\d{3}[ \\-]\\d{2}[ \\-]\\d{2}'),
];

/** Any number long enough; a phone number only if its label says so. */
const anyNumber = shape('[(+]{0,2}\\d(?:[ .\\-()/·]{0,3}\\d){4,14}');
/** A number without its area code. */
const localNumber = /^[2-9]\d{2}[ .-]\d{4}$/;
/** Letters for digits: 301-WE-CLEAN, (703) GO-GREEN. */
const letters =
  /(?<![\p{L}\d-])\(?[2-9]\d{2}(?:\) ?|-)(?=(?:[A-Z0-9]-?){7}(?![A-Za-z0-9]))(?=[A-Z0-9-]{0,5}[A-Z]{2})[A-Z0-9-]{7,9}/gu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}/g;
const digits = (text: string) => text.replace(/\D/g, '');

/** Finds a phone number that a visitor can read. */
export function findPhone(lines: readonly string[]): Found {
  let possible: string | undefined;
  let before = '';
  for (const raw of lines) {
    if (!/\p{N}/u.test(raw)) {
      before = raw.length < 60 ? raw : '';
      continue;
    }
    const text = plain(raw).replace(iban, '|');
    const found = inLine(text, plain(before));
    if (found.certain) return { certain: found.certain };
    possible ??= found.possible;
    before = raw.length < 60 ? raw : '';
  }
  return { possible };
}

function inLine(text: string, before: string): Found {
  let possible: string | undefined;
  for (const [shapes, isOwn] of [
    [ownShapes, true],
    [usualShapes, false],
  ] as const) {
    for (const { 0: number, index } of shapes.flatMap((one) => [...text.matchAll(one)])) {
      const context = contextOf(text, index, before);
      if (isOther(number, context) || isFax(context)) continue;
      if (isOwn || !otherNear.test(context.near) || label.test(context.near))
        return { certain: number.trim() };
      possible ??= number.trim();
    }
  }
  for (const { 0: number, index } of text.matchAll(anyNumber)) {
    const context = contextOf(text, index, before);
    if (isOther(number, context) || isFax(context)) continue;
    const count = digits(number).length;
    if (count >= 5 && label.test(context.far)) return { certain: number.trim() };
    if ((count >= 8 && count <= 13) || localNumber.test(number.trim())) possible ??= number.trim();
  }
  for (const { 0: number, index } of text.matchAll(letters)) {
    const context = contextOf(text, index, before);
    if (label.test(context.far)) return { certain: number };
    possible ??= number;
  }
  return { possible };
}

interface Context {
  /** The 30 characters before the number. */
  near: string;
  /** Those 45 characters, or the line before if the number begins its line. */
  far: string;
}

function contextOf(text: string, index: number, before: string): Context {
  const start = text.slice(Math.max(0, index - 45), index);
  const own = start.trim().length > 3 ? start : `${before} ${start}`;
  // Digits in between belong to another number, which has taken the label.
  return { near: own.slice(-30), far: own };
}

function isFax({ near }: Context): boolean {
  return fax.test(near) && !phoneAndFax.test(near);
}

function isOther(number: string, { near }: Context): boolean {
  if (otherBeside.test(near)) return true;
  const text = number.trim();
  const labelled = label.test(near);
  if (/^\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d{2}$/.test(text) && !labelled) return true;
  if (/^(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2}$/.test(text) && !labelled) return true;
  if (/^(?:19|20)\d{2} ?[-/] ?(?:19|20)\d{2}$/.test(text)) return true;
  if (/\/(?:19|20)\d\d(?:-\d+)?$/.test(text) && !labelled) return true;
  if (isTimeRange(text) && !labelled) return true;
  return /^0[.]\d+$/.test(text);
}

function isTimeRange(text: string): boolean {
  const parts = /^(\d{1,2})[ .:]?(\d{2}) ?[-/] ?(\d{1,2})[ .:]?(\d{2})$/.exec(text);
  if (!parts) return false;
  const [, from = 0, fromMinute = 0, to = 0, toMinute = 0] = parts.map(Number);
  return (
    from <= 24 &&
    to <= 24 &&
    fromMinute % 5 === 0 &&
    toMinute % 5 === 0 &&
    fromMinute < 60 &&
    toMinute < 60
  );
}
