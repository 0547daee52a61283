/** @jest-environment node */
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, isIP } from 'node:net';
import { ClosedAddressError, postOutside } from '@/lib/core/push/post-outside';

const certificate = (file: string) => readFileSync(`tests/support/certificates/${file}`);
const server = createHttps({ key: certificate('localhost.key'), cert: certificate('localhost.pem') });
let received = 0;
let port = 0;

beforeAll(async () => {
  server.on('request', (_, response) => {
    received += 1;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const request = (host: string) => ({ url: new URL(`https://${host}:${port}/`), headers: {}, body: '{}' });

function resolvesTo(...answers: string[][]) {
  const lookup = jest.spyOn(dns, 'lookup');
  for (const addresses of answers) {
    lookup.mockImplementationOnce(((_host: string, _options: object, answer: (...found: unknown[]) => void) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      )) as never);
  }
  return lookup;
}

test('R14.15 one private address among several refuses the host', async () => {
  resolvesTo(['8.8.8.8', '10.0.0.1']);
  await expect(postOutside(request('rebind.example'), [])).rejects.toThrow(ClosedAddressError);
});

test('R14.15 a name that changes its address is resolved once', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
  const lookup = resolvesTo(['2d00::1'], ['127.0.0.1']);

  await expect(postOutside(request('rebind.example'), [])).rejects.toThrow();

  expect([lookup.mock.calls.length, received]).toEqual([1, 0]);
});

test('R14.15 an untrusted certificate gets no message', async () => {
  await expect(postOutside(request('localhost'), ['localhost'])).rejects.toThrow(/certificate/);
  expect(received).toBe(0);
});
