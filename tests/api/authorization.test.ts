import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { type Actor, allActors, leaksTo } from '../support/actors';
import {
  type ActorName,
  actorNames,
  builtFiles,
  pageAnswer,
  pages,
  routeStatus,
  routes,
} from '../support/authorization-table';
import { headerProblems } from '../support/safe-headers';
import type { Answer } from '../support/visitor';
import { addressOf, type Method, walkOtherRoutes, walkPages, walkRoutes } from '../support/walk-app';

type Headers_ = Record<string, string>;

let account: FullAccount;
let actors: Record<ActorName, Actor>;
/** Every answer that a test of this file was given, for the one that looks at their headers. */
const seen = new Map<string, string[]>();

beforeAll(async () => {
  account = await aFullAccount();
  actors = await allActors(account);
}, 60_000);

/** The values of an address: what the owner has, with the keys of whoever asks. */
function valuesFor({ keys }: Actor, pattern: string): Record<string, string> {
  const { ids, feed } = account;
  const below: Record<string, string> = pattern.includes('training/') ? { sessionId: ids.practiceId ?? '' } : {};
  const places = { feed: feed.slice(feed.lastIndexOf('/') + 1), article: 'passport', path: 'nothing', rest: 'nothing' };
  return { ...ids, ...below, ...places, ...keys };
}

const textOf = ({ body }: Answer) => (Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body));

/** Asks, and notes what is wrong with the headers of the answer. */
async function asks(actor: Actor, method: Method, path: string, headers: Headers_ = {}): Promise<Answer> {
  const writes = method !== 'GET';
  const body = writes ? '[]' : undefined;
  const json = { 'Content-Type': 'application/json', 'X-CSRF-Token': actor.token };
  const answer = await actor.visitor.send(method, path, body, { ...(writes && json), ...headers });
  const problems = headerProblems(path, answer.headers);
  if (problems.length > 0) seen.set(`${method} ${path} ${answer.status}`, problems);
  return answer;
}

/** Does something for each of many, some at a time, and gives what went wrong. */
async function problemsOf<T>(all: readonly T[], look: (one: T) => Promise<string | null>): Promise<string[]> {
  const waiting = [...all];
  const found: string[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const problem = await look(one);
      if (problem !== null) found.push(problem);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return found;
}

/** What would change somebody's world is left out for those who may: deletions, and ends of sessions. */
const spares = (folder: string, method: Method, actor: ActorName) =>
  folder.endsWith('/logout')
    ? actor !== 'guest'
    : method === 'DELETE' && ['owner', 'member', 'admin'].includes(actor) && routeFor(folder, method, actor) === null;

function routeFor(folder: string, method: Method, actor: ActorName): number | null {
  const row = routes[folder] ?? 'public';
  return typeof row === 'string' ? routeStatus(row, method, actor) : (row[method] ?? 0);
}

test('R2.1 every page and route is in the table, and nothing else is', () => {
  expect(walkRoutes().map(({ folder }) => folder)).toEqual(Object.keys(routes).sort());
  expect(walkPages().sort()).toEqual(Object.keys(pages).sort());
  expect(walkOtherRoutes()).toEqual(builtFiles);
  for (const { folder, methods } of walkRoutes()) {
    const row = routes[folder];
    expect(methods).not.toEqual([]);
    if (typeof row === 'object') expect([folder, Object.keys(row).sort()]).toEqual([folder, [...methods].sort()]);
  }
});

test.each(actorNames)(
  'R2.1 R8.2 each route answers %s what the table says, and tells nothing of others',
  async (name) => {
    const actor = actors[name];
    const calls = walkRoutes()
      .flatMap(({ folder, methods }) => methods.map((method) => ({ folder, method })))
      .filter(({ folder, method }) => !spares(folder, method, name));
    const problems = await problemsOf(calls, async ({ folder, method }) => {
      const path = `/api/${addressOf(folder, valuesFor(actor, folder))}`;
      const answer = await asks(actor, method, path);
      const expected = routeFor(folder, method, name);
      const refused = [401, 403, 500].includes(answer.status);
      if (expected === null ? refused : answer.status !== expected)
        return `${method} ${path}: ${answer.status} in place of ${expected ?? 'no refusal'}`;
      const leaks = leaksTo(actor, textOf(answer), account.tag);
      return leaks.length > 0 ? `${method} ${path} tells ${leaks}` : null;
    });
    expect(calls.length).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  },
  60_000,
);

const variants: [string, Headers_][] = [
  ['', {}],
  ['', { RSC: '1' }],
  ['.rsc', {}],
  ['', { RSC: '1', 'Next-Router-Prefetch': '1' }],
  ['', { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' }],
];

/** Where an answer leads, without the way back. */
const answerOf = ({ status, headers }: Answer) =>
  status === 307 ? (headers.get('location') ?? '').replace(/^https?:\/\/[^/]+/, '').split('?')[0] : status;

test.each(actorNames)(
  'R1.10 R2.1 each page answers %s what the table says, in every form that it has',
  async (name) => {
    const actor = actors[name];
    const calls = Object.entries(pages).flatMap(([pattern, kind]) =>
      variants.map(([suffix, headers]) => ({ pattern, kind, suffix, headers })),
    );
    const problems = await problemsOf(calls, async ({ pattern, kind, suffix, headers }) => {
      const path = addressOf(pattern, valuesFor(actor, pattern)) + suffix;
      const answer = await asks(actor, 'GET', path, headers);
      const form = `${path} ${Object.keys(headers)}`;
      const whole = suffix === '' && headers.RSC === undefined;
      if (whole && answerOf(answer) !== pageAnswer(kind, name))
        return `${form}: ${answerOf(answer)} in place of ${pageAnswer(kind, name)}`;
      if (answer.status >= 500) return `${form}: ${answer.status}`;
      // The outbox of a local installation shows all mails to whoever sits at the machine.
      const leaks = pattern === '/dev/outbox' ? [] : leaksTo(actor, textOf(answer), account.tag);
      return leaks.length > 0 ? `${form} tells ${leaks}` : null;
    });
    expect(problems).toEqual([]);
  },
  60_000,
);

test('R2.1 the owner finds every planted word again, so that looking for them means something', async () => {
  const { person, ids, tag } = account;
  const paths = Object.keys(pages).filter((pattern) => pattern.includes('[petId]'));
  const texts = await Promise.all(
    [...paths.map((pattern) => addressOf(pattern, ids)), `/pets/${ids.petId}?tab=health`, '/profile', '/feedback'].map(
      async (path) => textOf(await person.get(path)),
    ),
  );
  const found = leaksTo({ ...actors.guest }, texts.join(), tag);
  expect(found.length).toBeGreaterThan(40);
});

test('R2.1 every one of these answers carried the headers, whatever its status', async () => {
  const more: [Method, string][] = [
    ['DELETE', '/api/health'],
    ['GET', '/_next/static/nothing.js'],
    ['GET', '/login'],
    ['GET', '/nothing/at/all'],
    ['GET', '/.env'],
  ];
  for (const [method, path] of more) await asks(actors.guest, method, path);
  expect(Object.fromEntries(seen)).toEqual({});
});
