import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Derives a UUIDv7 from its parts, for entries that must not be created twice. Not secret: anyone who knows the parts
 * knows the id.
 * @param ms time of the id in ms since 1970; earlier times count as 1970
 */
export function deriveId(ms: number, parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(hash.charAt(3), 16) & 3) | 8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hash.slice(0, 3)}`,
    `${variant}${hash.slice(4, 7)}`,
    hash.slice(7, 19),
  ].join('-');
}
