import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Switch({ className, ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state, aria-checked would contradict it
  return <input type="checkbox" role="switch" className={cn('switch', className)} {...props} />;
}
