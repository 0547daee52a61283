import 'server-only';
import pino from 'pino';
import { env } from '../config/env';
import { processWide } from './process-wide.mjs';

declare module './process-wide.mjs' {
  interface ProcessWide {
    logger: pino.Logger;
  }
}

/** Log ids and kinds only, never user input, addresses or secrets. */
export function logger(): pino.Logger {
  processWide.logger ??= pino({ level: env().LOG_LEVEL, base: null });
  return processWide.logger;
}
