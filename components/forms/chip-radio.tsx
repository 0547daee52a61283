import type { ComponentProps, ReactNode } from 'react';

/** Choice in a row of chips. The radio must be its first focusable element. */
export function ChipRadio({ children, ...radio }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="tap inline-flex cursor-pointer items-center rounded-full border border-line bg-surface px-3.5 has-checked:border-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input type="radio" className="sr-only" {...radio} />
      {children}
    </label>
  );
}
