import { isSignatureOf, readSignedMoment, signatureOf, signMoment } from '@/lib/core/security/signatures';

const noon = new Date('2026-03-28T12:00:00Z');

test('a signature is valid only for its purpose and text', () => {
  const signature = signatureOf('csrf', 'browser.session');

  expect(isSignatureOf('csrf', 'browser.session', signature)).toBe(true);
  expect(isSignatureOf('unsubscribe', 'browser.session', signature)).toBe(false);
  expect(isSignatureOf('csrf', 'browser.other', signature)).toBe(false);
  expect(isSignatureOf('csrf', 'browser.session', '')).toBe(false);
});

test('a signed timestamp is valid only unaltered and for its subject', () => {
  const token = signMoment('share-pin', 'share', noon);
  const [stamp = '', signature = ''] = token.split('.');
  const later = `${(noon.getTime() + 1).toString(36)}.${signature}`;

  const readMoments = [token, later, `${stamp}.`, '', 'Infinity.x'].map((one) =>
    readSignedMoment('share-pin', 'share', one),
  );

  expect(readMoments).toEqual([noon.getTime(), null, null, null, null]);
  expect(readSignedMoment('share-pin', 'another', token)).toBeNull();
  expect(readSignedMoment('finder-form', 'share', token)).toBeNull();
});

test.each(['A1', '1A', 'a-', '-a', 'infinity00000', ''])('a timestamp signed as %j is invalid', (stamp) => {
  const token = `${stamp}.${signatureOf('share-pin', `share.${stamp}`)}`;
  expect(readSignedMoment('share-pin', 'share', token)).toBeNull();
});

test.each(['0', 'zzzzzzzzzzzz'])('a timestamp signed as %j is valid', (stamp) => {
  const token = `${stamp}.${signatureOf('share-pin', `share.${stamp}`)}`;
  expect(readSignedMoment('share-pin', 'share', token)).toBe(Number.parseInt(stamp, 36));
});
