import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { type Actor, allActors, leaksTo } from '../support/actors';
import { asks, checkPages, checkRoutes, textOf } from '../support/authorization-checks';
import { pages } from '../support/authorization-pages';
import { type ActorName, actorNames, routes } from '../support/authorization-table';
import { scopedRoutes } from '../support/token-scopes';
import { addressOf, type Method, walkOtherRoutes, walkPages, walkRoutes } from '../support/walk-app';

/** Public files without personal data. */
const publicFiles = [
  '.well-known/change-password',
  '.well-known/pawfolio-keys.json',
  '.well-known/security.txt',
  'manifest/[file]',
  'messages/[locale]/[file]',
  'v',
];

const healthPages = [
  '',
  'weights',
  'vaccinations',
  'medications',
  'treatments',
  'vitals',
  'symptoms',
  'lab-reports',
  'allergies',
];

let account: FullAccount;
let actors: Record<ActorName, Actor>;
const problems = new Map<string, string[]>();

beforeAll(async () => {
  account = await aFullAccount();
  actors = await allActors(account);
}, 120_000);

test('R2.1 the permission table lists every page and route, and no others', () => {
  expect(walkRoutes().map(({ folder }) => folder)).toEqual(Object.keys(routes).sort());
  expect(walkPages().sort()).toEqual(Object.keys(pages).sort());
  expect(walkOtherRoutes()).toEqual(publicFiles);

  for (const { folder, methods } of walkRoutes()) {
    const row = routes[folder];
    expect(methods).not.toEqual([]);
    if (typeof row === 'object') expect([folder, Object.keys(row).sort()]).toEqual([folder, [...methods].sort()]);
  }
});

test('R14.9 every route in the table of token scopes exists', () => {
  expect(scopedRoutes.filter((folder) => !(folder in routes))).toEqual([]);
});

test.each(actorNames)(
  'R2.1 R8.2 each route responds to %s as the table specifies and leaks nothing',
  async (name) => {
    expect(await checkRoutes({ account, actors, problems }, name)).toEqual([]);
  },
  60_000,
);

test.each(actorNames)(
  'R1.10 R2.1 each page responds to %s as the table specifies and leaks nothing',
  async (name) => {
    expect(await checkPages({ account, actors, problems }, name, [['', {}]])).toEqual([]);
  },
  60_000,
);

test('R2.1 the leak search finds the planted words in the owner’s responses', async () => {
  const { person, ids, tag } = account;
  const patterns = Object.keys(pages).filter((pattern) => pattern.includes('[petId]'));
  const paths = [
    ...patterns.map((pattern) => addressOf(pattern, ids)),
    ...healthPages.map((part) => `/pets/${ids.petId}?tab=health&part=${part}`),
    '/feedback',
  ];
  const texts = await Promise.all(paths.map(async (path) => textOf(await person.get(path))));
  expect(leaksTo(actors.guest, texts.join(), tag).length).toBeGreaterThan(40);
});

test('R2.1 all checked responses carry the security headers, whatever their status', async () => {
  const more: [Method, string][] = [
    ['DELETE', '/api/health'],
    ['GET', '/_next/static/nothing.js'],
    ['GET', '/login'],
    ['GET', '/nothing/at/all'],
    ['GET', '/.env'],
    ['GET', '/%25'],
  ];
  for (const [method, path] of more) await asks(actors.guest, method, path, { problems });
  const photo = `/api/pets/${account.ids.petId}/photo`;
  const { headers } = await account.person.get(photo);
  const tagged = { problems, headers: { 'If-None-Match': headers.get('etag') ?? '' } };

  expect((await asks(actors.owner, 'GET', photo, tagged)).status).toBe(304);
  expect(Object.fromEntries(problems)).toEqual({});
});
