import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env, isLoopback } from '../config/env';
import type { WithHeaders } from './request';

/** Set for every request before anybody sees it, so that no client's own value is left. */
const PEER_HEADER = 'x-pawfolio-peer';

/** IPv4 may come written as IPv6. */
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/;

/**
 * Notes of each request whether its connection comes from this machine itself. A program here that passes on what others
 * ask is not the machine, unless it is a trusted proxy.
 */
function notePeer(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const passedOn = env().TRUSTED_PROXIES === 0 && request.headers['x-forwarded-for'] !== undefined;
  const isHere = LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && !passedOn;
  request.headers[PEER_HEADER] = isHere ? 'loopback' : 'network';
}

const holder = globalThis as { pawfolioNotesPeers?: boolean };

/** Begins to note peers, under our own server as under Next's development server. */
export function recordPeers(): void {
  if (holder.pawfolioNotesPeers) return;
  holder.pawfolioNotesPeers = true;
  subscribe('http.server.request.start', notePeer);
}

/**
 * Whether a request was made on this machine, by a name of this machine: a foreign name that resolves to it, as a web page
 * elsewhere may use, is refused too.
 */
export function isFromThisMachine({ headers }: WithHeaders): boolean {
  if (!holder.pawfolioNotesPeers || headers.get(PEER_HEADER) !== 'loopback') return false;
  return isLoopback(`http://${headers.get('host') ?? 'unknown'}`);
}
