import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '../../../lib/db/client.ts';
import { fromJson, toJson } from '../../../lib/db/columns.ts';
import { type Picture, pictureSchema } from './blocks.ts';
import { type FetchBytes, PictureError } from './picture-download.server.ts';
import { cleanLine } from './safe-text.ts';

/** Widths in pixels of the stored files; the page is at most 768 px wide, phones have 2 to 3 dots a pixel. */
const widths = [480, 960, 1536];

// One thread for each picture: readers need the other core.
sharp.concurrency(1);

const largestPicture = 50_000_000;
/**
 * What sharp may read, by the first bytes, and the type of the fallback. SVG never gets there: it is
 * a document that can name other files.
 */
const formats = [
  { begins: /^\xff\xd8\xff/, fallback: 'jpeg' },
  { begins: /^\x89PNG\r\n/, fallback: 'png' },
  { begins: /^GIF8[79]a/, fallback: 'png' },
  { begins: /^RIFF.{4}WEBP/s, fallback: 'webp' },
  { begins: /^.{4}ftyp(?:avif|avis|heic|mif1)/s, fallback: 'jpeg' },
] as const;

/**
 * The stored copy of a picture; fetches and resizes it the first time it is seen. An address is
 * known by what stands before its query, because Notion signs the same file anew each hour.
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

/** Forgets the pictures that a post no longer shows. */
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

/** Removes the files that no post's picture names. */
export async function pruneMedia(db: Database): Promise<void> {
  const pictures = await db.read.selectFrom('blog_pictures').select('picture').execute();
  const named = new Set(
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
    if (named.has(path)) continue;
    await db.write((tx) => tx.deleteFrom('blog_media').where('path', '=', path).execute());
  }
}

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

/** Sharp works on threads of its own; nothing here holds up a request. */
async function resize(bytes: Uint8Array, alt: string) {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const format = formats.find(({ begins }) => begins.test(head))?.fallback;
  if (!format) throw new PictureError('of no type that we show');
  try {
    const input = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' });
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
    throw new PictureError(`not a picture: ${error instanceof Error ? error.message : error}`);
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
