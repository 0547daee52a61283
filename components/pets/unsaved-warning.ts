'use client';

import { useEffect } from 'react';

/** Asks before the page is left, by the browser's own means or by a link of the application, while `active`. */
export function useUnsavedWarning(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('target') === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (window.confirm(question)) {
        // Answered: a link that loads a new page must not make the browser ask once more.
        window.removeEventListener('beforeunload', onUnload);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    // In the capture phase: the router listens on the link itself.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [active, question]);
}
