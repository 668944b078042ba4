import { Button } from '../../ui/button.tsx';
import { statuses } from './clock.ts';
import { entry, list, statusNames } from './copy.ts';

/** Sets the status of the entries that are selected; hidden while none is. */
export function BulkBar({ busy }: { busy: boolean }) {
  return (
    <div className="mt-4 hidden items-end gap-3 in-[form:has([name=ids]:checked)]:flex">
      <div>
        <label htmlFor="bulk-status" className="text-label font-semibold">
          {list.status}
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
