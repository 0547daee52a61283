import 'server-only';
import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../config/loopback';
import { isPublicAddress } from './public-network';
import type { ServiceRequest } from './service-request';

/** A service that does not answer must not block the queue. */
const CALL_TIMEOUT_MS = 15_000;

/** The host is, or resolves to, an address that is not public. */
export class ClosedAddressError extends Error {}

/**
 * Asks the name servers. `lookup` would occupy one of the four threads for files and passwords until it gives up
 * (https://nodejs.org/api/dns.html#implementation-considerations).
 */
async function publicAddresses(host: string): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const addresses = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (v4.status === 'rejected' && addresses.length === 0) throw v4.reason;
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new ClosedAddressError();
  return addresses;
}

/** The connection uses the addresses checked here, so a DNS answer that changes in between has no effect (SSRF). */
const publicLookup: LookupFunction = (host, options, callback) => {
  publicAddresses(host).then(
    (addresses) => {
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    },
    (error) => callback(error, ''),
  );
};

/**
 * Follows no redirect and reads no body.
 * @param extraHosts hosts that may resolve to any address
 * @returns status
 * @throws ClosedAddressError, or Error without an answer
 */
export async function postOutside({ url, headers, body }: ServiceRequest, extraHosts: readonly string[]) {
  const isExtra = extraHosts.includes(url.hostname);
  // Addresses are not looked up, and name servers do not know this machine's names.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isClosed = isIP(literal) === 0 ? isLoopback(url.href) : !isPublicAddress(literal);
  if (!isExtra && isClosed) throw new ClosedAddressError();
  const sendRequest = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<number>((resolve, reject) => {
    const request = sendRequest(
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
