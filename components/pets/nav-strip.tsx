'use client';

import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Chromium leaves an entry that the keyboard has reached half outside of such a row. */
const bringIntoSight = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A row that scrolls sideways where it has to: its current entry is in sight, and whatever has the focus. */
export function NavStrip({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div ref={row} className="relative overflow-x-auto" onFocus={bringIntoSight}>
      {children}
    </div>
  );
}
