import type { ReactNode } from 'react';
import { cn } from './cn';

type LabelProps = { htmlFor: string; className?: string; children: ReactNode };

export function Label({ className, htmlFor, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('block text-sm font-medium text-ink', className)}>
      {children}
    </label>
  );
}
