'use client';

import { type TouchEvent, useRef } from 'react';
import { planView } from '@/lib/browser/storage/plan-view';
import { viewAfterPinch } from '@/lib/records/routines/pinch';

function distance({ touches }: TouchEvent): number | null {
  const [first, second] = [touches[0], touches[1]];
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : null;
}

/** Pinching in opens the week, pinching out the day (R7.4). Does nothing while the page is zoomed in. */
export function usePinch() {
  const startDistance = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      startDistance.current = (window.visualViewport?.scale ?? 1) > 1.01 ? null : distance(event);
    },
    onTouchMove: (event: TouchEvent) => {
      const now = distance(event);
      const view = startDistance.current !== null && now !== null ? viewAfterPinch(startDistance.current, now) : null;
      if (!view) return;
      startDistance.current = null;
      planView.choose(view);
    },
    onTouchEnd: () => {
      startDistance.current = null;
    },
  };
}
