// Whole answers in memory, each compressed once, the least recently used given up first.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const limits = { bytes: 64 * 1024 * 1024 };

const sizeCalculation = ({ bodies }) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0);

export function createKeptAnswers() {
  return new LRUCache({ maxSize: limits.bytes, sizeCalculation });
}

/** Levels of brotli and gzip: built pages never change, others have a reader who waits. */
const levels = { best: [11, 9], quick: [5, 6] };

/** @param effort best, quick, or null for what is compressed already */
export async function keepable({ headers, body }, effort) {
  if (effort === null) return { headers, bodies: { identity: body } };
  const [quality, level] = levels[effort];
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(body, { level }),
  ]);
  return { headers, bodies: { br, gzip: zipped, identity: body } };
}

export function sentNotModified(request, response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!fresh(request.headers, headers)) return false;
  response.writeHead(304);
  response.end();
  return true;
}

export function sendKept(request, response, { status = 200, headers, bodies }) {
  if (sentNotModified(request, response, headers)) return;
  const wanted = new Negotiator(request).encoding(Object.keys(bodies), { preferred: ['br', 'gzip'] });
  const encoding = wanted ?? 'identity';
  const body = bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
