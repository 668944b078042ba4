import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Database } from '../../../lib/db/client.ts';
import { fromJson, toJson } from '../../../lib/db/columns.ts';
import { type Picture, pictureSchema } from './blocks.ts';
import { type FetchBytes, PictureError } from './picture-download.server.ts';
import { cleanLine } from './safe-text.ts';

/** Stored widths in pixels: the page shows at most 768 px, phones have 2 to 3 dots a pixel. */
const widths = [480, 960, 1536];

const maxPixels = 50_000_000;

/**
 * Accepted formats by their first bytes, with the format of the fallback. SVG is refused: it is a
 * document that can reference other files.
 */
const formats = [
  { signature: /^\xff\xd8\xff/, fallback: 'jpeg' },
  { signature: /^\x89PNG\r\n/, fallback: 'png' },
  { signature: /^GIF8[79]a/, fallback: 'png' },
  { signature: /^RIFF.{4}WEBP/s, fallback: 'webp' },
  { signature: /^.{4}ftyp(?:avif|avis|heic|mif1)/s, fallback: 'jpeg' },
] as const;

/**
 * Returns the stored copy of a picture; fetches and resizes it the first time.
 * @returns `source` identifies the picture of this post.
 * @throws {PictureError}
 */
export async function storePicture(
  db: Database,
  notionId: string,
  image: { source: string; alt: string },
  fetchBytes: FetchBytes,
): Promise<{ source: string; picture: Picture }> {
  const source = `${notionId} ${pictureKey(image.source)}`;
  const known = await db.read
    .selectFrom('blog_pictures')
    .select('picture')
    .where('source', '=', source)
    .executeTakeFirst();
  const alt = cleanLine(image.alt);
  if (known) return { source, picture: { ...fromJson(pictureSchema, known.picture), alt } };
  const { picture, files } = await resize(await fetchBytes(image.source), alt);
  await db.write(async (tx) => {
    for (const file of files) {
      await tx
        .insertInto('blog_media')
        .values(file)
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute();
    }
    await tx
      .insertInto('blog_pictures')
      .values({ source, notion_id: notionId, picture: toJson(picture) })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ picture: toJson(picture) }))
      .execute();
  });
  return { source, picture };
}

/** Deletes a post's pictures except these sources. */
export async function keepPictures(
  db: Database,
  notionId: string,
  sources: readonly string[],
): Promise<void> {
  await db.write((tx) => {
    const own = tx.deleteFrom('blog_pictures').where('notion_id', '=', notionId);
    return (sources.length > 0 ? own.where('source', 'not in', sources) : own).execute();
  });
}

/** Deletes the files that no picture uses. */
export async function pruneMedia(db: Database): Promise<void> {
  const pictures = await db.read.selectFrom('blog_pictures').select('picture').execute();
  const used = new Set(
    pictures.flatMap((row) => {
      const picture = fromJson(pictureSchema, row.picture);
      return [picture.fallback, ...picture.webp.map(({ path }) => path)];
    }),
  );
  const files = await db.read
    .selectFrom('blog_media')
    .select('path')
    .where('path', 'like', '/media/%')
    .execute();
  for (const { path } of files) {
    if (used.has(path)) continue;
    await db.write((tx) => tx.deleteFrom('blog_media').where('path', '=', path).execute());
  }
}

/** The URL without its signature, because Notion signs a file again every hour. */
function pictureKey(source: string): string {
  if (!URL.canParse(source)) return source;
  const url = new URL(source);
  return url.searchParams.has('X-Amz-Signature') ? url.origin + url.pathname : url.href;
}

interface MediaFile {
  path: string;
  type: string;
  bytes: Uint8Array;
}

/** Resizes on sharp's own threads, off the event loop; loads sharp with the first picture. */
async function resize(bytes: Uint8Array, alt: string) {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const format = formats.find(({ signature }) => signature.test(head))?.fallback;
  if (!format) throw new PictureError('unsupported format');
  const { default: sharp } = await import('sharp');
  // One thread per picture, to leave the other core to the server.
  sharp.concurrency(1);
  try {
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const meta = await input.metadata();
    const upright = input.autoOrient();
    const { width: full, height } = meta.autoOrient;
    const largest = Math.min(full, widths.at(-1) ?? full);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const fallback = await file(upright, hash, Math.min(full, 960), format);
    const webp: MediaFile[] = [];
    const sizes = [...widths.filter((width) => width < largest), largest];
    for (const width of sizes) webp.push(await file(upright, hash, width, 'webp'));
    const picture: Picture = {
      width: largest,
      height: Math.round((height * largest) / full),
      alt,
      fallback: fallback.path,
      webp: webp.map(({ path }, index) => ({ path, width: sizes[index] ?? largest })),
    };
    return { picture, files: [fallback, ...webp.filter(({ path }) => path !== fallback.path)] };
  } catch (error) {
    throw new PictureError(`unreadable picture: ${error instanceof Error ? error.message : error}`);
  }
}

async function file(
  input: Sharp,
  hash: string,
  width: number,
  format: 'jpeg' | 'png' | 'webp',
): Promise<MediaFile> {
  const sized = input.clone().resize({ width, withoutEnlargement: true });
  const bytes = await sized
    .toFormat(format, format === 'png' ? { palette: true } : { quality: 78 })
    .toBuffer();
  const extension = format === 'jpeg' ? 'jpg' : format;
  return { path: `/media/${hash}-${width}.${extension}`, type: `image/${format}`, bytes };
}
