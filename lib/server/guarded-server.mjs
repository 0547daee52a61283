// The HTTP server beneath the entry: what it grants a connection, and what it answers where no request comes to be.
import { createServer, STATUS_CODES } from 'node:http';
import { fallbackHeaders } from '../core/security/security-headers.mjs';
import { clientAddress } from './client-address.mjs';
import { createPageGate, isPagePath } from './page-gate.mjs';
import { createRequestOrder } from './pipelining.mjs';
import { hasBody, refusalOf } from './request-refusal.mjs';

const SECOND = 1000;

/** Times in milliseconds, sizes in bytes. */
const limits = {
  /** All headers of a request together. */
  headerBytes: 16 * 1024,
  /** Until the headers are here. */
  headers: 15 * SECOND,
  /** Until the whole request is here, with the time that an upload waits for its place (lib/core/http/body.ts). */
  request: 200 * SECOND,
  /** How often these two are looked at. */
  check: 5 * SECOND,
  /** Without a byte in either direction; the longest calls answer within a minute. */
  silence: 120 * SECOND,
  /** Between two requests of one connection. */
  idle: 15 * SECOND,
  /** Without a byte of the rest of a body that nobody wants, after the answer: many read an answer when all is sent. */
  rest: 3 * SECOND,
  /** For all of that rest. */
  wholeRest: 60 * SECOND,
  connections: 2000,
  /** Of one address, which may be that of a whole clinic. Behind a proxy all connections are the proxy's. */
  connectionsOfOne: 256,
};

/** Statuses of what is not HTTP, by Node's code. */
const broken = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Too many pages wait already; `retryAfter` in seconds. */
const busy = { status: 503, retryAfter: 5 };

/** An answer for a connection that has no request of its own. */
function answerRaw(socket, status, https) {
  // Node has already begun an answer on it: what we add would be part of that.
  if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
  const text = STATUS_CODES[status];
  const headers = { ...fallbackHeaders('', https), 'Content-Type': 'text/plain; charset=utf-8' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const end = `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`;
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}${end}`, () => socket.destroy());
}

function refuse(request, response, { status, allow, retryAfter }) {
  if (allow) response.setHeader('Allow', allow);
  if (retryAfter) response.setHeader('Retry-After', retryAfter);
  // Who still sends would lose the answer with the connection: closeAfterAnswer gives them a moment.
  if (!hasBody(request)) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(STATUS_CODES[status]);
}

/** Gives an answer, when its head is written, each header that it has to carry and nobody has set. */
function withFallbackHeaders(request, response, https) {
  const writeHead = response.writeHead;
  response.writeHead = function head(...args) {
    const path = String(request.url).split('?', 1)[0];
    for (const [name, value] of Object.entries(fallbackHeaders(path, https)))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead.apply(response, args);
  };
}

/** Closes a connection whose sender stops within a body, or goes on with it for long, when the answer is out. */
function closeAfterAnswer(request, response) {
  // The request has no socket any more once its sender has gone.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return;
    let read = socket.bytesRead;
    let left = limits.wholeRest / limits.rest;
    const watch = setInterval(() => {
      left -= 1;
      const goesOn = socket.bytesRead > read && left > 0;
      read = socket.bytesRead;
      if (!goesOn && !request.complete) socket.destroy();
      if (!goesOn || request.complete) clearInterval(watch);
    }, limits.rest);
    watch.unref();
    socket.once('close', () => clearInterval(watch));
  });
}

function limitConnections(server, trusted) {
  server.maxConnections = limits.connections;
  if (trusted > 0) return;
  const open = new Map();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress;
    const count = (open.get(peer) ?? 0) + 1;
    open.set(peer, count);
    socket.once('close', () => {
      const left = open.get(peer) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
    if (count > limits.connectionsOfOne) socket.destroy();
  });
}

/**
 * Makes the server. What its limits and `refusalOf` let through goes to `serve`.
 * @param {object} options
 * @param {boolean} options.https whether people reach the installation over https
 * @param {number} options.trusted how many proxies in front of us are believed
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} options.note told of every request, refused ones too
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, noted: any) => void} options.serve is given what `note` returned
 */
export function createGuardedServer({ https, trusted, note, serve }) {
  const options = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.idle,
    // Node's own refusal would lack the headers.
    requireHostHeader: false,
  };
  const server = createServer(options);
  server.setTimeout(limits.silence);
  limitConnections(server, trusted);
  const inOrder = createRequestOrder();
  const enterPages = createPageGate();
  const work = (request, response, refusal) => {
    withFallbackHeaders(request, response, https);
    closeAfterAnswer(request, response);
    const noted = note(request, response);
    const answer = () => serve(request, response, noted);
    if (refusal) refuse(request, response, refusal);
    else if (!isPagePath(request.url.split('?', 1)[0])) answer();
    else enterPages(clientAddress(request, trusted), response, answer, () => refuse(request, response, busy));
  };
  const take = (request, response, refusal) => inOrder(request, response, () => work(request, response, refusal));
  server.on('request', (request, response) => take(request, response, refusalOf(request)));
  server.on('checkExpectation', (request, response) => take(request, response, { status: 417 }));
  server.on('connect', (_, socket) => answerRaw(socket, 405, https));
  server.on('clientError', (error, socket) => answerRaw(socket, broken[error.code] ?? 400, https));
  return server;
}
