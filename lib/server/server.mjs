// The server's entry: `next start` with what it lacks. It decides which client address to believe, names each request,
// binds to this machine alone unless told otherwise, and lets requests end before it closes the database and the process.
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { parse } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { clientAddress } from './client-address.mjs';
import { createGuardedServer } from './guarded-server.mjs';
import { logEnd, openLog, printedFields, requestId } from './request-log.mjs';
import { isHost } from './request-refusal.mjs';

const port = Number(process.env.PORT || 3000);
const trusted = Number(process.env.TRUSTED_PROXIES || 0);
const metricsPort = Number(process.env.METRICS_PORT || 0);
process.env.APP_URL ||= `http://localhost:${port}`;
const local = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(process.env.APP_URL);
const https = process.env.APP_URL.startsWith('https:');
// The outbox of a local installation signs anybody in who can reach it, so nobody else may. lib/core/config/env.ts looks at it too.
process.env.HOST ||= local ? '127.0.0.1' : '0.0.0.0';
const host = process.env.HOST;

// Where there is much memory V8 lets the heap grow to several times what lives in it before it clears up: under load
// that was twice the memory for a tenth of the time (docs/performance.md, "Memory").
setFlagsFromString('--heap-growing-percent=30');

// The configuration as the build has left it, which is what Next's own standalone server takes too. From next.config.ts it
// would be compiled anew, by a compiler and plugins that then stay in memory: 40 MiB that serve nobody.
const built = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);

process.title = 'pawfolio';
// Next takes a rewrite to another host name for a foreign one and would call itself: it gets the name that it uses inside.
// And it would listen for upgrades, which it then leaves hanging: on an emitter of its own there are none.
const app = next({ dev: false, hostname: 'localhost', port, httpServer: new EventEmitter() });

// The request that is being served: its id for the log, its answer for a page that says 404 and shows itself all the same
// (lib/core/http/answer-status.ts), how often it asked the database (lib/core/db/adapter.ts counts at LOG_LEVEL=trace).
const requestStorage = new AsyncLocalStorage();
globalThis.pawfolioRequests = requestStorage;
const log = openLog(process.env.LOG_LEVEL, requestStorage);
globalThis.pawfolioLogger = log;
const metrics = metricsPort > 0 ? (await import('./metrics-server.mjs')).openMetrics('.next') : null;

/**
 * Corrects what is said of a failure: a page that failed because the database is out of reach may work in a moment and says
 * so, as the API does; and what is not there today may be there tomorrow, though Next lets shared caches keep it for a year.
 */
function withHonestFailures(context) {
  const { response } = context;
  const writeHead = response.writeHead;
  response.writeHead = function head(status, ...rest) {
    const unavailable = status === 500 && context.isUnavailable;
    if (unavailable) response.setHeader('Retry-After', '5');
    if (status >= 400) response.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(response, unavailable ? 503 : status, ...rest);
  };
}

// A wrong configuration or a locked database ends the process in lib/server/services.ts: only what works says it is ready.
const started = new Promise((resolve) => {
  globalThis.pawfolioStarted = resolve;
});
await app.prepare();
await started;
const handle = app.getRequestHandler();
metrics?.listen(metricsPort, process.env.METRICS_HOST || '127.0.0.1');
// From here on what the framework prints of a page that failed is a line like the others, without what people typed.
console.error = (...parts) => log.error(printedFields(parts), 'printed');
console.warn = (...parts) => log.warn(printedFields(parts), 'printed');

/** Leaves of the headers only what this server or a trusted proxy says, and what Next can read. */
function cleanHeaders(request) {
  const { headers } = request;
  headers['x-forwarded-for'] = clientAddress(request, trusted);
  if (trusted === 0 || !isHost(headers['x-forwarded-host'])) delete headers['x-forwarded-host'];
  if (trusted === 0 || !/^[a-z, ]+$/.test(headers['x-forwarded-proto'])) delete headers['x-forwarded-proto'];
  // These steer Next's own middleware and are never a client's to send.
  delete headers['x-middleware-subrequest'];
  delete headers['content-security-policy'];
}

function note(request, response) {
  const context = { id: requestId(request.headers['x-request-id'], trusted), response, roundTrips: 0 };
  response.setHeader('X-Request-Id', context.id);
  logEnd(log, request, response, context);
  metrics?.count(request, response);
  // A connection that is kept would hold the end up.
  if (globalThis.pawfolioStopping) response.setHeader('Connection', 'close');
  return context;
}

function serve(request, response, context) {
  cleanHeaders(request);
  withHonestFailures(context);
  void requestStorage.run(context, () => handle(request, response, parse(request.url, true)));
}

const server = createGuardedServer({ https, trusted, note, serve });

server.on('error', (error) => {
  process.stderr.write(
    `${error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, host, () => console.log(`Pawfolio is ready on ${process.env.APP_URL}`));

/** Until every request is answered, or after five seconds. Connections that are kept open without one are closed. */
function requestsDone() {
  return new Promise((done) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const finish = () => {
      clearInterval(idle);
      done();
    };
    setTimeout(finish, 5000).unref();
    server.close(finish);
    server.closeIdleConnections();
  });
}

async function stop() {
  if (globalThis.pawfolioStopping) process.exit(1);
  globalThis.pawfolioStopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  await requestsDone();
  await globalThis.pawfolioStop?.();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// Whoever started us is gone (.config/prepare.mjs): nobody could stop us by it any more.
process.on('disconnect', () => globalThis.pawfolioStopping || stop());
