import 'server-only';
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-network';
import type { ServiceRequest } from './service-request';

/** A service that does not answer must not block the queue. */
const CALL_TIMEOUT_MS = 15_000;

/** The host is, or resolves to, an address that is not public. */
export class ClosedAddressError extends Error {}

/** The connection uses the addresses checked here, so a DNS answer that changes in between has no effect (SSRF). */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isClosed = !error && !addresses.every(({ address }) => isPublicAddress(address));
    const [first] = addresses ?? [];
    const problem = isClosed ? new ClosedAddressError() : error;
    if (options.all) callback(problem, addresses);
    else callback(problem, first?.address ?? '', first?.family);
  });
};

/**
 * Follows no redirect and reads no body.
 * @param extraHosts hosts that may resolve to any address
 * @returns status
 * @throws ClosedAddressError, or Error without an answer
 */
export async function postOutside({ url, headers, body }: ServiceRequest, extraHosts: readonly string[]) {
  const isExtra = extraHosts.includes(url.hostname);
  // Addresses are not looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isExtra && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new ClosedAddressError();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<number>((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        // A connection of its own, because the pool knows hosts and not the addresses checked here.
        agent: false,
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        ...(!isExtra && { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject).end(body);
  });
}
