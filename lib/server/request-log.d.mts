import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

export function requestId(claimed: string | string[] | undefined, trusted: number): string;
export function maskedPath(url: string | undefined): string;
export function openLog(level: string | undefined, requestStorage: AsyncLocalStorage<{ id: string }>): Logger;
export function logEnd(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  context: { id: string; roundTrips: number },
): void;
export function consoleFields(parts: readonly unknown[]): Record<string, string>;
