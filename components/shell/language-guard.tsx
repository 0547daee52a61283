'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cookieLocale } from '@/lib/browser/page/browser-locale';

/**
 * A tab with unsaved words keeps its language when another tab changes it. The next page that it opens would be a
 * mixture of both: it is loaded whole instead.
 */
export function LanguageGuard() {
  const pathname = usePathname();
  // The page that was loaded whole is the start script's.
  const looked = useRef(pathname);
  useEffect(() => {
    if (pathname === looked.current) return;
    looked.current = pathname;
    const chosen = cookieLocale();
    if (chosen && chosen !== document.documentElement.lang) window.location.reload();
  }, [pathname]);
  return null;
}
