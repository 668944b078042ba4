import { type Check, fix, good, quote } from '../check.ts';
import { onPage } from '../on-page.ts';
import type { Page } from '../parse/page.ts';

export const leftovers: Check = {
  id: 'leftovers',
  title: 'Sample text and old dates',
  why: 'Sample text, “Untitled” or a copyright of six years ago make a customer wonder whether you are still in business.',
  source: {
    title: 'Google Search Central: title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  call: {
    say: 'Your page still has text that its template came with, or a date long past.',
    offer: 'We read every page and replace what is left over.',
  },
  look: onPage((page, { at }) => {
    const title = page.titles.find(({ text }) => defaultTitle.test(text));
    if (title) return fix(`The title is ${quote(title.text)}.`);
    const sample = page.lines.map(sampleIn).find(Boolean);
    if (sample) return fix(quote(sample));
    const year = copyrightYear(page);
    const age = new Date(at).getUTCFullYear() - (year ?? Number.POSITIVE_INFINITY);
    return age >= 3
      ? fix(`The copyright line says ${year}.`)
      : good('No sample text, default title or old year.');
  }),
};

const defaultTitle =
  /^(?:untitled(?: (?:document|page|\d+))?|document|title|page title|your title|website title|new page(?: \d+)?|index|home ?page template|react app|vite (?:app|\+ .{1,20})|next\.js|my (?:site|website|wordpress (?:blog|site))(?: \d+)?|just another wordpress site|site title|bootstrap (?:theme|template)|html5 template|welcome to nginx!?|apache2 .{1,20} default page.{0,20}|it works!?)$/i;
const sampleText =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|company name|business name|address|tagline|slogan) (?:goes )?here\b|this is a sample page|just another wordpress site|edit this text|click (?:here )?to edit|i'm a paragraph|insert (?:your )?text here|\{\{ ?[\w.]{1,40} ?\}\}|\[(?:your|company|business|insert)[ \w]{1,30}\]|welcome to wordpress\. this is your first post/i;

/** Sample text in a line, with the words before it. */
function sampleIn(line: string): string | undefined {
  const at = line.slice(0, 2_000).search(sampleText);
  if (at < 0) return undefined;
  return at <= 60 ? line : `…${line.slice(at - 40)}`;
}

/** The latest year in copyright lines; undefined if there is none, or a script completes it. */
function copyrightYear(page: Page): number | undefined {
  const lines = page.lines.filter((line) => line.length < 300 && /©|copyright|\(c\)/i.test(line));
  if (lines.some((line) => /present|today|heute|actualidad|-\s*(?:$|[^\d\s])/i.test(line)))
    return undefined;
  const years = lines.flatMap((line) =>
    (line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number),
  );
  return years.length > 0 ? Math.max(...years) : undefined;
}
