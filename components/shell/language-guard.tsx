'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cookieLocale } from '@/lib/browser/page/browser-locale';

/** Keeps the language while another tab changes it, to protect unsaved input. The next page loads in full. */
export function LanguageGuard() {
  const pathname = usePathname();
  // The start script handles the initial load.
  const looked = useRef(pathname);
  useEffect(() => {
    if (pathname === looked.current) return;
    looked.current = pathname;
    const chosen = cookieLocale();
    if (chosen && chosen !== document.documentElement.lang) window.location.reload();
  }, [pathname]);
  return null;
}
