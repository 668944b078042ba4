import { createContext, type ReactNode, use } from 'react';

/** Collects a page's deferred parts, which the server inserts (`deferred.server.tsx`). */
export interface DeferredQueue {
  /** @returns the part's number. */
  add(part: Promise<ReactNode>): number;
}

/** Set by the server for each page that it renders. */
export const DeferredContext = createContext<DeferredQueue | undefined>(undefined);

/**
 * A part of a page whose data takes long. The shell is sent first, with the fallback; the part follows
 * in its place, and CSS then hides the fallback (`app.css`). It works without JavaScript, unlike
 * React's Suspense, which sends deferred parts at the end of the body.
 *
 * @param of the data; must not reject.
 */
export function Deferred<T>({
  of,
  fallback,
  children,
}: {
  of: Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const parts = use(DeferredContext);
  const index = parts?.add(of.then(children));
  return (
    <div>
      <div data-deferred-fallback="">{fallback}</div>
      {index !== undefined && <template data-deferred={index} />}
    </div>
  );
}
