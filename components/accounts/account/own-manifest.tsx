'use client';

import { useEffect } from 'react';

/** In the installed app its icon also offers the pets: a manifest of one's own, which no cache keeps. */
export function OwnManifest() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link || !window.matchMedia('(display-mode: standalone)').matches) return;
    link.crossOrigin = 'use-credentials';
    link.href = '/api/manifest';
  }, []);
  return null;
}
