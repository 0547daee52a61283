import { cn } from './cn';

/** Decorative: text next to it must describe what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner', className)} />;
}
