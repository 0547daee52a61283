import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { type Actor, allActors } from '../support/actors';
import { checkPages, type Form } from '../support/authorization-checks';
import { type ActorName, actorNames } from '../support/authorization-table';

/** Ways to request a page from Next, including those that once bypassed its middleware. */
const forms: Form[] = [
  ['', { RSC: '1' }],
  ['.rsc', {}],
  ['.rsc', { RSC: '1' }],
  ['', { RSC: '1', 'Next-Router-Prefetch': '1' }],
  ['', { RSC: '1', 'Next-Router-Prefetch': '2', 'Next-Router-Segment-Prefetch': '/_tree' }],
  ['.segments/_tree.segment.rsc', {}],
  ['', { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' }],
  ['', { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' }],
];

const APP = process.env.APP_BASE_URL ?? '';
let account: FullAccount;
let actors: Record<ActorName, Actor>;
const problems = new Map<string, string[]>();

beforeAll(async () => {
  process.env.APP_BASE_URL = APP;
  account = await aFullAccount();
  actors = await allActors(account);
}, 120_000);

test.each(actorNames)(
  'R1.10 R2.1 alternative requests for a page reveal %s no more than the page',
  async (name) => {
    expect(await checkPages({ account, actors, problems }, name, forms)).toEqual([]);
    expect(Object.fromEntries(problems)).toEqual({});
  },
  300_000,
);
