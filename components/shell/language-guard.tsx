'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cookieLocale } from '@/lib/browser/page/browser-locale';

/**
 * A tab with unsaved input keeps its language when another tab changes it. Its next navigation would mix both
 * languages, so that page is loaded in full.
 */
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
