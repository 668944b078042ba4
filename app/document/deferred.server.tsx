import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DeferredQueue } from './deferred.tsx';

/** Deferred parts of a page, in the order of their markers. */
export class DeferredParts implements DeferredQueue {
  readonly #parts: Promise<ReactNode>[] = [];

  get any(): boolean {
    return this.#parts.length > 0;
  }

  /** @returns the part's number. */
  add(part: Promise<ReactNode>): number {
    return this.#parts.push(part) - 1;
  }

  /**
   * Yields the shell up to each marker, then its part, so that the page loads from top to bottom.
   * Bytes, as the body of a `Response` takes no strings from a stream.
   */
  async *fill(shell: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for await (const piece of this.#pieces(shell)) yield new TextEncoder().encode(piece);
  }

  async *#pieces(shell: string): AsyncGenerator<string> {
    let sent = 0;
    for (const [index, part] of this.#parts.entries()) {
      const marker = markerOf(index);
      const at = shell.indexOf(marker, sent);
      if (at < 0) continue;
      yield shell.slice(sent, at);
      sent = at + marker.length;
      yield `<div>${renderToString(await part)}</div>`;
    }
    yield shell.slice(sent);
  }
}

const markerOf = (index: number) => `<template data-deferred="${index}"></template>`;
