import { useRef } from 'react';
import { focusHeading } from './take-focus';

/** Milliseconds in which a refresh may remove the element that opened a dialog, such as the row of a removed member. */
const REFRESH_TAKES = 10_000;
const LISTS_TAKE = 100;

const focusPlace = (place: Element | null) =>
  void focusHeading(place?.isConnected ? place : document.querySelector('main'));

function watchFocus(element: HTMLElement, place: Element | null): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    setTimeout(() => focusPlace(place), LISTS_TAKE);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), REFRESH_TAKES);
}

/** Props for a dialog's content that return the focus to its previous element. Radix only returns it to its trigger. */
export function useOpener() {
  const opener = useRef<{ element: Element | null; place: Element | null }>(null);
  return {
    onOpenAutoFocus: (_event: Event) => {
      const element = document.activeElement;
      opener.current = { element, place: element?.closest('section, main') ?? null };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element, place = null } = opener.current ?? {};
      if (!(element instanceof HTMLElement) || element === document.body) return;
      if (!element.isConnected) return focusPlace(place);
      element.focus();
      watchFocus(element, place);
    },
  };
}
