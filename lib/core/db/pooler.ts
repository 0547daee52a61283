import 'server-only';
import { env } from '../config/env';

export function directUrl(): string | undefined {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
}

export function isPooled(): boolean {
  return env().DATABASE_DIRECT_URL !== undefined;
}
