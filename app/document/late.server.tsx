import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LateQueue } from './late.tsx';

/** Parts of a page that follow its shell, in the order of their places. */
export class LateParts implements LateQueue {
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
