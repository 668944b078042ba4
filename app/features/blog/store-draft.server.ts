import type { CoreServices } from '../../../lib/services.ts';
import type { Block, Picture } from './blocks.ts';
import type { Draft } from './markdown-file.server.ts';
import { type FetchBytes, PictureError } from './picture-download.server.ts';
import { keepPictures, storePicture } from './pictures.server.ts';
import { SlugTakenError, type Source, storePost } from './store.server.ts';

interface Incoming {
  source: Source;
  draft: Draft;
  /** Address of a picture to show in place of the drawing. */
  picture?: string | undefined;
  fetchBytes: FetchBytes;
}

/**
 * Copies a draft's pictures to our storage and stores the post. A picture that cannot be had is
 * left out and named among the problems; so is a slug that another post has, for which the post
 * gets one with the beginning of its id.
 */
export async function storeDraft(
  { db, clock }: Pick<CoreServices, 'db' | 'clock'>,
  { source, draft, picture: cover, fetchBytes }: Incoming,
): Promise<{ stored: boolean; problems: string[] }> {
  const problems: string[] = [];
  const used: string[] = [];
  const stored = async (image: { source: string; alt: string }): Promise<Picture | undefined> => {
    try {
      const found = await storePicture(db, draft.notionId, image, fetchBytes);
      used.push(found.source);
      return found.picture;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push(`picture left out: ${error.message}`);
      return undefined;
    }
  };
  const content: Block[] = [];
  for (const block of draft.content) {
    if (block.type !== 'image') content.push(block);
    else {
      const picture = await stored(block);
      if (picture) content.push({ type: 'image', url: picture.fallback, picture });
    }
  }
  const picture = (cover && (await stored({ source: cover, alt: '' }))) || null;
  const post = { ...draft, content, picture };
  let changed: boolean;
  try {
    changed = await storePost(db, clock, source, post);
  } catch (error) {
    if (!(error instanceof SlugTakenError)) throw error;
    problems.push(error.message);
    const ending = draft.notionId
      .replace(/[^a-z0-9]/gi, '')
      .slice(-6)
      .toLowerCase();
    changed = await storePost(db, clock, source, { ...post, slug: `${draft.slug}-${ending}` });
  }
  if (problems.length === 0) await keepPictures(db, draft.notionId, used);
  return { stored: changed, problems };
}
