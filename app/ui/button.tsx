import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `primary` once in a view; `secondary` beside it; `quiet` in toolbars. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Least height: 40 px in a toolbar with a pointer, 44 px (WCAG 2.5.5), 52 px in a hero. */
  size?: 'small' | 'medium' | 'large';
}

/** A native button; `busy` disables it and turns a ring beside its text. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...props
}: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy && <BusyRing />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ButtonLook & ComponentProps<'a'> & { href: string }) {
  return <a {...props} className={classNames(buttonClass({ variant, size }), className)} />;
}

/** Class names of a button, for an element that is neither of the above. */
export function buttonClass({ variant = 'primary', size = 'medium' }: MaybeLook): string {
  return classNames('button', variants[variant], sizes[size]);
}

type MaybeLook = { [K in keyof ButtonLook]: ButtonLook[K] | undefined };

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
};

const sizes = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
};

function BusyRing() {
  return (
    <svg viewBox="0 0 20 20" className="busy-ring size-4.5" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="3" opacity="0.3" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
