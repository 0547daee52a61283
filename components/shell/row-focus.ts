'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** The rows of a list, and what stands for all of them when none is left. */
export interface RowFocus {
  list: RefObject<HTMLUListElement | null>;
  /** To be called before a row is taken away, by its place. */
  leave: (index: number) => void;
}

/** Where one goes on in a list that has become empty: the way to add something, else the heading above. */
function afterAll(list: HTMLElement): HTMLElement | null {
  const place = list.closest('section, main');
  return place?.querySelector<HTMLElement>('[data-add]') ?? place?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
}

/**
 * Keeps the focus in a list of which a row goes away: it moves to the next row, or to the one before. Otherwise it would be
 * at the beginning of the page again.
 * @param ids of the rows in their order
 */
export function useRowFocus(ids: readonly string[]): RowFocus {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ id: string | undefined; index: number }>(null);
  useEffect(() => {
    const gone = left.current;
    if (!gone || !list.current || ids.includes(gone.id ?? '')) return;
    left.current = null;
    // Somebody may have gone on to somewhere else meanwhile.
    if (document.activeElement !== document.body) return;
    const { children } = list.current;
    const target = children[gone.index] ?? children[gone.index - 1] ?? afterAll(list.current);
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }, [ids]);
  return {
    list,
    leave: (index) => {
      left.current = { id: ids[index], index };
    },
  };
}
