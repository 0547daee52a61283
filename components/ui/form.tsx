import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

export function FormDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('mt-1.5 text-sm text-muted', className)} {...props} />;
}

export function FormMessage({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={cn('mt-1.5 flex gap-1.5 text-sm text-danger', className)} {...props}>
      <Icon of="circle-alert" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
