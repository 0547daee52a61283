import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Bar from 0 to `max`. Without a `value` it moves, because nobody knows how long it takes. */
export function Progress({ className, ...props }: ComponentProps<'progress'>) {
  return <progress className={cn('h-2 w-full accent-primary', className)} {...props} />;
}
