import type { IncomingMessage } from 'node:http';
import { builtRoute } from '@/lib/server/built-route';

jest.mock('@/lib/core/config/env', () => ({ env: () => ({ NODE_ENV: 'production' }) }));

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  builtRoute({ method, url, headers } as IncomingMessage);

test.each([
  ['/', {}, '/en'],
  ['/', { 'accept-language': 'es-MX,en' }, '/es'],
  ['/terms', { cookie: 'lng=es', 'accept-language': 'en-US' }, '/es/terms'],
  ['/help', { cookie: 'pawfolio-cookies-rejected=true' }, '/en/blocked'],
  ['/terms', { cookie: 'pawfolio-cookies-rejected=true' }, '/en/terms'],
])('R5.2 R3.3 %s with %j is the page %s', (url, headers, route) => {
  expect(asked(url, headers)).toBe(route);
});

test.each([
  ['a page of one person', '/home', {}],
  ['a form', '/', {}, 'POST'],
  ['a language that is to be remembered', '/?lng=es', {}],
  ['an address that moves', '/terms/', {}],
  ['data for navigation', '/', { rsc: '1' }],
  ['a prefetch', '/', { 'next-router-prefetch': '1' }],
])('%s is left to Next', (_name, url, headers, method = 'GET') => {
  expect(asked(url, headers as Record<string, string>, method)).toBeNull();
});
