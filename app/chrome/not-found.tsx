import { settings } from '../facts/settings.ts';
import { TransitMap } from '../ui/transit-map.tsx';
import { endOfLineCompact, endOfLineWide } from './maps.ts';
import { Wayfinding } from './wayfinding.tsx';

/** The not-found page; its heading and paragraph are literal (spec.md section 2). */
export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="overflow-x-clip">
      <div className="mx-auto max-w-page px-4 py-section sm:px-6">
        <title>{`Page not found | ${settings.name}`}</title>
        <h1 className="text-h1">404 Page Not Found</h1>
        <p className="mt-4 text-lead text-muted">Did you forget to add the page to the router?</p>
        <TransitMap
          id="end-of-line"
          title="The end of the line"
          description="A red line runs from Home by way of How It Works to a buffer stop, where you are."
          wide={endOfLineWide}
          compact={endOfLineCompact}
          className="my-14 [&_svg]:overflow-visible"
        />
        <Wayfinding title="Try one of these pages" />
      </div>
    </main>
  );
}
