import { startScript } from '@/lib/core/start-script';

/** Allowed by its hash, which every page's Content-Security-Policy carries. */
export function StartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file; it must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: startScript }} />;
}
