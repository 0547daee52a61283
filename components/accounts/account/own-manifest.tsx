'use client';

import { useEffect } from 'react';

/** Switches the installed app to the member's own manifest, whose shortcuts name the pets. */
export function OwnManifest() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link || !window.matchMedia('(display-mode: standalone)').matches) return;
    link.crossOrigin = 'use-credentials';
    link.href = '/api/manifest';
  }, []);
  return null;
}
