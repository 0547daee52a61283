'use client';

import { useEffect, useState } from 'react';

/** The hint goes when it has done its work (specification, section 9). */
const REMOVE_AFTER_MS = 10_000;

/** Opens the connection for fonts, which are fetched without cookies, while the page is still being read (R2.13). */
export function Preconnect() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return done ? null : <link rel="preconnect" href="/" crossOrigin="anonymous" />;
}
