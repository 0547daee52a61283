'use client';

import { useEffect } from 'react';

/** On arrival the secret of a mailed link leaves the address bar and the history. */
export function useStrippedAddress(path: string): void {
  useEffect(() => window.history.replaceState(window.history.state, '', path), [path]);
}
