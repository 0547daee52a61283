import { isWebLink, webLink } from '@/lib/core/validation/web-link';

test.each(['http://a.example', 'https://a.example/x?y=1#z', 'HTTPS://A.example', 'http://localhost:3000/'])(
  'R7.5 %s is a valid link',
  (text) => {
    expect(isWebLink(text)).toBe(true);
  },
);

test.each([
  '',
  'a.example',
  'ftp://a.example',
  'javascript:alert(1)//http://a.example',
  'xhttp://a.example',
  'https://',
  'https://a b.example',
  'https://a.example/ x',
  'https://a.example/\u0001',
  'https://luna@a.example',
  'https://:secret@a.example',
  'https://luna:secret@a.example',
])('R7.5 %j is not a safe link', (text) => {
  expect(isWebLink(text)).toBe(false);
});

test('R7.5 a field accepts links up to its length, with one error message', () => {
  const field = webLink(20, 'wrong');
  const messages = (value: unknown) => field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

  expect(messages('https://a.example/xy')).toEqual([]);
  expect([5, 'nothing', 'https://a.example/xyz', 'x'.repeat(21)].map(messages)).toEqual(
    Array.from({ length: 4 }, () => ['wrong']),
  );
});
