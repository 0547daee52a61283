'use client';

import { useEffect, useState } from 'react';

/** Removes a mailed secret from URL and history. lib/browser/page/language-script.ts reloads the original URL. */
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
