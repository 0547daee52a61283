import type { FullAccount } from './a-full-account';
import { stayQuery } from './a-stay-proof';
import { type Actor, leaksTo } from './actors';
import { insiders, isToken, pageAnswer, routeStatus, tokenStatus } from './authorization-answers';
import { pages } from './authorization-pages';
import { type ActorName, type Kind, routes } from './authorization-table';
import { headerProblems } from './safe-headers';
import type { Answer } from './visitor';
import { addressOf, type Method, walkRoutes } from './walk-app';

type Headers_ = Record<string, string>;

export type Form = readonly [suffix: string, headers: Headers_];

/** Markers visible to anyone who has the key of a feed or an invitation. */
const OPEN_TO_ALL: Partial<Record<Kind, string[]>> = {
  feed: ['name', 'place'],
  invitation: ['name', 'first', 'last'],
};

/** Page that tells a vet who will receive the answer (docs/decisions/vet-answer.md). */
const ANSWER = '/shared/answer/[accessKey]';

const AT_A_TIME = 6;

const queries: Partial<Record<string, string>> = {
  breeds: '?type=dog',
  'pets/[petId]/stay-proof.pdf': `?${stayQuery(30, 39)}`,
};

function valuesFor({ ids, feed }: FullAccount, { keys }: Actor, pattern: string): Headers_ {
  const below: Headers_ = pattern.includes('training/') ? { sessionId: ids.trainingSessionId ?? '' } : {};
  const fact = { part: 'vaccinations', entryId: ids.vaccinationId ?? '' };
  const places = { feed: feed.slice(feed.lastIndexOf('/') + 1), article: 'passport', path: 'nothing', rest: 'nothing' };
  return { ...ids, ...below, ...fact, ...places, ...keys };
}

export const textOf = ({ body }: Answer) => (Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body));

/** Follows Next's redirect of flight requests to the same URL with a hash of their RSC headers. */
export async function asks(
  { visitor, token }: Actor,
  method: Method,
  path: string,
  { headers = {}, problems }: { headers?: Headers_; problems: Map<string, string[]> },
): Promise<Answer> {
  const json = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
  const writes = method !== 'GET';
  const answer = await visitor.send(method, path, writes ? '[]' : undefined, { ...(writes && json), ...headers });
  const to = answer.headers.get('location') ?? '';
  if (/[?&]_rsc/.test(to) && !/[?&]_rsc/.test(path))
    return asks({ visitor, token } as Actor, method, to.replace(/^https?:\/\/[^/]+/, ''), { headers, problems });
  const wrong = headerProblems(path, answer);
  if (wrong.length > 0) problems.set(`${method} ${path} ${answer.status}`, wrong);
  return answer;
}

async function problemsOf<T>(all: readonly T[], look: (one: T) => Promise<string | null>): Promise<string[]> {
  const waiting = [...all];
  const mistakes: string[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const problem = await look(one);
      if (problem !== null) mistakes.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return mistakes;
}

function expectedOf(folder: string, method: Method, actor: ActorName): number | null {
  const row = routes[folder] ?? 'public';
  const kind = typeof row === 'string' ? row : (row[method] ?? 0);
  if (typeof kind !== 'string') return kind;
  return isToken(actor) ? tokenStatus(kind, folder, method, actor) : routeStatus(kind, method, actor);
}

/** Skips successful deletions and sign-outs, which would affect tests of other actors. */
function spares(folder: string, method: Method, actor: ActorName): boolean {
  if (folder.endsWith('/logout')) return actor !== 'guest';
  if (folder === 'invitations/[key]' && method === 'POST') return insiders.has(actor);
  const isAllowed = method === 'DELETE' && expectedOf(folder, method, actor) === null;
  return isAllowed && (insiders.has(actor) || actor === 'admin' || isToken(actor));
}

interface World {
  account: FullAccount;
  actors: Record<ActorName, Actor>;
  problems: Map<string, string[]>;
}

/** Calls every route as an actor. @returns deviations from the table, and leaks */
export async function checkRoutes({ account, actors, problems }: World, name: ActorName): Promise<string[]> {
  const actor = actors[name];
  const calls = walkRoutes()
    .flatMap(({ folder, methods }) => methods.map((method) => ({ folder, method })))
    .filter(({ folder, method }) => !spares(folder, method, name));
  return problemsOf(calls, async ({ folder, method }) => {
    const path = `/api/${addressOf(folder, valuesFor(account, actor, folder))}${queries[folder] ?? ''}`;
    const answer = await asks(actor, method, path, { problems });
    const expected = expectedOf(folder, method, name);
    const refused = [401, 403, 500].includes(answer.status);
    if (expected === null ? refused : answer.status !== expected)
      return `${method} ${path}: ${answer.status} in place of ${expected ?? 'no refusal'}`;
    const row = routes[folder];
    const kind = typeof row === 'object' ? row[method] : row;
    const allowedActors = (typeof kind === 'string' && OPEN_TO_ALL[kind]) || [];
    const leaks = leaksTo(actor, textOf(answer), account.tag).filter((kind) => !allowedActors.includes(kind));
    return leaks.length > 0 ? `${method} ${path} tells ${leaks}` : null;
  });
}

const answerOf = ({ status, headers }: Answer) =>
  status === 307 ? (headers.get('location') ?? '').replace(/^https?:\/\/[^/]+/, '').split('?')[0] : status;

export async function checkPages(
  { account, actors, problems }: World,
  name: ActorName,
  forms: readonly Form[],
): Promise<string[]> {
  const actor = actors[name];
  const calls = Object.entries(pages).flatMap(([pattern, kind]) =>
    forms.map(([suffix, headers]) => ({ pattern, kind, suffix, headers })),
  );
  return problemsOf(calls, async ({ pattern, kind, suffix, headers }) => {
    const path = addressOf(pattern, valuesFor(account, actor, pattern)) + suffix;
    const answer = await asks(actor, 'GET', path, { headers, problems });
    const form = `${path} ${Object.keys(headers)}`;
    const whole = suffix === '' && headers.RSC === undefined;
    const expected = pageAnswer(kind, name);
    const expectedStatus = typeof expected === 'string' ? addressOf(expected, account.ids) : expected;
    if (whole && answerOf(answer) !== expectedStatus)
      return `${form}: ${answerOf(answer)} in place of ${expectedStatus}`;
    if (answer.status >= 500) return `${form}: ${answer.status}`;
    const allowedActors = pattern === ANSWER ? ['first'] : (OPEN_TO_ALL[kind as Kind] ?? []);
    const leaks =
      pattern === '/dev/outbox'
        ? []
        : leaksTo(actor, textOf(answer), account.tag).filter((leak) => !allowedActors.includes(leak));
    return leaks.length > 0 ? `${form} tells ${leaks}` : null;
  });
}
