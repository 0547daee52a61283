import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Hidden from screen readers, because the page announces once that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-sunken', className)} {...props} />;
}
