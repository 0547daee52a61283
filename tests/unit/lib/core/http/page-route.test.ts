import { cookieOf } from '@/lib/core/http/cookie-header';
import { pageRoute } from '@/lib/core/http/page-route';
import { answerOf, entryOf, Repeated } from '@/lib/core/http/repeated';
import { describeRoute, descriptionOf } from '@/lib/core/http/route-description';

const pageRequest = { pathname: '/pets', language: null, cookies: '', acceptLanguage: '' };
const rejectionCookie = 'pawfolio-cookies-rejected=true';

test.each([
  [{}, '/en/pets', false],
  [{ pathname: '/' }, '/en', true],
  [{ pathname: '/terms' }, '/en/terms', true],
  [{ pathname: '/help/health' }, '/en/help/health', true],
  [{ pathname: '/help/nothing' }, '/en/blocked/unknown', false],
  [{ pathname: '/blocked' }, '/en/blocked/unknown', false],
  [{ cookies: rejectionCookie }, '/en/blocked', true],
  [{ cookies: rejectionCookie, pathname: '/terms' }, '/en/terms', true],
  [{ cookies: rejectionCookie, pathname: '/shared/k' }, '/en/shared/k', false],
  [{ language: 'es', cookies: 'lng=en' }, '/es/pets', false],
  [{ cookies: 'lng=es', acceptLanguage: 'en-US' }, '/es/pets', false],
  [{ acceptLanguage: 'en-US' }, '/en-US/pets', false],
  [{ acceptLanguage: 'en-US', cookies: 'pawfolio-formats=en-GB' }, '/en/pets', false],
])('R5.2 R3.3 with %j the page route is %s', (more, route, isBuilt) => {
  expect(pageRoute({ ...pageRequest, ...more })).toEqual({ route, isBuilt });
});

test.each([
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['a = 1 ;b=2', '1'],
  ['a=1=2', '1=2'],
  ['a=%C3%B1', 'ñ'],
  ['a=', ''],
  ['a=1; a=2', '1'],
  ['a=%', undefined],
  ['a=%; a=2', undefined],
  ['aa=1; ba=2', undefined],
  ['', undefined],
])('R5.2 the value in the cookies %j is %j', (header, value) => {
  expect(cookieOf(header, 'a')).toBe(value);
});

test('R12.2 a repeated create returns the existing entry', () => {
  expect([entryOf('new'), entryOf(new Repeated('old'))]).toEqual(['new', 'old']);
  expect([answerOf('new', 201), answerOf(new Repeated('old'), 201)]).toEqual([
    { status: 201, body: 'new' },
    { status: 200, body: 'old' },
  ]);
});

test('a route carries its description', () => {
  const handler = () => 'answer';
  const description = { caller: 'member' as const, withoutCsrf: false, status: 200 };

  expect(descriptionOf(handler)).toBeUndefined();
  expect(describeRoute(handler, description)).toBe(handler);
  expect(descriptionOf(handler)).toEqual(description);
});
