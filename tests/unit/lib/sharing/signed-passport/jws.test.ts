import { deflateRawSync } from 'node:zlib';
import { inflate, parseJson } from '@/lib/core/signing/encoding';
import { isSignedBy, readJws, readPayload } from '@/lib/core/signing/jws';
import { signedLength, signPayload } from '@/lib/core/signing/sign';
import { testKey } from '@/tests/support/signed-passports';

const key = testKey();
const other = testKey();
const signedText = signPayload(key, '{"v":1}');
const [, body = '', signature = ''] = signedText.split('.');
const ours = { alg: 'ES256', zip: 'DEF', kid: key.kid };

const headerOf = (text: string) => Buffer.from(text).toString('base64url');
const withHeader = (head: unknown) => readJws(`${headerOf(JSON.stringify(head))}.${body}.${signature}`);

test('R13.4 reads a signed text and verifies it with its key', async () => {
  const jwsParts = readJws(signedText);
  expect(jwsParts).toMatchObject({ kid: key.kid, signed: signedText.slice(0, signedText.lastIndexOf('.')) });
  expect(jwsParts && (await readPayload(jwsParts))).toEqual({ v: 1 });
  expect(jwsParts && (await isSignedBy(jwsParts, key.publicKey))).toBe(true);
  expect(jwsParts && (await isSignedBy(jwsParts, other.publicKey))).toBe(false);
  expect(jwsParts && (await isSignedBy(jwsParts, { ...key.publicKey, x: 'AAAA' }))).toBe(false);
});

test.each([
  [{ ...ours, alg: 'none' }],
  [{ ...ours, alg: 'ES384' }],
  [{ ...ours, alg: undefined }],
  [{ ...ours, zip: 'GZIP' }],
  [{ ...ours, zip: undefined }],
  [{ ...ours, kid: 7 }],
  [{ ...ours, kid: undefined }],
  [{ ...ours, kid: '' }],
  [{ ...ours, kid: '/k7f3a2c9' }],
  [{ ...ours, kid: 'k7f3a2c9/' }],
  [{ ...ours, kid: 'k'.repeat(65) }],
  [{ ...ours, typ: 'JWT' }],
  [null],
  ['ES256'],
])('R13.5 rejects the header %j', (head) => expect(withHeader(head)).toBeNull());

test('R13.5 accepts key ids of up to 64 characters', () => {
  const kid = 'k'.repeat(64);
  expect(withHeader({ ...ours, kid })?.kid).toBe(kid);
});

test('R13.5 accepts headers of up to 200 characters', () => {
  const readBehind = (bytes: number) => readJws(`${headerOf(JSON.stringify(ours).padEnd(bytes))}.${body}.${signature}`);
  expect([readBehind(150)?.kid, readBehind(151)]).toEqual([key.kid, null]);
});

test('R13.5 accepts texts of up to 1,195 characters', () => {
  const head = headerOf(JSON.stringify({ ...ours, kid: 'k7f3a2c9b' }));
  const ofLength = (length: number) => `${head}.${'A'.repeat(length - head.length - 88)}.${signature}`;
  expect([ofLength(1195).length, ofLength(1196).length]).toEqual([1195, 1196]);
  expect([readJws(ofLength(1195))?.kid, readJws(ofLength(1196))]).toEqual(['k7f3a2c9b', null]);
});

const head = headerOf(JSON.stringify(ours));

test.each([
  ['nothing', ''],
  ['no signature', `${head}.${body}`],
  ['an empty signature', `${head}.${body}.`],
  ['an empty payload', `${head}..${signature}`],
  ['a fourth part', `${signedText}.x`],
  ['a part before', `x.${signedText}`],
  ['a letter more', `${signedText}A`],
  ['a letter less', signedText.slice(0, -1)],
  ['a space before', ` ${signedText}`],
  ['a line break behind', `${signedText}\n`],
])('R13.5 rejects a text with %s', (_, text) => expect(readJws(text)).toBeNull());

test('R13.4 predicts the length before signing', () => {
  for (const text of ['', '{"v":1}', 'ñ'.repeat(500)])
    expect(signedLength(key, text)).toBe(signPayload(key, text).length);
});

const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes);

test('R13.5 a payload is inflated up to its limit', async () => {
  const ofLength = (length: number) => inflate(bytesOf(deflateRawSync('x'.repeat(length))), 100_000);
  expect((await ofLength(0))?.length).toBe(0);
  expect((await ofLength(100_000))?.length).toBe(100_000);
  expect(await ofLength(100_001)).toBeNull();
});

test('R13.5 returns null for data that is not deflated', async () => {
  const whole = deflateRawSync('{"v":1}');
  const wrong = [Buffer.from('no deflated text'), Buffer.alloc(0), whole.subarray(0, -3)];
  expect(await Promise.all(wrong.map((bytes) => inflate(bytesOf(bytes), 100)))).toEqual([null, null, null]);
});

test.each([
  ['text that is no UTF-8', [0x22, 0xff, 0x22]],
  ['no JSON', [0x7b]],
  ['nothing', []],
])('R13.5 rejects %s', (_, bytes) => expect(parseJson(new Uint8Array(bytes))).toBeNull());
