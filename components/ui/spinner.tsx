import { cn } from './cn';

export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner', className)} />;
}
