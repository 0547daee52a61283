'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** The rows of a list, each marked by `data-row`, and what stands for all of them when none is left. */
export interface RowFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** To be called before an entry is taken away, with its id, and with the mark of its row where that is another one. */
  leave: (id: string, row?: string) => void;
}

/** Where one goes on in a list that has become empty: the way to add something, else the heading above. */
function afterAll(list: HTMLElement): HTMLElement | null {
  const place = list.closest('section, main');
  return place?.querySelector<HTMLElement>('[data-add]') ?? place?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
}

/** The rows after one, then those before it, the nearest first; without those that another view of the list hides. */
function neighbours(list: HTMLElement, mark: string): HTMLElement[] {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility?.() ?? true);
  const place = rows.findIndex((row) => row.dataset.row === mark);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place)).reverse()];
}

/**
 * Keeps the focus in a list of which a row goes away: it moves to the next row, or to the one before. Otherwise it would be
 * at the beginning of the page again.
 * @param ids of the entries
 */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>(ids: readonly string[]): RowFocus<List> {
  const list = useRef<List>(null);
  const left = useRef<{ id: string; others: HTMLElement[] }>(null);
  useEffect(() => {
    const gone = left.current;
    if (!gone || !list.current || ids.includes(gone.id)) return;
    left.current = null;
    // Somebody may have gone on to somewhere else meanwhile.
    if (document.activeElement !== document.body) return;
    const target = gone.others.find((row) => row.isConnected) ?? afterAll(list.current);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }, [ids]);
  return {
    list,
    leave: (id, row = id) => {
      left.current = { id, others: list.current ? neighbours(list.current, row) : [] };
    },
  };
}
