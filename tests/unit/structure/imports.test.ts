import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// The check itself runs in `npm test` on the repository. Here it has to find what was planted.
const planted: Record<string, string> = {
  'app/pets/page.tsx': `import type { A } from '@/lib/pets/mutations';\nexport default () => <p>{'x' as A}</p>;`,
  'app/api/pets/route.ts': `export { A } from '@/lib/pets/mutations';`,
  'app/home/page.tsx': `export type B = import('@/lib/core/db/client').B;`,
  'components/ui/button.tsx': `import { Card } from '@/components/pets/card';\nexport const Button = () => <Card a={1} />;`,
  'components/pets/card.tsx': `export const Card = (p: { a: number }) => <b>{p.a}</b>;`,
  'components/home/today.tsx': `import { Card } from '../pets/card';\nimport gone from './gone';`,
  'lib/core/db/client.ts': `export type B = 1;`,
  'lib/core/clock.ts': `import type { Q } from '../pets/rule';`,
  'lib/pets/mutations.ts': `import { headers } from 'next/headers';\nexport type A = 1;`,
  'lib/pets/rule.ts': `export type Q = 1;\nexport const x = await import('../core/db/client');`,
  'lib/weights/queries.ts': `import type { Q } from '../pets/rule';\nimport type { W } from './schema';`,
  'lib/weights/schema.ts': `import './queries';\nexport type W = 1;`,
  'lib/agenda/queries.ts': `import type { Q } from '../pets/rule';\nimport type { A } from '../pets/mutations';`,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawfolio-imports-'));
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('forbidden imports are found in values, types and calls, by alias and by path', async () => {
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, ['.config/check-imports.mjs', folder], (_error, _stdout, stderr) => done(stderr));
  });
  const found = output
    .split('\n')
    .filter((line) => line.includes('→'))
    .map((line) => line.replace(/ → .*/, ''));
  expect(found.sort()).toEqual([
    'app-writes-in-routes-only: app/pets/page.tsx',
    'components-home: components/home/today.tsx',
    'core-knows-no-pets: lib/core/clock.ts',
    'data-without-request: lib/pets/mutations.ts',
    'lib-agenda-reads: lib/agenda/queries.ts',
    'lib-weights: lib/weights/queries.ts',
    'neutral-components: components/ui/button.tsx',
    'no-cycles: lib/weights/queries.ts',
    'no-database-above-lib: app/home/page.tsx',
    'prisma-client: lib/pets/rule.ts',
    'resolvable: components/home/today.tsx',
  ]);
}, 20_000);
