'use client';

import { type RefObject, useEffect, useRef } from 'react';

export interface RowFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Call before removing an entry. Pass `row` if the row's `data-row` differs from the id. */
  leave: (id: string, row?: string) => void;
}

function afterAll(list: HTMLElement): HTMLElement | null {
  const place = list.closest('section, main');
  return place?.querySelector<HTMLElement>('[data-add]') ?? place?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
}

function neighbours(list: HTMLElement, mark: string): HTMLElement[] {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility?.() ?? true);
  const place = rows.findIndex((row) => row.dataset.row === mark);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place)).reverse()];
}

/** Moves the focus to a neighboring row after a removal. Otherwise the focus would fall back to the body. */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>(ids: readonly string[]): RowFocus<List> {
  const list = useRef<List>(null);
  const lastRow = useRef<{ id: string; others: HTMLElement[] }>(null);
  useEffect(() => {
    const removedRow = lastRow.current;
    if (!removedRow || !list.current || ids.includes(removedRow.id)) return;
    lastRow.current = null;
    // Skipped if the user has moved the focus meanwhile.
    if (document.activeElement !== document.body) return;
    const target = removedRow.others.find((row) => row.isConnected) ?? afterAll(list.current);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }, [ids]);
  return {
    list,
    leave: (id, row = id) => {
      lastRow.current = { id, others: list.current ? neighbours(list.current, row) : [] };
    },
  };
}
