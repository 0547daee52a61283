import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A place holder with the size of what comes; the screen that uses it says once, in text, that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-sunken', className)} {...props} />;
}
