import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

export interface RequestContext {
  id: string;
  response: ServerResponse;
  roundTrips: number;
  isUnavailable?: boolean;
  /** See lib/access/opened-share.ts. */
  opened?: unknown;
}

// The entry is outside of Next's bundles: globalThis is the only channel.
type Holder = { pawfolioRequests?: Pick<AsyncLocalStorage<RequestContext>, 'getStore'>; pawfolioStopping?: boolean };

/** Undefined in jobs, in scripts and behind a server other than ours. */
export function requestContext(): RequestContext | undefined {
  return (globalThis as Holder).pawfolioRequests?.getStore();
}

export function isStopping(): boolean {
  return (globalThis as Holder).pawfolioStopping === true;
}
