import type { ChunkGroup, Compilation } from 'next-pwa';
import { programManifest } from '@/lib/browser/offline/build';

const groupOf = (file: string, request?: string, children: ChunkGroup[] = []): ChunkGroup => ({
  getFiles: () => [file],
  getChildren: () => children,
  isInitial: () => request === undefined,
  origins: [{ request }],
});

const schema = groupOf('schema.js', '@/lib/records/weights/schema');
const form = groupOf('weight-form.js', './weight-form', [schema]);
const entry = groupOf('weight-entry.js', '@/components/records/weights/weight-entry');
const chart = groupOf('chart.js', './weight-chart');
const page = groupOf('page.js', undefined, [form, entry, chart]);

test('R12.8 forms and their dependencies are marked for loading first', async () => {
  const compilation: Compilation = {
    entrypoints: new Map([['app/[locale]/(site)/(app)/home/page', page]]),
    namedChunkGroups: new Map(),
    chunkGroups: [page, form, entry, chart, schema],
  };
  const names = ['page', 'weight-form', 'weight-entry', 'chart', 'schema'];
  const entries = names.map((name) => ({ url: `/_next/${name}.js`, revision: null, size: 0 }));

  const { manifest } = await programManifest(entries, compilation);

  const first = manifest.filter(({ url, first: isFirst }) => url.startsWith('/_next/') && isFirst);
  expect(first.map(({ url }) => url)).toEqual(
    ['weight-form', 'weight-entry', 'schema'].map((name) => `/_next/${name}.js`),
  );
  expect(manifest.find(({ url }) => url === '/messages/en/quickAdd.json')).toMatchObject({ member: true, first: true });
});
