import type { Refusal } from './actions.server.ts';

/** Says why an action changed nothing. */
export function Failure({ of }: { of: Refusal | undefined }) {
  if (!of?.failure) return null;
  return (
    <p role="alert" className="mt-3 text-small font-semibold text-danger">
      {of.failure}
    </p>
  );
}
