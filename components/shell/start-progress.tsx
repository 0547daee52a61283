'use client';

import { useEffect, useState } from 'react';

/** Specification, section 9. */
const HIDE_AFTER_MS = 1000;

/** Progress bar (R2.9). Covers nothing that can be read or pressed. */
export function StartProgress() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.start = 'done';
    const timer = setTimeout(() => setDone(true), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return done ? null : <div aria-hidden="true" inert data-start-progress className="start-progress" />;
}
