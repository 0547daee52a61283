import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { cn } from './cn';

type IconProps = {
  /** The drawing, as the icon package has it. */
  of: IconNode;
  className?: string;
};

/**
 * A line icon in the current text colour; ornament, so the words stand beside it. Not the package's own React
 * components: those are client components, and each would come to the browser as code and as data.
 */
export function Icon({ of: shapes, className }: IconProps) {
  // Each shape is a child of its own: in a list it would need a key, and travel with it.
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', className: cn('icon', className), 'aria-hidden': true },
    ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
