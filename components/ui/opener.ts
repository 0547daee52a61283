import { useRef } from 'react';

/** As props of a dialog's content: the focus goes back to what had it before. Radix returns it only to its own trigger. */
export function useOpener() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (_event: Event) => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
