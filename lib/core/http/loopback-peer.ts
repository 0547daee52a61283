import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/loopback';
import { processWide } from '../runtime/process-wide.mjs';
import type { WithHeaders } from './request';

/** Header that our server overwrites on every request, so that clients cannot forge it. */
const PEER_HEADER = 'x-pawfolio-peer';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/;

/** Headers that proxies add. A local proxy may forward anyone's requests. */
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

/** Also requires a local host name, as a protection against DNS rebinding. */
export function isFromThisMachine({ headers }: WithHeaders): boolean {
  if (!processWide.notesPeers || headers.get(PEER_HEADER) !== 'loopback') return false;
  return isLoopback(`http://${headers.get('host') ?? 'unknown'}`);
}
