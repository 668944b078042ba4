import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { entry, list, statusNames } from './copy.ts';
import { statuses } from './promises.ts';
import type { Summary } from './summaries.server.ts';

/**
 * Sets the status of the entries that are selected; hidden while none is. It stays in view: under the
 * thumb on a phone, above the list elsewhere.
 */
export function BulkBar({ busy, entries }: { busy: boolean; entries: readonly Summary[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other boxes
  useEffect(() => {
    const form = bar.current?.closest('form');
    const recount = () => setCount(form?.querySelectorAll('[name=ids]:checked').length ?? 0);
    recount();
    form?.addEventListener('change', recount);
    return () => form?.removeEventListener('change', recount);
  }, [entries]);
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 hidden items-end gap-3 border-t border-hairline bg-surface px-4 py-3 in-[form:has([name=ids]:checked)]:flex md:sticky md:inset-x-auto md:top-2 md:bottom-auto md:mt-4 md:rounded-card md:border md:shadow-card"
    >
      <div className="min-w-0 flex-1 md:flex-none">
        <label htmlFor="bulk-status" className="text-label font-semibold">
          {list.status}
          {count > 0 && `, ${list.selected(count)}`}
        </label>
        <select id="bulk-status" name="event" className="control control-select mt-1">
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="secondary" busy={busy}>
        {entry.set}
      </Button>
    </div>
  );
}
