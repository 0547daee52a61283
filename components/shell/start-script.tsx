'use client';

import { startScript } from '@/lib/browser/page/start-script';

/**
 * Allowed by its hash, which every page's Content-Security-Policy carries. A client component without its text on the
 * client: from the server's own components the text would travel a second time, in what the page is brought to life with.
 */
export function StartScript() {
  const text = typeof window === 'undefined' ? startScript : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
