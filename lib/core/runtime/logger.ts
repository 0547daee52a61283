import 'server-only';
import pino from 'pino';
import { env } from '../config/env';

// Next bundles a module once per entry. Under our own server it is the entry's logger (lib/server/request-log.mjs).
const holder = globalThis as { pawfolioLogger?: pino.Logger };

/** Log ids and kinds, never user input, addresses or secrets. */
export function logger(): pino.Logger {
  holder.pawfolioLogger ??= pino({ level: env().LOG_LEVEL, base: null });
  return holder.pawfolioLogger;
}
