import { createHash } from 'node:crypto';

export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return [...new Set(scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64')))];
}
