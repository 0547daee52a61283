import { cn } from './cn';
import type { IconName } from './icons';
import { symbolOf } from './symbols';

export type IconProps = {
  of: IconName;
  className?: string;
};

/** Decorative icon from one file of symbols. For layouts, which must work when the code of a page does not load. */
export function IconDrawing({ of: name, className }: IconProps) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={symbolOf(name)} />
    </svg>
  );
}
