import { isOwnNavigation } from '@/lib/core/http/csrf';

test.each([
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, false],
])('R14.19 a request with %j may start a sign-in: %s', (headers, expected) => {
  expect(isOwnNavigation(new Request('https://pawfolio.test/', { headers }))).toBe(expected);
});
