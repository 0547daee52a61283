// Pages of share links, rendered once for all readers and sent without scripts.
import { createHash } from 'node:crypto';
import inject from 'light-my-request';
import { asItIs, compressedWhenAsked, sendKept, sentNotModified } from './kept-answers.mjs';
import { withoutScripts } from './without-scripts.mjs';

const HOUR = 3_600_000;

const DROPPED = /^(connection|content-length|date|keep-alive|link|transfer-encoding|x-middleware-.*|x-nextjs-.*)$/;

const SHARED = /^\/(?:shared\/|api\/shared\/[^/?]+\/passport\.pdf(?:\?|$))/;

/** Next's own navigation asks for data instead of a page. */
export function isSharedRead({ method, url, headers }) {
  return (method === 'GET' || method === 'HEAD') && SHARED.test(url) && headers.rsc === undefined;
}

const isPage = (headers) => String(headers['content-type']).startsWith('text/html');

/** Errors keep their scripts, which offer to try again. */
function asSent({ statusCode, headers, rawPayload }, policy) {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.test(name)));
  if (statusCode >= 500 || !isPage(headers)) return { headers: sent, body: rawPayload };
  const body = Buffer.from(withoutScripts(rawPayload.toString()));
  return { headers: { ...sent, 'content-security-policy': policy, vary: 'Accept-Encoding' }, body };
}

function validators({ slot, edition }, build) {
  const hash = createHash('sha256').update(`${build} ${slot} ${edition}`).digest('base64url');
  return { etag: `W/"${hash}"`, 'cache-control': 'private, no-cache' };
}

function createSingleFlight() {
  const running = new Map();
  return (id, work) => {
    const known = running.get(id);
    if (known) return known;
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

  const passOn = async (reading) => {
    const { request, response } = reading;
    const { method, url } = request;
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { status, ...answer } = await render(reading, { method, url, headers });
    const form = isPage(answer.headers) && method === 'GET' ? compressedWhenAsked : asItIs;
    sendKept(request, response, { ...form(answer), status });
  };
  return { render, passOn };
}

/**
 * @param answers where renderings are kept
 * @param build its id, since another build renders otherwise
 * @param shared finds the plan of a request (lib/sharing/links/cached-page.ts)
 * @param handle renders a request; gets the share that the plan has opened
 */
export function createSharedRenderings({ answers, build, shared, handle }) {
  const oneAtATime = createSingleFlight();
  const { render, passOn } = createRenderer({ shared, handle });

  const renderAndKeep = async (reading, plan) => {
    const { status, headers, body } = await render(reading, plan.asked(), plan.opened);
    if (status !== 200 || headers['set-cookie']) return null;
    const form = isPage(headers) ? compressedWhenAsked : asItIs;
    const kept = { ...form({ headers: { ...headers, ...validators(plan, build) }, body }), edition: plan.edition };
    answers.set(plan.slot, kept, { ttl: HOUR });
    return kept;
  };

  /** Undefined if its reader left before its turn, null for what cannot be kept. */
  const renderOnce = (reading, plan) =>
    oneAtATime(`${plan.slot} ${plan.edition}`, (done) => {
      const { response, enter } = reading;
      const left = () => done(undefined);
      response.once('close', left);
      enter(() => {
        response.off('close', left);
        renderAndKeep(reading, plan).then(done, () => done(null));
      });
    });

  const rendering = async (reading, plan) => {
    let rendered;
    while (rendered === undefined && !reading.response.destroyed) rendered = await renderOnce(reading, plan);
    return rendered;
  };

  /** @param reading request, response, context, and `enter`, which queues work */
  return async (reading) => {
    const { request, response, enter } = reading;
    const pass = () => void passOn(reading).catch(() => response.destroy());
    const plan = await shared()
      .find(request)
      .catch(() => null);
    if (!plan) return enter(pass);
    for (const [name, value] of Object.entries(plan.headers)) response.setHeader(name, value);
    response.once('close', plan.count);
    const kept = answers.get(plan.slot);
    if (kept?.edition === plan.edition) return sendKept(request, response, kept);
    if (sentNotModified(request, response, validators(plan, build))) return;
    const answer = await rendering(reading, plan);
    if (answer) sendKept(request, response, answer);
    else if (!response.destroyed) enter(pass);
  };
}
