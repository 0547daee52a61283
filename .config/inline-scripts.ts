import { createHash } from 'node:crypto';

export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return [...new Set(scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64')))];
}

/** Pages of `next build`, and of Vercel's builder, which uses another folder. */
const BUILT_PAGE = /^(?:app|route-cache\/APP_PAGE\/\w+\/\$)(\/.+)\.html$/;

/** @param file below `.next/server` @returns null for other files */
export function routeOfPage(file: string): string | null {
  return BUILT_PAGE.exec(file)?.[1] ?? null;
}
