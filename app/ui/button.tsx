import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Appearance of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary` at most once in a view, `secondary` next to it, `quiet` in toolbars. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Minimum height: 40 px in a toolbar, 44 px (WCAG 2.5.5), 52 px in a hero. */
  size?: 'small' | 'medium' | 'large';
}

/** A native button; `busy` disables it and shows a spinner. */
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

/** A button's class names, for other elements. */
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
