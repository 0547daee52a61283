'use client';

import type { KeyboardEvent, ReactNode } from 'react';

const STEPS = new Map<string, number>(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));
const BUTTONS = new Map<string, string>(Object.entries({ a: 'accept', d: 'decline' }));

const TYPING = 'input, textarea, select';

/** Cards with keyboard shortcuts while one has the focus: ↑ ↓ move, A accepts, D declines. */
export function ProposalList({ children }: { children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget } = event;
    const card = target instanceof Element ? target.closest('li') : null;
    const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!card || !isMeant || (target as Element).matches(TYPING)) return;
    const step = STEPS.get(key);
    if (step !== undefined) {
      event.preventDefault();
      const cards = [...currentTarget.querySelectorAll<HTMLElement>(':scope > li')];
      cards[cards.indexOf(card) + step]?.focus();
      return;
    }
    const button = card.querySelector<HTMLButtonElement>(`[data-decides="${BUTTONS.get(key.toLowerCase())}"]`);
    if (!button) return;
    event.preventDefault();
    // Moves the focus to the card first, because the button disappears.
    card.focus();
    button.click();
  };
  return (
    <ul className="grid gap-3 sm:grid-cols-2" onKeyDown={onKeyDown}>
      {children}
    </ul>
  );
}
