import { AsyncLocalStorage } from 'node:async_hooks';
import { parse } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { processWide } from '../core/runtime/process-wide.mjs';
import { createAnswerCache } from './cached-answers.mjs';
import { createPageCache } from './cached-pages.mjs';
import { clientAddress } from './client-address.mjs';
import { releaseFinishedRenders } from './finished-renders.mjs';
import { createGuardedServer } from './guarded-server.mjs';
import { openBuild, openSources } from './next-app.mjs';
import { consoleFields, logEnd, openLog, requestId } from './request-log.mjs';
import { isHost } from './request-refusal.mjs';
import { createSharedRenderings, isSharedRead } from './shared-renderings.mjs';

// `npm run dev` runs the same server with sources instead of a build.
const dev = process.argv[2] === 'dev';
const port = Number(process.env.PORT || 3000);
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0);
const metricsPort = Number(process.env.METRICS_PORT || 0);
process.env.APP_URL ||= `http://localhost:${port}`;
const local = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(process.env.APP_URL);
const https = process.env.APP_URL.startsWith('https:');
// Listens on loopback only for a local installation: anyone who can read its outbox can sign in. lib/core/config/env.ts
// checks this.
process.env.HOST ||= local ? '127.0.0.1' : '0.0.0.0';
const host = process.env.HOST;

// Without this flag, V8 would use twice the memory under load to save a tenth of the time (docs/performance.md,
// "Memory").
if (!dev) setFlagsFromString('--heap-growing-percent=30');

process.title = 'pawfolio';
releaseFinishedRenders();
const { app, buildId, findCachedPage, attach, close } = dev ? openSources(port) : openBuild(port);

const requestStorage = new AsyncLocalStorage();
processWide.requests = requestStorage;
const log = openLog(process.env.LOG_LEVEL, requestStorage);
processWide.logger = log;
const metrics = metricsPort > 0 && !dev ? (await import('./metrics-server.mjs')).openMetrics('.next') : null;

/** Overwrites Next's header, which lets caches store a 404 for a year. */
function withErrorHeaders(context) {
  const { response } = context;
  const writeHead = response.writeHead;
  response.writeHead = function head(status, ...rest) {
    const unavailable = status === 500 && context.isUnavailable;
    if (unavailable) response.setHeader('Retry-After', '5');
    if (status >= 400) response.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(response, unavailable ? 503 : status, ...rest);
  };
}

// lib/server/services.ts exits if the configuration is wrong or the database locked, so "ready" is printed only if all
// works.
const startup = new Promise((resolve) => {
  processWide.started = resolve;
});
await app.prepare();
await startup;
const handleRequest = app.getRequestHandler();
metrics?.listen(metricsPort, process.env.METRICS_HOST || '127.0.0.1');
if (!dev) {
  // From here on, console output of the framework becomes log lines without user input.
  console.error = (...parts) => log.error(consoleFields(parts), 'printed');
  console.warn = (...parts) => log.warn(consoleFields(parts), 'printed');
}

/** Preserves forwarding headers only from trusted proxies, and only if Next can parse them. */
function cleanHeaders(request) {
  const { headers } = request;
  headers['x-forwarded-for'] = clientAddress(request, trustedProxies);
  if (trustedProxies === 0 || !isHost(headers['x-forwarded-host'])) delete headers['x-forwarded-host'];
  if (trustedProxies === 0 || !/^[a-z, ]+$/.test(headers['x-forwarded-proto'])) delete headers['x-forwarded-proto'];
  // These headers control Next's own middleware. Clients must not set them.
  delete headers['x-middleware-subrequest'];
  delete headers['content-security-policy'];
}

function noteRequest(request, response) {
  // While compiling, Next adds more listeners than Node expects.
  if (dev) response.setMaxListeners(30);
  const context = { id: requestId(request.headers['x-request-id'], trustedProxies), response, roundTrips: 0 };
  response.setHeader('X-Request-Id', context.id);
  logEnd(log, request, response, context);
  metrics?.count(request, response);
  // A keep-alive connection would delay the shutdown.
  if (processWide.stopping) response.setHeader('Connection', 'close');
  return context;
}

function serveRequest(request, response, context) {
  cleanHeaders(request);
  withErrorHeaders(context);
  void requestStorage.run(context, () => handleRequest(request, response, parse(request.url, true)));
}

function withinContext(outer, { response, opened }) {
  return {
    ...{ id: outer.id, response, opened },
    get roundTrips() {
      return outer.roundTrips;
    },
    set roundTrips(count) {
      outer.roundTrips = count;
    },
  };
}

const answers = createAnswerCache();
const serveBuilt = createPageCache(
  answers,
  (request) => processWide.builtRoute(request),
  (request, response, { noted }) => serveRequest(request, response, withinContext(noted, { response })),
);
const answerShared = createSharedRenderings({
  answers,
  build: buildId,
  shared: () => findCachedPage(processWide.shared),
  handle: (request, response, { noted, opened }) =>
    serveRequest(request, response, withinContext(noted, { response, opened })),
});

function serveCached(request, response, turn) {
  if (!isSharedRead(request)) return serveBuilt(request, response, turn);
  cleanHeaders(request);
  void requestStorage.run(turn.noted, () => answerShared({ request, response, ...turn }));
  return true;
}

const server = createGuardedServer({
  https,
  trusted: trustedProxies,
  note: noteRequest,
  serve: serveRequest,
  serveCached,
});
attach(server);

server.on('error', (error) => {
  process.stderr.write(
    `${error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, host, () => console.log(`Pawfolio is ready on ${process.env.APP_URL}`));

function waitForRequests() {
  return new Promise((resolveStop) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const finishStop = () => {
      clearInterval(idle);
      resolveStop();
    };
    setTimeout(finishStop, 5000).unref();
    server.close(finishStop);
    server.closeIdleConnections();
  });
}

/** A signal to the whole process group arrives twice: from its sender, and forwarded by the parent. */
const SAME_SIGNAL_MS = 5000;
let stoppedAt = 0;

async function stopServer() {
  if (processWide.stopping) {
    if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
    return;
  }
  stoppedAt = performance.now();
  processWide.stopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  processWide.endStreams?.();
  await close();
  await waitForRequests();
  await processWide.stop?.();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopServer);
// The parent process (.config/prepare.mjs), through which we could be stopped, is gone.
process.on('disconnect', () => processWide.stopping || stopServer());
