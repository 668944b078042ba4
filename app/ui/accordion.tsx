import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** One question and its answer. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
}

/**
 * Collapsible items, of which one is open at a time (`<details name>`, HTML Standard); on paper, all
 * of them are.
 */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="self-start divide-y divide-hairline border-y border-hairline">
      {items.map(({ id, title, body }) => (
        <details
          key={id}
          id={id}
          name={name}
          className="group print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold">
            {title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45 print:hidden"
            />
          </summary>
          <div className="max-w-measure pb-5 text-pretty text-muted">{body}</div>
        </details>
      ))}
    </div>
  );
}
