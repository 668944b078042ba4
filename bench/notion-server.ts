/** Runs a fake Notion API. Argument: the number of published pages. */
import sharp from 'sharp';
import { block, page, richText, startFakeNotion, textBlock } from '../test/fakes/notion.ts';

const count = Number(process.argv[2] ?? 1_000);
/** Every fifth page has its own photograph. */
const pictured = 5;

const notion = await startFakeNotion();
for (let number = 1; number <= count; number++) {
  const blocks = Array.from({ length: 20 }, (_, line) =>
    textBlock(
      line % 7 === 0 ? 'heading_2' : 'paragraph',
      `Line ${line}. ${'Some words. '.repeat(12)}`,
    ),
  );
  if (number % pictured === 0) {
    const name = `${number}.jpg`;
    notion.files.set(name, { type: 'image/jpeg', bytes: await photograph(number) });
    const url = `${notion.url}/files/${name}?X-Amz-Signature=${notion.signature}`;
    blocks.push(block('image', { type: 'file', file: { url }, caption: richText('A street') }));
  }
  const entry = page(number, `Post ${number}`, { blocks, tags: ['SEO', `Tag ${number % 40}`] });
  notion.pages.set(entry.id, entry);
}
process.send?.({ url: notion.url, databaseId: notion.databaseId });

/** 1,600 by 1,000 pixels with enough noise to be as hard to compress as a photograph. */
function photograph(seed: number): Promise<Buffer> {
  const tint = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 120 };
  return sharp({
    create: {
      width: 1_600,
      height: 1_000,
      channels: 3,
      background: tint,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: tint } } }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
