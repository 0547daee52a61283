import { createHash } from 'node:crypto';
import inject from 'light-my-request';
import { compressAnswerOnDemand, sendCached, sendIfNotModified, uncompressed } from './cached-answers.mjs';
import { withoutScripts } from './without-scripts.mjs';

const HOUR = 3_600_000;

const DROPPED = /^(connection|content-length|date|keep-alive|link|transfer-encoding|x-middleware-.*|x-nextjs-.*)$/;

const SHARED = /^\/(?:shared\/|api\/shared\/[^/?]+\/passport\.pdf(?:\?|$))/;

export function isSharedRead({ method, url, headers }) {
  return (method === 'GET' || method === 'HEAD') && SHARED.test(url) && headers.rsc === undefined;
}

const isPage = (headers) => String(headers['content-type']).startsWith('text/html');

/** Error pages keep their scripts, which offer to try again. */
function asSent({ statusCode, headers, rawPayload }, policy) {
  const publicHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.test(name)));
  if (statusCode >= 500 || !isPage(headers)) return { headers: publicHeaders, body: rawPayload };
  const body = Buffer.from(withoutScripts(rawPayload.toString()));
  return { headers: { ...publicHeaders, 'content-security-policy': policy, vary: 'Accept-Encoding' }, body };
}

function validators({ cacheKey, edition }, build) {
  const hash = createHash('sha256').update(`${build} ${cacheKey} ${edition}`).digest('base64url');
  return { etag: `W/"${hash}"`, 'cache-control': 'private, no-cache' };
}

function createSingleFlight() {
  const running = new Map();
  return (id, work) => {
    const inFlight = running.get(id);
    if (inFlight) return inFlight;
    const one = new Promise(work).finally(() => running.delete(id));
    running.set(id, one);
    return one;
  };
}

function createRenderer({ shared, handle }) {
  const render = async ({ request, noted }, { method, url, headers }, opened) => {
    const { remoteAddress } = request.socket;
    const answer = (inner, outer) => handle(inner, outer, { noted, opened });
    const rendered = await inject(answer, { method, url, headers, remoteAddress });
    return { status: rendered.statusCode, ...asSent(rendered, shared().policy) };
  };

  const renderUncached = async (exchange) => {
    const { request, response } = exchange;
    const { method, url } = request;
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { status, ...answer } = await render(exchange, { method, url, headers });
    const form = isPage(answer.headers) && method === 'GET' ? compressAnswerOnDemand : uncompressed;
    sendCached(request, response, { ...form(answer), status });
  };
  return { render, renderUncached };
}

export function createSharedRenderings({ answers, build, shared, handle }) {
  const oneAtATime = createSingleFlight();
  const { render, renderUncached } = createRenderer({ shared, handle });

  const renderAndCache = async (exchange, plan) => {
    const { status, headers, body } = await render(exchange, plan.buildRequest(), plan.opened);
    if (status !== 200 || headers['set-cookie']) return null;
    const form = isPage(headers) ? compressAnswerOnDemand : uncompressed;
    const cached = { ...form({ headers: { ...headers, ...validators(plan, build) }, body }), edition: plan.edition };
    answers.set(plan.cacheKey, cached, { ttl: HOUR });
    return cached;
  };

  const renderOnce = (exchange, plan) =>
    oneAtATime(`${plan.cacheKey} ${plan.edition}`, (done) => {
      const { response, enter } = exchange;
      const left = () => done(undefined);
      response.once('close', left);
      enter(() => {
        response.off('close', left);
        renderAndCache(exchange, plan).then(done, () => done(null));
      });
    });

  const waitForRender = async (exchange, plan) => {
    let rendered;
    while (rendered === undefined && !exchange.response.destroyed) rendered = await renderOnce(exchange, plan);
    return rendered;
  };

  /** @param exchange request, response, context, and `enter`, which queues work */
  return async (exchange) => {
    const { request, response, enter } = exchange;
    const pass = () => void renderUncached(exchange).catch(() => response.destroy());
    const plan = await shared()
      .find(request)
      .catch(() => null);
    if (!plan) return enter(pass);
    for (const [name, value] of Object.entries(plan.headers)) response.setHeader(name, value);
    response.once('close', plan.count);
    const cached = answers.get(plan.cacheKey);
    if (cached?.edition === plan.edition) return sendCached(request, response, cached);
    if (sendIfNotModified(request, response, validators(plan, build))) return;
    const answer = await waitForRender(exchange, plan);
    if (answer) sendCached(request, response, answer);
    else if (!response.destroyed) enter(pass);
  };
}
