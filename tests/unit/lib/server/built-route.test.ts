import type { IncomingMessage } from 'node:http';
import { builtRoute } from '@/lib/server/built-route';

jest.mock('@/lib/core/config/env', () => ({ env: () => ({ NODE_ENV: 'production' }) }));

const requestOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  builtRoute({ method, url, headers } as IncomingMessage);

test.each([
  ['/', {}, '/en'],
  ['/', { 'accept-language': 'es-MX,en' }, '/es'],
  ['/terms', { cookie: 'lng=es', 'accept-language': 'en-US' }, '/es/terms'],
  ['/help', { cookie: 'pawfolio-cookies-rejected=true' }, '/en/blocked'],
  ['/terms', { cookie: 'pawfolio-cookies-rejected=true' }, '/en/terms'],
])('R5.2 R3.3 %s with %j serves the page %s', (url, headers, route) => {
  expect(requestOf(url, headers)).toBe(route);
});

test.each([
  ['a personal page', '/home', {}],
  ['a form', '/', {}, 'POST'],
  ['a language choice to store', '/?lng=es', {}],
  ['a URL that redirects', '/terms/', {}],
  ['data for navigation', '/', { rsc: '1' }],
  ['a prefetch', '/', { 'next-router-prefetch': '1' }],
])('leaves %s to Next', (_name, url, headers, method = 'GET') => {
  expect(requestOf(url, headers as Record<string, string>, method)).toBeNull();
});
