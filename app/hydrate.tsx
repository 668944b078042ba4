import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { repeatEarlyClicks } from './document/early-clicks.ts';
import { readFields } from './islands/fields.ts';
import { Hydrated } from './islands/hydrated.ts';

/** Hydrates the whole document of a `hydrate: true` route. What visitors did before counts. */
export function hydrate(): void {
  const restoreFields = readFields(document.documentElement);
  const onHydrated = () => {
    restoreFields();
    repeatEarlyClicks();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated onHydrated={onHydrated}>
        <StrictMode>
          <HydratedRouter />
        </StrictMode>
      </Hydrated>,
    );
  });
}
