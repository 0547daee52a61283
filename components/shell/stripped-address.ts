'use client';

import { useEffect, useState } from 'react';

/**
 * On arrival the secret of a mailed link leaves the address bar and the history. The page's own language script loads it
 * again under the address that it had (lib/browser/page/language-script.ts), so that another language does not lose it.
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
