// The server's entry: `next start` with what it lacks. It decides which client address to believe, binds to this machine
// alone unless told otherwise, and closes the database before the process ends.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { parse } from 'node:url';
import next from 'next';

const port = Number(process.env.PORT || 3000);
const trusted = Number(process.env.TRUSTED_PROXIES || 0);
process.env.APP_URL ||= `http://localhost:${port}`;
const local = /^https?:\/\/(localhost|127\.|\[::1\])/.test(process.env.APP_URL);
const https = process.env.APP_URL.startsWith('https:');
// The outbox of a local installation signs anybody in who can reach it, so nobody else may.
const host = process.env.HOST || (local ? '127.0.0.1' : '0.0.0.0');

process.title = 'pawfolio';
// Next takes a rewrite to another host name for a foreign one and would call itself: it gets the name that it uses inside.
const app = next({ dev: false, hostname: 'localhost', port });

/** The address that the given number of proxies in front of us vouch for; what a client claims beyond them is dropped. */
function clientAddress(request) {
  const claimed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...claimed, request.socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - trusted)];
}

// At LOG_LEVEL=trace each request ends with a line that says how often it asked the database (lib/core/db/adapter.ts counts).
const trace = process.env.LOG_LEVEL === 'trace' ? new AsyncLocalStorage() : null;
globalThis.pawfolioTrace = trace;

function traced(request, response, serve) {
  if (!trace) return serve();
  const counted = { roundTrips: 0 };
  // Addresses carry keys of links, secrets of mails and what people search for.
  const path = String(request.url)
    .replace(/(\/shared\/(?:photo\/(?=[^?]))?)[^/?]+/, '$1…')
    .replace(/(\/api\/calendar\/)[^/?]+/, '$1…')
    .replace(/=[^&]*/g, '=…');
  response.once('finish', () => console.log(JSON.stringify({ level: 10, method: request.method, path, ...counted })));
  return trace.run(counted, serve);
}

// A page of ours says 404 and shows itself all the same (lib/core/http/answer-status.ts).
const answers = new AsyncLocalStorage();
globalThis.pawfolioAnswer = answers;

/** A page that failed because the database is out of reach may work in a moment: it says so, as the API does. */
function withUnavailable(response) {
  const writeHead = response.writeHead;
  response.writeHead = function head(status, ...rest) {
    if (status !== 500 || !response.isUnavailable) return writeHead.call(response, status, ...rest);
    response.setHeader('Retry-After', '5');
    return writeHead.call(response, 503, ...rest);
  };
  return response;
}

// A wrong configuration or a locked database ends the process in lib/core/services.ts: only what works says it is ready.
const started = new Promise((resolve) => {
  globalThis.pawfolioStarted = resolve;
});
await app.prepare();
await started;
const handle = app.getRequestHandler();

/** Whether the path is text at all: Next ends at `%E0%A4%A` with an error of its own. */
function isReadable(url) {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function refuse(response) {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cache-Control': 'private, no-store',
  });
  response.end('Bad Request');
}

const server = createServer((request, response) => {
  if (!isReadable(String(request.url).split('?')[0])) return refuse(response);
  request.headers['x-forwarded-for'] = clientAddress(request);
  if (trusted === 0) {
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
  }
  // These steer Next's own middleware and are never a client's to send.
  delete request.headers['x-middleware-subrequest'];
  delete request.headers['content-security-policy'];
  if (https) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  const serve = () => handle(request, response, parse(request.url ?? '/', true));
  void traced(request, response, () => answers.run(withUnavailable(response), serve));
});

server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Pawfolio is ready on ${process.env.APP_URL}`));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close();
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 10_000).unref();
    await globalThis.pawfolioStop?.();
    process.exit(0);
  });
}
