import {
  hashSecret,
  isSecret,
  keyedHash,
  newCode,
  newSecret,
  sameBytes,
  sealText,
  unsealText,
} from '@/lib/core/security/secrets';

test('R9.2 a secret has 256 bits and is found by its hash', () => {
  const secret = newSecret();

  expect(isSecret(secret)).toBe(true);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(hashSecret(secret)).toHaveLength(32);
  expect(sameBytes(hashSecret(secret), hashSecret(newSecret()))).toBe(false);
  for (const wrong of ['', `${secret}x`, secret.slice(1), `${secret.slice(1)}/`, 5, null])
    expect(isSecret(wrong)).toBe(false);
  expect(isSecret({ toString: () => secret })).toBe(false);
});

test('R9.2 only equal length and content make bytes equal', () => {
  const bytes = (...all: number[]) => new Uint8Array(all);
  expect([sameBytes(bytes(1, 2), bytes(1, 2)), sameBytes(bytes(1, 2), bytes(1, 3))]).toEqual([true, false]);
  expect([sameBytes(bytes(1, 2), bytes(1)), sameBytes(bytes(), bytes(0))]).toEqual([false, false]);
});

test('R6.2 codes are six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
  expect(sameBytes(keyedHash('a', '123456'), keyedHash('b', '123456'))).toBe(false);
});

test('R9.1 a sealed text opens unchanged and for its purpose only', () => {
  const sealedText = sealText('share-key', 'Luna ñ');
  expect(unsealText('share-key', sealedText)).toBe('Luna ñ');
  expect(unsealText('other', sealedText)).toBeNull();
  expect(Buffer.from(sealText('share-key', 'Luna ñ')).equals(Buffer.from(sealedText))).toBe(false);

  sealedText[20] = (sealedText[20] ?? 0) ^ 1;
  expect(unsealText('share-key', sealedText)).toBeNull();
  expect(unsealText('share-key', new Uint8Array(3))).toBeNull();
});
