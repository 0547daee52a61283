import { inflateRawSync } from 'node:zlib';
import { isLowS, toLowS } from '@/lib/core/signing/low-s';
import { normalizeSignature, signPayload } from '@/lib/core/signing/sign';
import { checkPassport } from '@/lib/sharing/signed-passport/check';
import { HOST, highS, ISSUED, signedPassport, testKey } from '@/tests/support/signed-passports';

const ours = testKey();
const genuine = signedPassport(ours);
const [header = '', body = '', signature = ''] = genuine.split('.');
const json = inflateRawSync(Buffer.from(body, 'base64url')).toString();
const checkText = (text: string) => checkPassport(text, [{ host: HOST, keys: [ours.publicKey] }], ISSUED);
const outcomeOf = async (text: string) => (await checkText(text)).outcome;

test('R13.5 rejects the high-s twin of a signature', async () => {
  const twin = `${header}.${body}.${highS(signature)}`;

  expect(twin).not.toBe(genuine);
  expect(await outcomeOf(twin)).toBe('changed');
  expect(await outcomeOf(normalizeSignature(twin))).toBe('genuine');
  expect(normalizeSignature(twin)).toBe(genuine);
});

test('R13.4 every signature has a low s', () => {
  const texts = Array.from({ length: 32 }, () => signedPassport(ours));
  expect(texts.map(normalizeSignature)).toEqual(texts);
});

test('R13.4 older passports do not show a clinic’s email address', async () => {
  const word = { kind: 'confirmed', by: 'Dr. Marsh, Sunny Street Vets' };
  const old = json.replace('"o"]', '"v0"]').replace(/}$/, `,"w":["${word.by}\\nclinic@sunny.example"]}`);
  const checkResult = await checkText(signPayload(ours, old));

  expect(checkResult).toMatchObject({
    outcome: 'genuine',
    payload: { facts: { allergies: [{ name: 'Chicken', source: { ...word, through: 'sunny.example' } }] } },
  });
  expect(JSON.stringify(checkResult)).not.toContain('@');
});

test('R13.4 half the order is a low s, one more is high', () => {
  const half = '7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8';
  const withS = (s: string) => Buffer.from('00'.repeat(32) + s, 'hex');
  const [low, high] = [withS(half), withS(half.replace(/8$/, '9'))];
  expect([low, high].map(isLowS)).toEqual([true, false]);
  expect([low, high].map((one) => Buffer.from(toLowS(one)).toString('hex', 32))).toEqual([half, half]);
});
