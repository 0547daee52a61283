import 'server-only';
import { env } from '../config/env';

/** For what needs a session of its own: migrations, the job queue and backups. Undefined for the embedded database. */
export function directUrl(): string | undefined {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
}

/** `DATABASE_URL` leads to a pooler in transaction mode, where settings and named statements do not last. */
export function isPooled(): boolean {
  return env().DATABASE_DIRECT_URL !== undefined;
}
