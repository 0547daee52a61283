import pg from 'pg';
import { placeholderOf, processPhoto } from '../../lib/core/media/images';
import { photoEdges } from '../../lib/records/photos/vocabulary';
import { readRowsSql } from './ceiling/statements.mjs';
import { type Recorded, startBareServer, startCeilingApp, startOneStatement } from './ceiling-app.mts';
import { member } from './data.mts';
import { CONNECTIONS, type Figures, figuresOf, load, type Request } from './load.mts';
import { type Ceiling, type Hot, sendOnce } from './requests.mts';

export interface Ceilings {
  node: Map<string, Figures>;
  next: Record<'page' | 'route', Figures>;
  same: Record<Ceiling, Figures>;
  sql: Figures;
}

const sentBy = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

export async function record(url: string, requests: readonly Hot[]): Promise<Map<string, Recorded>> {
  const answers = new Map<string, Recorded>();
  for (const request of requests) {
    // Explicit like the load generator's header, because fetch would request compression.
    const plain = { ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } };
    const { status, headers, ...response } = await sendOnce(url, plain).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    }));
    const remainingHeaders = [...headers].filter(([name]) => !sentBy.has(name));
    const all = { ...Object.fromEntries(remainingHeaders), 'content-length': String(response.body.length) };
    answers.set(request.name, { path: request.path, status, headers: all, body: response.body.toString('base64') });
  }
  return answers;
}

async function repeatWork(work: () => Promise<unknown>, seconds: number): Promise<Figures> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const worker = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await work();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return figuresOf(times, (performance.now() - began) / 1000);
}

async function sqlAlone(databaseUrl: string, seconds: number): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const readRows = () => pool.query(readRowsSql, [member.id]);
  try {
    await repeatWork(readRows, Math.min(0.5, seconds));
    return await repeatWork(readRows, seconds);
  } finally {
    await pool.end();
  }
}

function photosAlone(photo: Buffer, seconds: number): Promise<Figures> {
  return repeatWork(async () => {
    const { variants } = await processPhoto(photo, photoEdges);
    const [first] = variants;
    if (first) await placeholderOf(first.bytes);
  }, seconds);
}

export function landingBytes(answers: Map<string, Recorded>): number {
  return Buffer.byteLength(answers.get('landing')?.body ?? '', 'base64');
}

interface Machine {
  databaseUrl: string;
  requests: readonly Hot[];
  answers: Map<string, Recorded>;
  photo: Buffer;
  seconds: number;
}

async function bareNode({ requests, answers, seconds }: Machine): Promise<Ceilings['node']> {
  const bare = await startBareServer([...answers.values()]);
  const node: Ceilings['node'] = new Map();
  try {
    for (const { name, ...request } of requests) {
      node.set(name, await load(bare.url, { ...request, each: undefined }, { seconds: seconds / 3 }));
    }
  } finally {
    await bare.stop();
  }
  return node;
}

async function oneStatement({ databaseUrl, requests, answers, seconds }: Machine): Promise<Figures> {
  const sharedRequest = requests.find(({ ceiling }) => ceiling === 'one statement');
  const answer = sharedRequest && answers.get(sharedRequest.name);
  if (!answer) return figuresOf([], 1);
  const server = await startOneStatement(databaseUrl, answer);
  return load(server.url, { path: '/' }, { seconds }).finally(() => server.stop());
}

/** The database must be a Postgres filled by data.mts. */
export async function measureCeilings(machine: Machine): Promise<Ceilings> {
  const { databaseUrl, answers, photo, seconds } = machine;
  const node = await bareNode(machine);
  const app = await startCeilingApp(databaseUrl, landingBytes(answers));
  const of = (request: Request) => load(app.url, request, { seconds });
  try {
    const next = { page: await of({ path: '/page' }), route: await of({ path: '/api/hello' }) };
    const write = {
      method: 'POST',
      path: '/api/write',
      headers: { 'content-type': 'application/json' },
      body: '{"grams":11000}',
    } as const;
    const same = {
      'static page': await of({ path: '/privacy-policy', headers: { 'accept-language': 'en' } }),
      'page, 15 rows': await of({ path: '/rows' }),
      'route, 15 rows': await of({ path: '/api/rows' }),
      'route, one row written': await of(write),
      'photos alone': await photosAlone(photo, seconds),
      'one statement': await oneStatement(machine),
    };
    return { node, next, same, sql: await sqlAlone(databaseUrl, seconds) };
  } finally {
    await app.stop();
  }
}
