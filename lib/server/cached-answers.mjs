import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const limits = { bytes: 64 * 1024 * 1024 };

const COMPRESSED = 0.5;

function sizeCalculation({ bodies, body }) {
  if (body) return Math.ceil(body.length * (1 + COMPRESSED));
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

export function createAnswerCache() {
  return new LRUCache({ maxSize: limits.bytes, sizeCalculation });
}

/** Prerendered pages never change, so the best compression pays off. For other pages a reader is waiting. */
const levels = { br: { best: 11, quick: 5 }, gzip: { best: 9, quick: 6 } };

const compress = {
  br: (body, quality) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
};

export async function compressAnswer({ headers, body }) {
  const forms = Object.keys(compress).map(async (form) => [form, await compress[form](body, levels[form].best)]);
  return { headers, bodies: { ...Object.fromEntries(await Promise.all(forms)), identity: body } };
}

export function compressAnswerOnDemand({ headers, body }) {
  return { headers, bodies: { identity: body }, body };
}

export function uncompressed({ headers, body }) {
  return { headers, bodies: { identity: body } };
}

export function sendIfNotModified(request, response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!fresh(request.headers, headers)) return false;
  response.writeHead(304);
  response.end();
  return true;
}

function formFor(request, { bodies, body }) {
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const forms = body ? ['br', 'gzip', 'identity'] : Object.keys(bodies);
  return new Negotiator(request).encoding(forms, { preferred: ['br', 'gzip'] }) ?? 'identity';
}

function makeForm(answer, form) {
  answer.making ??= {};
  answer.making[form] ??= compress[form](answer.body, levels[form].quick).then((compressedBody) => {
    answer.bodies[form] = compressedBody;
  });
  return answer.making[form];
}

export function sendCached(request, response, answer) {
  if (sendIfNotModified(request, response, answer.headers)) return;
  const form = formFor(request, answer);
  const sendAnswer = () => sendForm(request, response, answer, form);
  if (answer.bodies[form]) sendAnswer();
  else makeForm(answer, form).then(sendAnswer, () => response.destroy());
}

function sendForm(request, response, { status = 200, bodies }, encoding) {
  const body = bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
