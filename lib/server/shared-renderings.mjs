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
  const renderPage = async ({ request, noted }, { method, url, headers }, openedShare) => {
    const { remoteAddress } = request.socket;
    const answerInner = (inner, outer) => handle(inner, outer, { noted, opened: openedShare });
    const renderedPage = await inject(answerInner, { method, url, headers, remoteAddress });
    return { status: renderedPage.statusCode, ...asSent(renderedPage, shared().policy) };
  };

  const renderUncached = async (exchange) => {
    const { request, response } = exchange;
    const { method, url } = request;
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { status, ...answer } = await renderPage(exchange, { method, url, headers });
    const form = isPage(answer.headers) && method === 'GET' ? compressAnswerOnDemand : uncompressed;
    sendCached(request, response, { ...form(answer), status });
  };
  return { render: renderPage, renderUncached };
}

export function createSharedRenderings({ answers, build, shared, handle }) {
  const oneAtATime = createSingleFlight();
  const { render, renderUncached } = createRenderer({ shared, handle });

  const renderAndCache = async (exchange, plan) => {
    const { status, headers, body } = await render(exchange, plan.buildRequest(), plan.opened);
    if (status !== 200 || headers['set-cookie']) return null;
    const form = isPage(headers) ? compressAnswerOnDemand : uncompressed;
    const cachedAnswer = {
      ...form({ headers: { ...headers, ...validators(plan, build) }, body }),
      edition: plan.edition,
    };
    answers.set(plan.cacheKey, cachedAnswer, { ttl: HOUR });
    return cachedAnswer;
  };

  const renderOnce = (exchange, plan) =>
    oneAtATime(`${plan.cacheKey} ${plan.edition}`, (endTurn) => {
      const { response, enter } = exchange;
      const leaveTurn = () => endTurn(undefined);
      response.once('close', leaveTurn);
      enter(() => {
        response.off('close', leaveTurn);
        renderAndCache(exchange, plan).then(endTurn, () => endTurn(null));
      });
    });

  const waitForRender = async (exchange, plan) => {
    let renderedPage;
    while (renderedPage === undefined && !exchange.response.destroyed) renderedPage = await renderOnce(exchange, plan);
    return renderedPage;
  };

  /** @param exchange request, response, context, and `enter`, which queues work */
  return async (exchange) => {
    const { request, response, enter } = exchange;
    const passOnUncached = () => void renderUncached(exchange).catch(() => response.destroy());
    const plan = await shared()
      .find(request)
      .catch(() => null);
    if (!plan) return enter(passOnUncached);
    for (const [name, value] of Object.entries(plan.headers)) response.setHeader(name, value);
    response.once('close', plan.count);
    const cachedAnswer = answers.get(plan.cacheKey);
    if (cachedAnswer?.edition === plan.edition) return sendCached(request, response, cachedAnswer);
    if (sendIfNotModified(request, response, validators(plan, build))) return;
    const answer = await waitForRender(exchange, plan);
    if (answer) sendCached(request, response, answer);
    else if (!response.destroyed) enter(passOnUncached);
  };
}
