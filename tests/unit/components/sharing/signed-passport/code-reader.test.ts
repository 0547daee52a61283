/** @jest-environment node */
import { readCode } from '@/components/sharing/signed-passport/check/code-reader';
import { createQrCode } from '@/lib/core/media/qr-code';
import { denseQrSvg } from '@/lib/core/media/qr-svg';
import { Random } from '@/tests/outbox/random';
import { type Conditions, photograph } from '@/tests/support/photographed-codes';
import { HOST } from '@/tests/support/signed-passports';

const LONGEST = 1195;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function anAddress(): string {
  const random = new Random(7);
  const begin = `https://${HOST}/v#`;
  return begin + Array.from({ length: LONGEST - begin.length }, () => random.of([...letters])).join('');
}

const url = anAddress();

async function photographCodes(conditions: Conditions) {
  const random = new Random(1);
  return photograph(denseQrSvg(url), createQrCode(url, 'L').size, conditions, () => random.next());
}

test.each<[string, Conditions]>([
  ['straight', { module: 4 }],
  ['small', { module: 2.5 }],
  ['askew', { module: 4, turn: 17 }],
  ['leaning back', { module: 4, tilt: 0.33 }],
  ['a little out of focus', { module: 4, blur: 1.2 }],
  ['under a lamp', { module: 4, glare: 0.9 }],
  ['on a broken screen', { module: 4, cracks: { count: 3, width: 0.5 } }],
])('R13.5 reads the longest code from a photo that is %s', async (_, conditions) => {
  expect(readCode(await photographCodes(conditions))).toBe(url);
});

test('R13.5 a picture without a code returns null', async () => {
  const grey = new Uint8ClampedArray(200 * 200 * 4).fill(128);
  expect(readCode({ width: 200, height: 200, data: grey })).toBeNull();
  expect(readCode({ width: 1, height: 1, data: grey.slice(0, 4) })).toBeNull();
  expect(readCode({ ...(await photographCodes({ module: 4, blur: 20 })) })).toBeNull();
});
