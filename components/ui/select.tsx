import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Icon } from './icon';
import { controlClass } from './input';

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlClass, 'appearance-none pr-10', className)} {...props} />
      <Icon
        of="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
