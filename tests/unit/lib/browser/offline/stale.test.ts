import { markStaleBy } from '@/lib/browser/offline/stale';
import { markSaved } from '@/lib/browser/storage/saved-pages';

jest.mock('@/lib/browser/storage/saved-pages', () => ({ markSaved: jest.fn(async () => undefined) }));

const [pet, other] = ['019de0c8-7000-7000-8000-000000000001', '019de0c8-7000-7000-8000-000000000002'];
const ofPet = [`/pets/${pet}`, `/pets/${pet}/routines`, `/pets/${pet}/social`];
const pages = ['/home', '/profile', '/waiting', ...ofPet, `/pets/${other}`];

async function staleAfter(path: string): Promise<string[]> {
  jest.mocked(markSaved).mockClear();
  await markStaleBy(path);
  const [isChanged] = jest.mocked(markSaved).mock.calls[0] ?? [];
  return pages.filter((page) => isChanged?.(page));
}

test.each([
  [`/api/pets/${pet}/routines/r1/completions`, ['/home', `/pets/${pet}`, `/pets/${pet}/routines`]],
  [`/api/pets/${pet}/photos`, ['/home', `/pets/${pet}`, `/pets/${pet}/social`]],
  [`/api/pets/${pet}`, ['/home', '/waiting', ...ofPet]],
  ['/api/pets', ['/home', '/waiting']],
])('R12.5 a write to %s marks the pages that show it as stale', async (path, changedPaths) => {
  expect(await staleAfter(path)).toEqual(changedPaths);
});
