'use client';

import { useEffect, useState } from 'react';

/** Specification, section 9. */
const REMOVE_AFTER_MS = 10_000;

/** Preconnects for fonts, which are fetched without cookies (R2.13). */
export function Preconnect() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return done ? null : <link rel="preconnect" href="/" crossOrigin="anonymous" />;
}
