import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page again when entries have changed, in whatever process and by whomever.
 * @param changes that the page shows.
 */
export function useLiveChanges(changes: number): void {
  const { revalidate } = useRevalidator();
  const [since] = useState(changes);
  useEffect(() => {
    const events = new EventSource(`/api/inbox/events?since=${since}`);
    events.onmessage = () => void revalidate();
    return () => events.close();
  }, [revalidate, since]);
}
