import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** A card of the settings page with a heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-hairline bg-surface shadow-card"
    >
      <h2 id={id} className="border-b border-hairline p-5 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** An entry of a list with its buttons. */
export function Item({
  name,
  details,
  children,
}: {
  name: string;
  details: readonly string[];
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{details.join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}

/** A form of one button, which posts to the settings page. */
export function Press({
  intent,
  id = '',
  busy,
  label,
  children,
}: {
  intent: string;
  id?: string;
  busy: string;
  /** Name for screen readers, where several buttons have the same text. */
  label?: string;
  children: string;
}) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent && formData.get('id') === id;
  return (
    <Form method="post" preventScrollReset className="shrink-0">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" size="small" busy={isBusy} aria-label={label}>
        {isBusy ? busy : children}
      </Button>
    </Form>
  );
}
