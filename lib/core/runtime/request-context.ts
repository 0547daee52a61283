import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** A request as the server's entry (lib/server/server.mjs) knows it. */
export interface RequestContext {
  /** By which all that the log says of it is found; the answer's `X-Request-Id`. */
  id: string;
  response: ServerResponse;
  /** How often the database was asked for it so far; counted at LOG_LEVEL=trace. */
  roundTrips: number;
  /** Whether its page failed because the database is out of reach (lib/core/http/answer-status.ts). */
  isUnavailable?: boolean;
}

// The entry is outside of Next's bundles and tells them over globalThis.
type Holder = { pawfolioRequests?: Pick<AsyncLocalStorage<RequestContext>, 'getStore'>; pawfolioStopping?: boolean };

/** The request that this runs for; undefined in jobs, in scripts and behind another server than ours. */
export function requestContext(): RequestContext | undefined {
  return (globalThis as Holder).pawfolioRequests?.getStore();
}

/** Whether the process has been told to end: it answers what it has begun, and wants nothing new. */
export function isStopping(): boolean {
  return (globalThis as Holder).pawfolioStopping === true;
}
