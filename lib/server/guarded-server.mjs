import { createServer, STATUS_CODES } from 'node:http';
import { fallbackHeaders } from '../core/security/security-headers.mjs';
import { clientAddress } from './client-address.mjs';
import { createPageGate, isPagePath } from './page-gate.mjs';
import { createRequestOrder } from './pipelining.mjs';
import { hasBody, refusalOf } from './request-refusal.mjs';

const SECOND = 1000;

/** Times in milliseconds, sizes in bytes. */
const limits = {
  headerBytes: 16 * 1024,
  headers: 15 * SECOND,
  /** Includes the time during which an upload waits for its turn (lib/core/http/body.ts). */
  request: 200 * SECOND,
  check: 5 * SECOND,
  /** The slowest calls answer within a minute. */
  silence: 120 * SECOND,
  idle: 15 * SECOND,
  /** Many clients read the response only after sending the whole body. */
  rest: 3 * SECOND,
  drainTotal: 60 * SECOND,
  connections: 2000,
  /** Per address, which may be that of a whole clinic. Behind a proxy, all connections have the proxy's address. */
  connectionsOfOne: 256,
};

const statusByError = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const busy = { status: 503, retryAfter: 5 };

function answerRaw(socket, status, https) {
  // Once Node has begun a response, our bytes would become part of it.
  if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
  const text = STATUS_CODES[status];
  const headers = { ...fallbackHeaders('', https), 'Content-Type': 'text/plain; charset=utf-8' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const end = `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`;
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}${end}`, () => socket.destroy());
}

function sendRefusal(request, response, { status, allow, retryAfter }) {
  if (allow) response.setHeader('Allow', allow);
  if (retryAfter) response.setHeader('Retry-After', retryAfter);
  // Closing while the client still sends its body would lose the response. closeAfterAnswer drains the body first.
  if (!hasBody(request)) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(STATUS_CODES[status]);
}

function withFallbackHeaders(request, response, https) {
  const writeHead = response.writeHead;
  response.writeHead = function head(...args) {
    const fallback = fallbackHeaders(request.url, https);
    for (const name in fallback) if (!response.hasHeader(name)) response.setHeader(name, fallback[name]);
    return writeHead.apply(response, args);
  };
}

function closeAfterAnswer(request, response) {
  // `request.socket` is gone once the client has disconnected.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return;
    // Unread bytes of the body would block the next request on this connection.
    request.removeAllListeners('data').removeAllListeners('readable').resume();
    let bytesRead = socket.bytesRead;
    let restsLeft = limits.drainTotal / limits.rest;
    const watch = setInterval(() => {
      restsLeft -= 1;
      const goesOn = socket.bytesRead > bytesRead && restsLeft > 0;
      bytesRead = socket.bytesRead;
      if (!goesOn && !request.complete) socket.destroy();
      if (!goesOn || request.complete) clearInterval(watch);
    }, limits.rest);
    watch.unref();
    socket.once('close', () => clearInterval(watch));
  });
}

function limitConnections(server, trustedProxies) {
  server.maxConnections = limits.connections;
  if (trustedProxies > 0) return;
  const open = new Map();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress;
    const count = (open.get(peer) ?? 0) + 1;
    open.set(peer, count);
    socket.once('close', () => {
      const openLeft = open.get(peer) - 1;
      if (openLeft > 0) open.set(peer, openLeft);
      else open.delete(peer);
    });
    if (count > limits.connectionsOfOne) socket.destroy();
  });
}

export function createGuardedServer({ https, trusted, note, serve, serveCached = () => false }) {
  const options = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.idle,
    // Node's own refusal would lack our headers.
    requireHostHeader: false,
  };
  const server = createServer(options);
  server.setTimeout(limits.silence);
  limitConnections(server, trusted);
  const inOrder = createRequestOrder();
  const enterPages = createPageGate();
  const handleRequest = (request, response, refusal) => {
    withFallbackHeaders(request, response, https);
    closeAfterAnswer(request, response);
    const requestNote = note(request, response);
    const isPage = isPagePath(request.url.split('?', 1)[0]);
    const enterGate = (render) =>
      isPage
        ? enterPages(clientAddress(request, trusted), response, render, () => sendRefusal(request, response, busy))
        : render();
    if (refusal) sendRefusal(request, response, refusal);
    else if (!serveCached(request, response, { noted: requestNote, enter: enterGate }))
      enterGate(() => serve(request, response, requestNote));
  };
  const enqueue = (request, response, refusal) =>
    inOrder(request, response, () => handleRequest(request, response, refusal));
  server.on('request', (request, response) => enqueue(request, response, refusalOf(request)));
  server.on('checkExpectation', (request, response) => enqueue(request, response, { status: 417 }));
  server.on('connect', (_, socket) => answerRaw(socket, 405, https));
  server.on('clientError', (error, socket) => answerRaw(socket, statusByError[error.code] ?? 400, https));
  return server;
}
