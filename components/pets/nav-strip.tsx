'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A row that scrolls sideways where it has to, and begins with its current entry in sight. */
export function NavStrip({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div ref={row} className="relative overflow-x-auto">
      {children}
    </div>
  );
}
