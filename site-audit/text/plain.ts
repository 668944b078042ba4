/** Digits of other scripts, by the code point of their zero. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;

/**
 * One line in the form that the text rules expect: full-width characters, digits of other scripts
 * and every kind of dash and space in their ASCII form.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(foreignDigit, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/[\u2010-\u2015\u2212\u30fc\u2500](?=\s?\d)/g, '-')
    .replace(/[\u2012-\u2015\u301c\uff5e]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(chineseHour, (number) => `${chineseNumber(number)}`);
}

/** The number of 十一時 or 下午兩點; 一點 without a half of the day mostly means 'a little'. */
const chineseHour =
  /(?:[二三四五六七八九十兩两]|(?<=[午後后])一|[一二三四五六七八九十]{2,3})(?=\s?[時时點点])/g;

/** Value of a Chinese number below 100: 十一 is 11, 二十 is 20. */
function chineseNumber(text: string): number {
  const digit = (sign = '') => '零一二三四五六七八九'.indexOf(sign.replace(/[兩两]/, '二'));
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return 10 * (tens === '' ? 1 : digit(tens)) + (ones === '' ? 0 : digit(ones.at(-1)));
}

/** What a text rule found: `certain` is enough to say that it is there, `possible` isn't. */
export interface Found {
  readonly certain?: string | undefined;
  readonly possible?: string | undefined;
}
