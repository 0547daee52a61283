import type { ComponentProps } from 'react';
import { cn } from './cn';

/** 16 px text, because iOS zooms into fields with smaller text. */
export const controlClass =
  'tap w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted transition-colors duration-150 hover:border-primary aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:opacity-60';

/** Free text takes the direction of the typed text. Addresses, numbers and days keep their own. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const dir = type === 'text' || type === 'search' ? 'auto' : undefined;
  return <input type={type} dir={dir} className={cn(controlClass, className)} {...props} />;
}
