'use client';

import { useEffect, useState } from 'react';

/** The initial placeholder goes 1 s after the first render (specification, section 9). */
const HIDE_AFTER_MS = 1000;

/** A slim bar that shows that the page is starting; it lies over nothing that can be read or pressed (R2.9). */
export function StartProgress() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.start = 'done';
    const timer = setTimeout(() => setDone(true), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return done ? null : <div aria-hidden="true" inert data-start-progress className="start-progress" />;
}
