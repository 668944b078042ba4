import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawSharePicture, type SharePicture } from '../app/seo/share-picture.server.ts';
import { unescapeMarkup } from '../lib/markup.ts';

/**
 * Draws the picture that each prerendered page names in `og:image`. The pages themselves are the
 * list, so a new page needs no change here.
 * @param folder `build/client`.
 * @returns the files written.
 */
export async function drawSharePictures(folder: string): Promise<string[]> {
  const pictures = new Map<string, SharePicture>();
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, page), 'utf8');
    const image = metaContent(html, 'og:image');
    const title = metaContent(html, 'og:title');
    const label = metaContent(html, 'og:site_name');
    if (image && title && label) pictures.set(new URL(image).pathname, { title, label });
  }
  for (const [file, picture] of pictures) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await drawSharePicture(picture));
  }
  return [...pictures.keys()];
}

/** Reads a `<meta property>` as React writes it. */
function metaContent(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content && unescapeMarkup(content);
}
