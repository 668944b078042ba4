import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';

/** Where a button leads, in words and as an address. */
export interface Action {
  text: string;
  href: string;
}

/** A view's two calls to action: the first is the one that matters. */
export type Actions = readonly [Action, Action];

/** Both buttons beside each other, or below each other where there is no room; a phone's full width. */
export function ActionPair({ actions, className }: { actions: Actions; className?: string }) {
  const [first, second] = actions;
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <ButtonLink size="large" className="max-sm:grow max-sm:px-4" href={first.href}>
        {first.text}
      </ButtonLink>
      <ButtonLink
        size="large"
        variant="secondary"
        className="max-sm:grow max-sm:px-4"
        href={second.href}
      >
        {second.text}
      </ButtonLink>
    </div>
  );
}
