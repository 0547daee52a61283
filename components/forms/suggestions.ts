'use client';

import { type KeyboardEvent, useRef, useState } from 'react';

export type Suggestion = { value: string; label: string; hint?: string };

const PAUSE_MS = 150;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function useSuggestions(suggest: (query: string) => Promise<Suggestion[]>, choose: (value: string) => void) {
  const [items, setItems] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const question = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function closeList() {
    question.current += 1;
    clearTimeout(timer.current);
    setItems([]);
    setActive(-1);
  }

  function requestSuggestions(query: string, pause = PAUSE_MS) {
    const mine = ++question.current;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void suggest(query)
        .catch(() => [])
        .then((foundSuggestions) => {
          if (mine !== question.current) return;
          setItems(foundSuggestions);
          setActive(-1);
        });
    }, pause);
  }

  function chooseItem(index: number) {
    const item = items[index];
    if (item) choose(item.value);
    closeList();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const open = items.length > 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return requestSuggestions(event.currentTarget.value, 0);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the text field, so that the arrow keys leave the list at both ends.
      setActive((at) => ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      chooseItem(active);
    } else if (event.key === 'Escape' && open) {
      // Closes the list, but not the sheet around it.
      event.stopPropagation();
      event.preventDefault();
      closeList();
    }
  }

  return { items, active, ask: requestSuggestions, take: chooseItem, close: closeList, onKeyDown };
}
