import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from './process-wide.mjs';

export interface RequestContext {
  id: string;
  response: ServerResponse;
  roundTrips: number;
  isUnavailable?: boolean;
  /** See lib/sharing/links/opened-share.ts. */
  opened?: unknown;
}

declare module './process-wide.mjs' {
  interface ProcessWide {
    requests: Pick<AsyncLocalStorage<RequestContext>, 'getStore'>;
    stopping: boolean;
  }
}

/** Undefined in jobs, in scripts, and behind a server other than ours. */
export function requestContext(): RequestContext | undefined {
  return processWide.requests?.getStore();
}

export function isStopping(): boolean {
  return processWide.stopping === true;
}
