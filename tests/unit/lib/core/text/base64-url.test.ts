import { fromBase64Url, toBase64Url } from '@/lib/core/text/base64-url';

const bytes = (...all: number[]) => new Uint8Array(all);

test.each([
  [bytes(), ''],
  [bytes(0), 'AA'],
  [bytes(255, 255), '__8'],
  [bytes(251, 239, 190, 255, 191), '----_78'],
  [bytes(1, 2, 3), 'AQID'],
])('R13.4 %p is encoded as %j and decoded again', (inputBytes, text) => {
  expect(toBase64Url(inputBytes)).toBe(text);
  expect(fromBase64Url(text)).toEqual(inputBytes);
});

test.each(['A', 'AAAAA', 'AB', 'AA==', '+/8', ' AA', 'AA ', 'AA\n', 'ñA', 'A.AA'])(
  'R13.4 %j is not valid Base64url',
  (text) => {
    expect(fromBase64Url(text)).toBeNull();
  },
);
