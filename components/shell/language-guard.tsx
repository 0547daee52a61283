'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cookieLocale } from '@/lib/browser/page/browser-locale';

/** When another tab changes the language, unsaved input keeps this one until the next page, which is loaded in full. */
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
