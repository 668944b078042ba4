import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page again when entries have changed, in whatever process and by whomever, and when the
 * session has ended, which leads to the sign-in.
 * @param changes that the page shows.
 */
export function useLiveChanges(changes: number): void {
  const { revalidate } = useRevalidator();
  const [since] = useState(changes);
  useEffect(() => {
    const events = new EventSource(`/api/inbox/events?since=${since}`);
    events.onmessage = () => void revalidate();
    // The browser connects again after a break, but not once it is refused.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) void revalidate();
    };
    return () => events.close();
  }, [revalidate, since]);
}
