import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string | Uint8Array, contentType?: string) =>
  readPage(typeof html === 'string' ? new TextEncoder().encode(html) : html, contentType);

it('decodes by byte order mark, header, declaration, then by what the bytes allow', async () => {
  const latin = Buffer.from('<title>Café</title>', 'latin1');
  const title = async (bytes: Uint8Array, type?: string) =>
    (await read(bytes, type)).titles[0]?.text;
  expect(await title(latin)).toBe('Café');
  expect(await title(latin, 'text/html; charset=ISO-8859-1')).toBe('Café');
  expect(await title(Buffer.from('<title>Café</title>'))).toBe('Café');
  const declared = Buffer.from('<meta charset="iso-8859-1"><title>Café</title>', 'latin1');
  expect(await title(declared)).toBe('Café');
  const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis"><title>';
  const japanese = Buffer.concat([Buffer.from(equiv), Buffer.from('8e7582cd82c8', 'hex')]);
  expect((await read(japanese)).encoding).toBe('shift_jis');
  expect(await title(Buffer.from('\ufeff<title>Café</title>', 'utf16le'))).toBe('Café');
  expect(await title(Buffer.from('<title>Café</title>'), 'text/html; charset=nonsense')).toBe(
    'Café',
  );
  const commented = Buffer.from('<!-- <meta charset="utf-8"> --><title>Café</title>', 'latin1');
  expect(await title(commented)).toBe('Café');
});

it('ends the head where a browser does', async () => {
  const inHead = async (html: string) => (await read(html)).metas.map((meta) => meta.inHead);
  expect(await inHead('<head><noscript><img></noscript><script>x</script><meta name=a>')).toEqual([
    true,
  ]);
  expect(await inHead('<head></head>\n<meta name=a><body><meta name=b>')).toEqual([true, false]);
  expect(await inHead('<head><meta name=a><div></div><meta name=b></head>')).toEqual([true, false]);
  expect(await inHead('<head>\ufeff<meta name=a>')).toEqual([false]);
  expect(await inHead('<head><template><div>x</div></template><meta name=a>')).toEqual([true]);
});

it('reads visible text by line, and keeps hidden text apart', async () => {
  const { lines, hiddenLines } = await read(
    '<p>One<br>two <b>three</b><div hidden>no<p>never</p></div><span style="display : none">nor</span>' +
      '<ul><li>a<li>b</ul><table><tr><td>c<td>d</table><pre>e\nf</pre><svg><text>g</text></svg>' +
      '<span>Mon</span><span>9-5</span><textarea>h</textarea>',
  );
  expect(lines).toEqual(['One', 'two three', 'a', 'b', 'c', 'd', 'e', 'f', 'Mon 9-5']);
  expect(hiddenLines).toEqual(['no', 'never', 'nor', 'g', 'h']);
});

it('follows misnested elements as a browser does', async () => {
  const { lines, headings, links } = await read(
    '<h1>A<h2>B</h2><div hidden><table><tr><td></div>x</td></tr></table></div>' +
      '<a href=1>C<div>D</a>E</div><p style="display:none">y<p>z',
  );
  expect(headings.map(({ level, text }) => [level, text])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
  expect(lines).toEqual(['A', 'B', 'C', 'DE', 'z']);
  expect(links).toEqual([{ href: '1', text: 'C D' }]);
});

it('gives fields to the open form, and nested items their own properties', async () => {
  const page = await read(
    '<input name=loose><form><form><input name=a></form><textarea name=late></textarea>' +
      '<div itemscope itemtype="http://schema.org/Dentist"><b itemprop=name>Joe</b>' +
      '<i itemscope itemprop=address itemtype="http://schema.org/PostalAddress"><u itemprop=streetAddress>1 A St</u></i></div>',
  );
  expect(page.forms.map(({ fields }) => fields.map((field) => field.attributes.name))).toEqual([
    ['a'],
  ]);
  expect(page.looseFields.map((field) => field.attributes.name)).toEqual(['loose', 'late']);
  expect(page.items.map(({ properties }) => properties)).toEqual([
    [{ name: 'name', value: 'Joe' }],
    [{ name: 'streetAddress', value: '1 A St' }],
  ]);
});
