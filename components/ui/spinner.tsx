import { cn } from './cn';

/** Decorative: the text beside it must say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner', className)} />;
}
