import 'server-only';
import { env } from '../config/env';

/** URL that bypasses a pooler, for work that needs its own session; undefined for the embedded database. */
export function directUrl(): string | undefined {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
}

export function isPooled(): boolean {
  return env().DATABASE_DIRECT_URL !== undefined;
}
