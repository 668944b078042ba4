import type { Looked, TextFile } from '../site.ts';
import { NoAnswerError } from './request.ts';
import { mayRead } from './robots.ts';
import { TargetError } from './target.ts';
import type { Visit } from './visit.ts';

/** Bytes of a robots.txt that count; RFC 9309 (2.5) asks for 500 KiB at least. */
const maxRobots = 512 * 1024;
/** Timeout in ms. */
const robotsTimeout = 3_000;

/** The robots.txt files of the servers that a look visits. */
export interface RobotsFiles {
  /**
   * Reads the robots.txt of the URL's server, once.
   * @throws {TargetError} when it asks the program to stay away, or when the server can't say (RFC
   * 9309, 2.3.1.4).
   * @throws {NoAnswerError} when no server accepts the connection.
   */
  check(url: URL): Promise<void>;
  /** The file of the URL's server. */
  fileOf(url: URL): Promise<Looked<TextFile>>;
}

/** @param agent product token of our user agent. */
export function createRobotsFiles(visit: Visit, agent: string): RobotsFiles {
  const files = new Map<string, Promise<TextFile>>();
  const fileOf = ({ origin }: URL): Promise<TextFile> => {
    const file = files.get(origin) ?? read(visit, new URL('/robots.txt', origin));
    files.set(origin, file);
    // http://example.com/robots.txt often leads to the file of https://www.example.com.
    void file.then(
      ({ url }) => {
        const { origin: end, pathname } = new URL(url);
        if (pathname === '/robots.txt' && !files.has(end)) files.set(end, file);
      },
      () => undefined,
    );
    return file;
  };
  return {
    async check(url) {
      const { status, text } = await fileOf(url).catch((error: NoAnswerError | TargetError) => {
        if (error instanceof NoAnswerError && error.at === 'answer')
          throw new TargetError(`${error.message} ${unread}`);
        throw error;
      });
      if (status >= 500)
        throw new TargetError(
          `The robots.txt of ${url.hostname} fails (status ${status}). ${unread}`,
        );
      if (!mayRead(text, agent, url.pathname + url.search)) {
        throw new TargetError(`The robots.txt of ${url.hostname} asks programs not to read this.`);
      }
    },
    fileOf: (url) =>
      fileOf(url).then(
        (value) => ({ looked: true, value }),
        ({ message }: Error) => ({ looked: false, reason: message }),
      ),
  };
}

async function read(visit: Visit, url: URL): Promise<TextFile> {
  try {
    const options = {
      maxBytes: maxRobots,
      accept: 'text/plain, */*;q=0.5',
      timeout: robotsTimeout,
    };
    const answer = await visit.get(url, options);
    const found = answer.status >= 200 && answer.status < 300;
    const text = found ? new TextDecoder().decode(answer.bytes) : '';
    return { url: answer.url, status: answer.status, text };
  } catch (error) {
    // A file that only leads elsewhere counts as missing (RFC 9309, 2.3.1.2).
    if (error instanceof TargetError) return { url: url.href, status: 404, text: '' };
    throw error;
  }
}

/** Why we read no further. */
const unread =
  'We ask for its robots.txt first: that file says whether programs may read the site.';
