import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A checkbox that looks and announces itself as a switch; no script of its own. */
export function Switch({ className, ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <span className={cn('relative inline-flex h-11 w-13 shrink-0 items-center', className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state, aria-checked would contradict it
        role="switch"
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
        {...props}
      />
      <span
        aria-hidden="true"
        className="h-7 w-full rounded-full border border-edge bg-sunken transition-colors duration-150 peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-60"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute left-1 size-5 rounded-full bg-edge transition-transform duration-150 peer-checked:translate-x-6 peer-checked:bg-on-primary"
      />
    </span>
  );
}
