import { createContext, type ReactNode, use } from 'react';

/** Takes the parts of a page that follow its shell; its server part fills them in (`late.server.tsx`). */
export interface LateQueue {
  /** @returns the part's number. */
  add(part: Promise<ReactNode>): number;
}

/** Set by the server for each page that it renders. */
export const LateContext = createContext<LateQueue | undefined>(undefined);

/**
 * A part of a page whose data takes long. The shell with the fallback is sent at once; the part
 * follows in its own place, and CSS hides a fallback that has something behind it (`blog.css`).
 * No script is needed, unlike for React's Suspense, which sends late parts at the end of the body:
 * a reader without JavaScript sees the same page.
 *
 * @param of must not reject.
 */
export function Late<T>({
  of,
  fallback,
  children,
}: {
  of: Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const parts = use(LateContext);
  const index = parts?.add(of.then(children));
  return (
    <div>
      <div data-late-fallback="">{fallback}</div>
      {index !== undefined && <template data-late={index} />}
    </div>
  );
}
