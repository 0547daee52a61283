/** @jest-environment node */
import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ClosedAddressError, postOutside } from '@/lib/core/push/post-outside';

const certificate = (file: string) => readFileSync(`tests/support/certificates/${file}`);
const server = createHttps({ key: certificate('localhost.key'), cert: certificate('localhost.pem') });
let requestCount = 0;
let port = 0;

beforeAll(async () => {
  server.on('request', (_, response) => {
    requestCount += 1;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const requestTo = (host: string) => ({ url: new URL(`https://${host}:${port}/`), headers: {}, body: '{}' });

function resolveTo(...answers: string[][]) {
  const resolve4 = jest.spyOn(dnsPromises, 'resolve4');
  jest.spyOn(dnsPromises, 'resolve6').mockRejectedValue(new Error('no such record'));
  for (const addresses of answers) resolve4.mockResolvedValueOnce(addresses as never);
  return resolve4;
}

function within(milliseconds: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(milliseconds));
}

test('R14.15 one private address among several refuses the host', async () => {
  resolveTo(['8.8.8.8', '10.0.0.1']);
  await expect(postOutside(requestTo('rebind.example'), [])).rejects.toThrow(ClosedAddressError);
});

test('R14.15 a name that changes its address is resolved once', async () => {
  within(200);
  const lookup = resolveTo(['192.88.98.1'], ['127.0.0.1']);

  await expect(postOutside(requestTo('rebind.example'), [])).rejects.toThrow();

  expect([lookup.mock.calls.length, requestCount]).toEqual([1, 0]);
});

test('R14.15 an untrusted certificate gets no message', async () => {
  await expect(postOutside(requestTo('localhost'), ['localhost'])).rejects.toThrow(/certificate/);
  expect(requestCount).toBe(0);
});

test('R14.15 names that never resolve end in time and block no thread', async () => {
  within(300);
  const silent = createSocket('udp4');
  await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
  const before = dnsPromises.getServers();
  dnsPromises.setServers([`127.0.0.1:${silent.address().port}`]);
  const lookup = jest.spyOn(dns, 'lookup');

  const calls = Array.from({ length: 20 }, (_, index) => postOutside(requestTo(`never-${index}.example.org`), []));
  const results = await Promise.allSettled(calls);

  dnsPromises.setServers(before);
  silent.close();
  const reasons = results.map((result) => result.status === 'rejected' && (result.reason as Error).name);
  expect(reasons).toEqual(calls.map(() => expect.stringMatching(/^(Timeout|Abort)Error$/)));
  // It runs on the few threads that files and passwords share.
  expect(lookup).not.toHaveBeenCalled();
});
