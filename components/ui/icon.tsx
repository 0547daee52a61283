import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { cn } from './cn';

type IconProps = {
  of: IconNode;
  className?: string;
};

/** Decorative. The icon package's React components are client components: each would be sent as code and as data. */
export function Icon({ of: shapes, className }: IconProps) {
  // Children rather than a list, whose keys would be sent too.
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', className: cn('icon', className), 'aria-hidden': true },
    ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
