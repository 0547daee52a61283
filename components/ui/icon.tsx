'use client';

import { cn } from './cn';
import type { IconName } from './icons';
import { symbolOf } from './symbols';

type IconProps = {
  of: IconName;
  className?: string;
};

/** Decorative. From one file of symbols, and a client component: pages of the server send its name, not its markup. */
export function Icon({ of: name, className }: IconProps) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={symbolOf(name)} />
    </svg>
  );
}
