import type { Attributes, Field, Form } from './page.ts';
import type { TextLines } from './text-lines.ts';

const maxForms = 200;
const maxFields = 500;

interface OpenForm {
  readonly attributes: Attributes;
  readonly fields: Field[];
  readonly before: string;
  readonly capture: ReturnType<TextLines['capture']>;
}

/** Collects forms with their fields. As in browsers, one form at most is open. */
export class PageForms {
  readonly found: Form[] = [];
  readonly loose: Field[] = [];
  readonly #lines: TextLines;
  #open: OpenForm | undefined;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  start(attributes: Attributes): void {
    if (this.#open || this.found.length >= maxForms) return;
    const before = this.#lines.last;
    this.#open = { attributes, fields: [], before, capture: this.#lines.capture() };
  }

  end(): void {
    if (!this.#open) return;
    const { capture, ...form } = this.#open;
    capture.end();
    this.found.push({ ...form, text: capture.text() });
    this.#open = undefined;
  }

  field(tag: string, attributes: Attributes): void {
    const fields = this.#open?.fields ?? this.loose;
    if (fields.length >= maxFields) return;
    const kind = attributes.type?.trim().toLowerCase();
    const type = tag === 'input' ? kind || 'text' : tag === 'button' ? kind || 'submit' : '';
    fields.push({ tag, type, attributes });
  }
}
