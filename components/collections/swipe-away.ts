'use client';

import { type TouchEvent, useRef } from 'react';

/** Pixels: more than an accidental movement of the thumb, less than the width of any phone. */
const FAR = 112;

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null);

export function useSwipeAway(onAway: (id: string) => void) {
  const start = useRef<{ row: HTMLElement; x: number; y: number } | null>(null);
  const handleMove = (event: TouchEvent) => {
    const touch = event.changedTouches.item(0);
    const from = start.current;
    if (!touch || !from) return 0;
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
    return Math.abs(x) > 2 * Math.abs(y) ? Math.min(0, x) : 0;
  };
  const resetPosition = () => {
    start.current?.row.style.removeProperty('translate');
    start.current = null;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0);
      const row = rowOf(event.target);
      start.current = touch && row && event.touches.length === 1 ? { row, x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent) => {
      const x = handleMove(event);
      if (start.current) start.current.row.style.translate = x === 0 ? '' : `${x}px`;
    },
    onTouchEnd: (event: TouchEvent) => {
      const id = handleMove(event) <= -FAR ? start.current?.row.dataset.row : undefined;
      resetPosition();
      if (id) onAway(id);
    },
    onTouchCancel: resetPosition,
  };
}
