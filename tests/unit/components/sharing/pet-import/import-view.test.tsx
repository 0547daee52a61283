import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportView } from '@/components/sharing/pet-import/import-view';
import { NotImported } from '@/components/sharing/pet-import/not-imported';
import { ApiError } from '@/lib/browser/api/api-client';
import type { PetPreview } from '@/lib/sharing/pet-import/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';

const sendImport = jest.fn();
jest.mock('@/lib/sharing/pet-import/client', () => ({ sendImport: (...sent: unknown[]) => sendImport(...sent) }));

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const luna: PetPreview = {
  name: 'Luna',
  state: 'new',
  entries: { weights: 2, doses: 0, 'vet-records': 1 },
  unreadable: 3,
  excluded: { photos: 4, documents: 0, deleted: 1 },
};
const milo: PetPreview = { ...luna, name: '', state: 'unreadable' };

const choose = () => userEvent.upload(screen.getByLabelText('Export from Pawfolio (ZIP)'), new File(['x'], 'a.zip'));

test('R7.22 shows what a file holds before one button imports it', async () => {
  sendImport.mockResolvedValueOnce({ pets: [luna, milo] });
  renderInLanguage(<ImportView />, 'en');

  await choose();

  expect(await screen.findByText('2 pets in this file')).toBeVisible();
  expect(screen.getByText('2 weights and 1 vet visit')).toBeVisible();
  expect(screen.getByText('3 entries aren’t valid and are left out.')).toBeVisible();
  expect(screen.getByText('Not imported: 4 photos and 1 deleted entry')).toBeVisible();
  expect(screen.getByText('Pet without a readable name')).toBeVisible();
  expect(sendImport.mock.lastCall).toEqual([expect.any(File), true]);

  sendImport.mockResolvedValueOnce({ pets: [{ ...luna, state: 'imported' }, milo] });
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 pet' }));

  expect(await screen.findByText('1 pet imported')).toBeVisible();
  expect(sendImport.mock.lastCall).toEqual([expect.any(File), false]);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('R7.22 says why a file cannot be imported', async () => {
  renderInLanguage(<ImportView />, 'en');
  for (const [status, text] of [
    [400, /isn’t a ZIP file downloaded from Pawfolio/],
    [413, /at most 16 MB without photos/],
    [429, /wait an hour/],
    [500, /aren’t added twice/],
  ] as const) {
    sendImport.mockRejectedValueOnce(new ApiError(status, '', ''));
    await choose();
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('R7.22 names what an import cannot restore', () => {
  renderInLanguage(<NotImported />, 'es');

  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
