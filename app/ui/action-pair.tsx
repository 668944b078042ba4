import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';

/** A button's text and the address it links to. */
export interface Action {
  text: string;
  href: string;
}

/** A view's two calls to action, the primary one first. */
export type Actions = readonly [Action, Action];

/** Both buttons side by side, stacked where there is no room; on a phone they fill the width. */
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
