import { cn } from './cn';
import type { IconName } from './icons';
import symbols from './symbols.svg';

type IconProps = {
  of: IconName;
  className?: string;
};

export function symbolOf(name: IconName): string {
  return `${symbols.src}#${name}`;
}

/** Decorative. Drawn from one file, since every inline drawing would be sent twice: as markup and as data. */
export function Icon({ of: name, className }: IconProps) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={symbolOf(name)} />
    </svg>
  );
}
