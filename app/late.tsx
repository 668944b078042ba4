import { createContext, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';

/** Parts of a page that follow its shell, in the order of their places. */
export class LateParts {
  readonly #parts: Promise<ReactNode>[] = [];

  get any(): boolean {
    return this.#parts.length > 0;
  }

  /** @returns the part's number. */
  add(part: Promise<ReactNode>): number {
    return this.#parts.push(part) - 1;
  }

  /** The shell up to each place, then what belongs there, so that a page grows from top to bottom. */
  async *fill(shell: string): AsyncGenerator<string> {
    let sent = 0;
    for (const [index, part] of this.#parts.entries()) {
      const marker = place(index);
      const at = shell.indexOf(marker, sent);
      if (at < 0) continue;
      yield shell.slice(sent, at);
      sent = at + marker.length;
      yield `<div>${renderToString(await part)}</div>`;
    }
    yield shell.slice(sent);
  }
}

const place = (index: number) => `<template data-late="${index}"></template>`;

/** Set by the server for each page that it renders. */
export const LateContext = createContext<LateParts | undefined>(undefined);

/**
 * A part of a page whose data takes long. The shell with the fallback is sent at once; the part
 * follows in its own place, and CSS hides a fallback that has something behind it (`blog.css`).
 * No script is needed, unlike for React's Suspense, which sends late parts at the end of the body:
 * a reader without JavaScript sees the same page.
 *
 * @param of must not reject.
 */
export function Late<T>({
  of,
  fallback,
  children,
}: {
  of: Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const parts = use(LateContext);
  const index = parts?.add(of.then(children));
  return (
    <div>
      <div data-late-fallback="">{fallback}</div>
      {index !== undefined && <template data-late={index} />}
    </div>
  );
}
