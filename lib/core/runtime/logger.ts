import 'server-only';
import pino from 'pino';
import { env } from '../config/env';

// Next bundles a module once per entry; globalThis makes it one logger. Under our own server it is that of its entry,
// which adds the request id (lib/server/request-log.mjs).
const holder = globalThis as { pawfolioLogger?: pino.Logger };

/** Log ids and kinds, never user input, addresses or secrets. */
export function logger(): pino.Logger {
  holder.pawfolioLogger ??= pino({ level: env().LOG_LEVEL, base: null });
  return holder.pawfolioLogger;
}
