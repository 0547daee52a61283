'use client';

import { startScript } from '@/lib/browser/page/start-script';

/** Allowed by its hash in the CSP. Client component, so that its text is not sent again in the flight data. */
export function StartScript() {
  const text = typeof window === 'undefined' ? startScript : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
