import 'server-only';
import pino from 'pino';
import { env } from '../config/env';

// Next bundles a module once per entry: the logger is kept on globalThis so that there is one. Under our own server it is
// that of its entry, whose lines carry the id of the request (lib/server/request-log.mjs).
const holder = globalThis as { pawfolioLogger?: pino.Logger };

/** Structured log on standard output. Log ids and kinds, never what a person typed, an address or a secret. */
export function logger(): pino.Logger {
  holder.pawfolioLogger ??= pino({ level: env().LOG_LEVEL, base: null });
  return holder.pawfolioLogger;
}
