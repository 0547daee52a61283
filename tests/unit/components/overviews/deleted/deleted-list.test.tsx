import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeletedList } from '@/components/overviews/deleted/deleted-list';
import { currentToasts } from '@/lib/browser/page/toast';
import { type CollectionName, collectionNames } from '@/lib/collections/registry';
import type { DeletedEntry } from '@/lib/overviews/deleted/deleted-entry';
import { renderInLanguage } from '@/tests/support/render-in-language';

const entry = (kind: CollectionName, more: Partial<DeletedEntry> = {}): DeletedEntry => ({
  id: kind,
  kind,
  skillId: null,
  measureId: null,
  title: null,
  grams: null,
  at: null,
  day: '2026-03-07',
  deletedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
let postedPaths: string[];
let status: number;

beforeEach(() => {
  postedPaths = [];
  status = 200;
  global.fetch = jest.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') postedPaths.push(path);
    const body = { token: 't', error: 'no', code: 'invalid', fields: { grams: 'Too many' } };
    const ok = path.endsWith('csrf-token') || status === 200;
    const text = async () => JSON.stringify(body);
    return { ok, status: ok ? 200 : status, statusText: '', headers: new Headers(), json: async () => body, text };
  }) as unknown as typeof fetch;
});

function renderList(items: DeletedEntry[], locale: 'en' | 'es' = 'en') {
  const names = { 'dog.rabies': 'Rabies', temperature: 'Temperature' };
  const first = { items, nextCursor: null };
  renderInLanguage(<DeletedList petId="p1" first={first} names={names} />, locale);
}
const restoreEntry = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('an entry is named by its title, its code or its kind', () => {
  renderList([
    entry('weights', { grams: 4200 }),
    entry('vaccinations', { title: 'dog.rabies' }),
    entry('photos'),
    entry('allergies', { title: 'Chicken' }),
  ]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

  expect(rows[0]).toContain('4.20 kgWeight · 7 Mar 2026Deleted on 20 Nov 2026');
  expect(rows[1]).toContain('RabiesVaccination');
  expect(rows[2]).toContain('PhotoPhoto');
  expect(rows[3]).toContain('ChickenAllergy');
});

test('R7.26 a weight and a photo without a time show none', () => {
  const noon = { day: null, at: '2026-03-07T12:00:00.000Z' };
  renderList([entry('weights', { ...noon, grams: 4200 }), entry('photos', noon), entry('treatments', noon)]);
  const times = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('2026, 12:00'));
  expect(times).toEqual([false, false, true]);
});

const above: Partial<Record<string, string>> = { sessions: 'training/s1/', readings: 'measures/m1/' };

test('every kind has text in both languages and a restore route', async () => {
  renderList(
    collectionNames.map((kind) => entry(kind, { skillId: 's1', measureId: 'm1', title: `of ${kind}` })),
    'es',
  );
  for (const kind of collectionNames) await restoreEntry(new RegExp(`^Recuperar: of ${kind},`));

  expect(postedPaths).toEqual(
    collectionNames.map((kind) => {
      return `/api/pets/p1/${above[kind] ?? ''}${kind}/${kind}/restore`;
    }),
  );
});

test('restoring focuses the next row, or the previous one at the end', async () => {
  renderList([entry('weights'), entry('photos'), entry('routines')]);
  await restoreEntry(/Photo/);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('Routine', { selector: 'p.font-medium' }).closest('li')).toHaveFocus());
  await restoreEntry(/Routine/);
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
});

test('an entry that cannot be restored stays and says why', async () => {
  status = 400;
  renderList([entry('weights')]);
  await restoreEntry(/Weight/);
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ tone: 'danger', description: 'Too many' }));
  expect(screen.getByRole('listitem')).toBeVisible();
});
