import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// `npm test` checks the repository itself. Here the check must find planted violations.
const plantedFiles: Record<string, string> = {
  'app/pets/page.tsx': `import type { A } from '@/lib/records/pets/mutations';\nexport default () => <p>{'x' as A}</p>;`,
  'app/api/pets/route.ts': `export { A } from '@/lib/records/pets/mutations';`,
  'app/home/page.tsx': `export type B = import('@/lib/core/db/client').B;`,
  'components/ui/button.tsx': `import { Card } from '@/components/records/pets/card';\nexport const Button = () => <Card a={1} />;`,
  'components/records/pets/card.tsx': `export const Card = (p: { a: number }) => <b>{p.a}</b>;`,
  'components/site/tour/today.tsx': `import { Card } from '../../records/pets/card';\nimport gone from './gone';`,
  'components/overviews/agenda/row.tsx': `import { Card } from '../../records/pets/card';`,
  'lib/core/db/client.ts': `export type B = 1;`,
  'lib/core/time/clock.ts': `import type { Q } from '../../records/pets/rule';\nimport type { L } from '../jobs/late';`,
  'lib/core/time/day.ts': `export type D = 1;`,
  'lib/core/jobs/late.ts': `import type { D } from '../time/day';\nexport type L = D;`,
  'lib/browser/page/toast.ts': `export type T = import('../../core/mail/send').S;`,
  'lib/core/mail/send.ts': `export type S = 1;`,
  'lib/server/entry.ts': `export type E = 1;`,
  'lib/access/page.ts': `import type { E } from '../server/entry';`,
  'lib/records/pets/mutations.ts': `import { headers } from 'next/headers';\nimport type { T } from '@/lib/browser/page/toast';\nexport type A = 1;`,
  'lib/records/pets/rule.ts': `export type Q = 1;\nexport const x = await import('../../core/db/client');`,
  'lib/records/pets/fits.ts': `import type { G } from '../../overviews/health/rule';`,
  'lib/records/weights/queries.ts': `import type { Q } from '../pets/rule';\nimport type { W } from './schema';`,
  'lib/records/weights/schema.ts': `import './queries';\nexport type W = 1;`,
  'lib/records/routines/view.ts': `import type { M } from '../medications/plan';\nimport type { Q } from '../pets/rule';`,
  'lib/records/medications/plan.ts': `export type M = 1;`,
  'lib/overviews/health/rule.ts': `export type G = 1;`,
  'lib/overviews/agenda/queries.ts': `import type { Q } from '@/lib/records/pets/rule';\nimport type { A } from '@/lib/records/pets/mutations';`,
  'lib/accounts/admin/rule.ts': `import type { Q } from '@/lib/records/pets/rule';`,
};

async function checkFiles(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-imports-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const output = await new Promise<string>((resolveOutput) => {
    execFile(process.execPath, ['.config/check-imports.mjs', folder], (_error, _stdout, stderr) =>
      resolveOutput(stderr),
    );
  });
  await rm(folder, { recursive: true, force: true });
  return output;
}

test('forbidden imports are found in any form and by any path', async () => {
  const output = await checkFiles(plantedFiles);
  const foundViolations = output
    .split('\n')
    .filter((line) => line.includes('→'))
    .map((line) => line.replace(/ → .*/, ''));

  expect([...new Set(foundViolations)].sort()).toEqual([
    'access-floor: lib/access/page.ts',
    'accounts-floor: lib/accounts/admin/rule.ts',
    'app-writes-in-routes-only: app/pets/page.tsx',
    'browser-without-server: lib/browser/page/toast.ts',
    'core-floor: lib/core/time/clock.ts',
    'data-without-request: lib/records/pets/mutations.ts',
    'neutral-components: components/ui/button.tsx',
    'no-cycles: lib/records/weights/queries.ts',
    'no-database-above-lib: app/home/page.tsx',
    'no-folder-cycles: lib/core/jobs',
    'no-folder-cycles: lib/core/time',
    'overviews-reads: lib/overviews/agenda/queries.ts',
    'prisma-client: lib/records/pets/rule.ts',
    'records-features: lib/records/weights/queries.ts',
    'records-floor: lib/records/pets/fits.ts',
    'records-routines: lib/records/routines/view.ts',
    'resolvable: components/site/tour/today.tsx',
    'server-is-the-entry: lib/access/page.ts',
    'server-without-browser: lib/records/pets/mutations.ts',
    'site-components: components/site/tour/today.tsx',
  ]);
}, 20_000);

test('refuses a folder without a floor', async () => {
  const output = await checkFiles({ 'lib/core/time/day.ts': '', 'lib/pets/rule.ts': '', 'components/ui/card.tsx': '' });
  expect(output).toContain('On no floor of .config/import-rules.mjs: lib/pets');
}, 20_000);
