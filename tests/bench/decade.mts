// npm run bench:decade: compares pages of a household with ten years of entries with those of the demo family, on the
// present build and Postgres: HTML, elements and time. Fails if one of the limited pages is more than twice as large.
import type { Person } from '../support/people';
import { type DecadeApp, withDecadeApp } from './decade-app.mts';
import { markdownTable } from './machine.mts';

const SAMPLES = 60;
const WARM_UP = 15;
const MOST = 2;
const limitedPaths = ['/home', '/pets/:id', '…/routines', '…/vet-records'];

const pages: Record<string, (petId: string) => string> = {
  '/home': () => '/home',
  '/pets': () => '/pets',
  '/pets/:id': (id) => `/pets/${id}`,
  '/pets/:id, health': (id) => `/pets/${id}?tab=health`,
  '…/routines': (id) => `/pets/${id}/routines`,
  '…/vet-records': (id) => `/pets/${id}/vet-records`,
  '…/appointments': (id) => `/pets/${id}/appointments`,
  '…/training': (id) => `/pets/${id}/training`,
  '…/activity': (id) => `/pets/${id}/activity`,
  '…/social': (id) => `/pets/${id}/social`,
  '…/share': (id) => `/pets/${id}/share`,
  '…/health, weight': (id) => `/pets/${id}?tab=health&part=weight`,
  'GET /api/quick-add': () => '/api/quick-add',
};

interface Figures {
  bytes: number;
  elements: number;
  ms: number;
}

async function readPage(person: Person, path: string): Promise<{ body: Buffer; ms: number }> {
  const began = performance.now();
  const response = await person.fetches(path, { headers: { Accept: '*/*' } });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { body, ms: performance.now() - began };
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** In turn, so that a busy machine slows both alike. */
async function comparePages(readers: readonly { person: Person; path: string }[]): Promise<Figures[]> {
  const times: number[][] = readers.map(() => []);
  const bodies: Buffer[] = [];
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    for (const [index, { person, path }] of readers.entries()) {
      const { body, ms } = await readPage(person, path);
      if (sample >= 0) times[index]?.push(ms);
      bodies[index] = body;
    }
  }
  return bodies.map((body, index) => ({
    bytes: body.length,
    elements: body.toString().match(/<[a-z]/g)?.length ?? 0,
    ms: median(times[index] ?? []),
  }));
}

async function dogOf(person: Person): Promise<string> {
  const { body: pets } = await person.get('/api/pets');
  return pets.find(({ name }: { name: string }) => name === 'Luna').id;
}

async function measureApps({ small, decade }: DecadeApp): Promise<void> {
  const ids = [await dogOf(small), await dogOf(decade)] as const;
  const rows: string[][] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    const [few, many] = await comparePages([
      { person: small, path: pathOf(ids[0]) },
      { person: decade, path: pathOf(ids[1]) },
    ]);
    if (!few || !many) continue;
    const times = many.bytes / few.bytes;
    if (limitedPaths.includes(name) && times > MOST) process.exitCode = 1;
    const kib = (bytes: number) => (bytes / 1024).toFixed(1);
    rows.push([
      ...[name, kib(few.bytes), kib(many.bytes), times.toFixed(2)],
      ...[few.elements, many.elements].map(String),
      ...[few.ms, many.ms].map((ms) => ms.toFixed(1)),
    ]);
  }
  const head = ['read', 'KiB', 'decade', 'times', 'elements', 'decade', 'ms', 'decade'];
  console.log(`\n${markdownTable(head, rows)}`);
}

await withDecadeApp(measureApps);
