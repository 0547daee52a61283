import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/loopback';
import { processWide } from '../runtime/process-wide.mjs';
import type { WithHeaders } from './request';

/** Overwritten on every request, so a client cannot forge it. */
const PEER_HEADER = 'x-pawfolio-peer';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/;

/** Added by proxies: a local one may pass on anybody's requests. */
const FORWARDING = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
];

function notePeer(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const passedOn = FORWARDING.some((name) => request.headers[name] !== undefined);
  const isHere = LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && !passedOn;
  request.headers[PEER_HEADER] = isHere ? 'loopback' : 'network';
}

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    notesPeers: boolean;
  }
}

export function recordPeers(): void {
  if (processWide.notesPeers) return;
  processWide.notesPeers = true;
  subscribe('http.server.request.start', notePeer);
}

/** Also requires a local host name, against DNS rebinding. */
export function isFromThisMachine({ headers }: WithHeaders): boolean {
  if (!processWide.notesPeers || headers.get(PEER_HEADER) !== 'loopback') return false;
  return isLoopback(`http://${headers.get('host') ?? 'unknown'}`);
}
