'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Chromium leaves a link focused by keyboard half outside the scrolling row. */
function bringIntoSight({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function NavStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = strip.current;
    if (!row) return;
    const current = row.querySelector<HTMLElement>('[aria-current]');
    if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    row.addEventListener('focusin', bringIntoSight);
    return () => row.removeEventListener('focusin', bringIntoSight);
  }, []);
  return (
    <div ref={strip} className="relative overflow-x-auto">
      {children}
    </div>
  );
}
