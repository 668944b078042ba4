import { Section } from '../../ui/section.tsx';
import { ControlSamples } from './controls.tsx';
import { DrawingSamples } from './drawings.tsx';
import { SurfaceSamples } from './surfaces.tsx';
import { ToastSamples } from './toasts.tsx';
import { TokenSamples } from './tokens.tsx';

export const meta = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }];

/** Hydrates as a whole for the toasts. */
export const handle = { hydrate: true };

/** Every token and primitive on one page, in development only (see `app/routes.ts`). */
export default function Styleguide() {
  return (
    <main id="main" tabIndex={-1}>
      <Section>
        <h1 className="text-h1">Styleguide</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          The colors, sizes and components that every page is made of.
        </p>
      </Section>
      <TokenSamples />
      <ControlSamples />
      <SurfaceSamples />
      <ToastSamples />
      <DrawingSamples />
    </main>
  );
}
