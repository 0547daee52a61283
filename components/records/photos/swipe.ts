'use client';

import { type PointerEvent, useRef } from 'react';
import { swipedTo } from '@/lib/records/photos/swipe';

export function useSwipe(onSwipe: (to: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = isPrimary && pointerType !== 'mouse' && !isZoomed ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const to = start.current && swipedTo(clientX - start.current.x, clientY - start.current.y);
      start.current = null;
      if (to) onSwipe(to);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
