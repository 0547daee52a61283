import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlClass } from './input';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={cn(controlClass, 'field-sizing-content min-h-28', className)}
      {...props}
    />
  );
}
