'use client';

import { useEffect, useState } from 'react';

/**
 * Removes the secret of a mailed link from the address bar and the history. The language script reloads the page under
 * its original address (lib/browser/page/language-script.ts).
 */
export function useStrippedAddress(path: string): void {
  const [address] = useState(() => (typeof window === 'undefined' ? '' : path + window.location.search));
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (address !== path) dataset.address = address;
    window.history.replaceState(window.history.state, '', path);
    return () => {
      delete dataset.address;
    };
  }, [address, path]);
}
