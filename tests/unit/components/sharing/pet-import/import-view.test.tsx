import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportView } from '@/components/sharing/pet-import/import-view';
import { NotImported } from '@/components/sharing/pet-import/not-imported';
import { ApiError } from '@/lib/browser/api/api-client';
import type { ArchivedPets, FilesOutcome } from '@/lib/sharing/pet-import/client';
import type { ArchivedPet } from '@/lib/sharing/pet-import/file-plan';
import type { FileKind, ImportFile } from '@/lib/sharing/pet-import/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';

const [sendImport, sendFiles] = [jest.fn(), jest.fn()];
jest.mock('@/lib/sharing/pet-import/client', () => ({
  sendImport: (...sentValues: unknown[]) => sendImport(...sentValues),
  sendFiles: (...sentValues: unknown[]) => sendFiles(...sentValues),
}));

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const undoImport = jest.fn();
jest.mock('@/lib/sharing/imports/client', () => ({
  ...jest.requireActual('@/lib/sharing/imports/client'),
  undoImport: (id: string) => undoImport(id),
}));

const earlier = { id: 'i1', entriesAdded: 0, filesAdded: 0 };

type StoreRequest = { importId: string; files: number };

const luna: ArchivedPet = {
  id: 'a',
  name: 'Luna',
  state: 'new',
  entries: { weights: 2, doses: 0, 'vet-records': 1 },
  unreadable: 3,
  deleted: 1,
  portrait: null,
  files: [],
  missing: 0,
};
const milo: ArchivedPet = { ...luna, id: 'b', name: '', state: 'unreadable' };

const file = (kind: FileKind, id: string): ImportFile => ({ kind, id, name: `${kind}/${id}`, bytes: 10, fields: {} });
const files = [file('photos', 'c'), file('photos', 'd'), file('documents', 'e')];

const archivedPets = (pets: ArchivedPet[], room = { bytes: 100, files: 9 }): ArchivedPets => ({
  pets,
  room,
  files: new Map(),
});

const chooseArchive = () =>
  userEvent.upload(screen.getByLabelText('Export from Pawfolio (ZIP)'), new File(['x'], 'a.zip'));

async function importIdOf(fileName: string): Promise<string> {
  await userEvent.upload(screen.getByLabelText('Export from Pawfolio (ZIP)'), new File(['x'], fileName));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 pet' }));
  return (sendImport.mock.lastCall as [File, StoreRequest])[1].importId;
}

test('R7.22 shows what a file holds before one button imports it', async () => {
  sendImport.mockResolvedValueOnce(archivedPets([luna, milo]));
  renderInLanguage(<ImportView earlierImport={null} />, 'en');

  await chooseArchive();

  expect(await screen.findByText('2 pets in this file')).toBeVisible();
  expect(screen.getByText('2 weights and 1 vet visit')).toBeVisible();
  expect(screen.getByText('3 entries aren’t valid and are left out.')).toBeVisible();
  expect(screen.getByText('Not imported: 1 deleted entry')).toBeVisible();
  expect(screen.getByText('Pet without a readable name')).toBeVisible();
  expect(sendImport.mock.lastCall).toEqual([expect.any(File), null]);

  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, state: 'imported' }, milo]));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 pet' }));

  expect(await screen.findByText('1 pet imported')).toBeVisible();
  expect(sendImport.mock.lastCall).toEqual([expect.any(File), { importId: expect.any(String), files: 0 }]);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('R7.22 says why a file cannot be imported', async () => {
  renderInLanguage(<ImportView earlierImport={null} />, 'en');
  for (const [status, text] of [
    [400, /isn’t a ZIP file downloaded from Pawfolio/],
    [413, /at most 16 MB, not counting photos and documents/],
    [429, /wait a while/],
    [500, /added twice/],
    [0, /can’t reach the server/],
  ] as const) {
    sendImport.mockRejectedValueOnce(new ApiError(status, '', ''));
    await chooseArchive();
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('R7.22 names what an import cannot restore', () => {
  renderInLanguage(<NotImported />, 'es');

  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('R7.24 shows photos and documents, and what the storage holds, before importing', async () => {
  const pet = { ...luna, files, portrait: 'photos/a.webp', missing: 2 };
  sendImport.mockResolvedValueOnce(archivedPets([pet], { bytes: 25, files: 9 }));
  renderInLanguage(<ImportView earlierImport={null} />, 'en');

  await chooseArchive();

  expect(await screen.findByText('2 weights, 1 vet visit, 2 photos, 1 document and its profile photo')).toBeVisible();
  expect(screen.getByText('2 photos and documents aren’t in the ZIP file.')).toBeVisible();
  expect(screen.getByText(/room for about 2 of 3 photos and documents/)).toBeVisible();
});

test('R7.24 sends the files after the pets and can continue', async () => {
  const importedPets = archivedPets([{ ...luna, state: 'imported', files }]);
  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, files }])).mockResolvedValueOnce(importedPets);
  sendFiles.mockResolvedValueOnce({ added: 1, refused: [], rest: 2, error: new ApiError(0, '', '') });
  renderInLanguage(<ImportView earlierImport={null} />, 'en');
  await chooseArchive();

  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 pet' }));
  expect(await screen.findByText('1 photo or document added')).toBeVisible();
  expect(screen.getByText(/^2 are still missing/)).toBeVisible();

  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, state: 'present', files: files.slice(1) }]));
  sendFiles.mockResolvedValueOnce({ added: 1, refused: ['documents/e'], rest: 0, error: null });
  await userEvent.click(screen.getByRole('button', { name: 'Add what’s missing' }));

  expect(await screen.findByText('documents/e')).toBeVisible();
  const [[, first], [, second]] = sendImport.mock.calls.slice(-2) as [[File, StoreRequest], [File, StoreRequest]];
  expect([first.files, second.importId]).toEqual([3, first.importId]);
  expect(screen.getByRole('button', { name: 'Add what’s missing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My Pets' })).toBeVisible();
});

test('R7.33 Stop asks, then removes pets, entries and files', async () => {
  const importedPets = archivedPets([{ ...luna, state: 'imported', files }]);
  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, files }])).mockResolvedValueOnce(importedPets);
  sendFiles.mockImplementationOnce(
    async (_archive, _files, requests, { signal, onProgress }): Promise<FilesOutcome> => {
      onProgress({ done: 1, isAdded: true });
      onProgress({ done: 2, isAdded: false });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { added: 1, refused: ['x'], rest: requests.length - 2, error: signal.reason };
    },
  );
  let endUndo = () => {};
  undoImport.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        endUndo = resolve;
      }),
  );
  renderInLanguage(<ImportView earlierImport={null} />, 'en');
  await chooseArchive();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 pet' }));
  expect(await screen.findByText('Adding photos and documents: 2 of 3')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  // Three entries and one file.
  expect(screen.getByText('Stop and remove what was added so far (4)?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and remove' }));
  expect(undoImport).toHaveBeenCalledWith((sendImport.mock.lastCall as [File, StoreRequest])[1].importId);
  expect(screen.getByLabelText('Export from Pawfolio (ZIP)')).toBeDisabled();

  await act(async () => endUndo());
  await waitFor(() => expect(screen.queryByText(/^Adding/)).toBeNull());
  expect(screen.queryByText('1 pet imported')).toBeNull();
  expect(screen.getByLabelText('Export from Pawfolio (ZIP)')).toBeEnabled();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('R7.33 Stop waits for the pets that are being saved, then removes them', async () => {
  undoImport.mockClear();
  sendFiles.mockClear();
  let endSaving = (_: ArchivedPets) => {};
  const saving = new Promise<ArchivedPets>((resolve) => {
    endSaving = resolve;
  });
  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, files }])).mockReturnValueOnce(saving);
  renderInLanguage(<ImportView earlierImport={null} />, 'en');
  await chooseArchive();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 pet' }));
  expect(screen.getByText('Saving pets and entries…')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stop the import?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and remove' }));
  expect(undoImport).not.toHaveBeenCalled();
  await act(async () => endSaving(archivedPets([{ ...luna, state: 'imported', files }])));

  await waitFor(() => expect(screen.queryByText('Saving pets and entries…')).toBeNull());
  expect(undoImport).toHaveBeenCalledTimes(1);
  expect(sendFiles).not.toHaveBeenCalled();
  expect(screen.queryByText('1 pet imported')).toBeNull();
  expect(screen.getByLabelText('Export from Pawfolio (ZIP)')).toBeEnabled();
});

test('R7.29 a continued import keeps its id and names its file', async () => {
  sendImport.mockResolvedValue(archivedPets([luna]));
  renderInLanguage(<ImportView earlierImport={{ ...earlier, fileName: 'luna.zip' }} />, 'en');
  expect(screen.getByText('Choose “luna.zip” again to add what’s missing.')).toBeVisible();
  const ids = [await importIdOf('luna.zip'), await importIdOf('luna.zip')];
  expect(ids).toEqual(['i1', expect.not.stringMatching('i1')]);
});

test('R7.29 another file does not continue the earlier import', async () => {
  sendImport.mockResolvedValue(archivedPets([luna]));
  renderInLanguage(<ImportView earlierImport={{ ...earlier, fileName: 'luna.zip' }} />, 'en');
  expect(await importIdOf('milo.zip')).not.toBe('i1');
});

test('R7.28 after an undo, the next try starts a new import', async () => {
  sendImport.mockResolvedValueOnce(archivedPets([luna])).mockRejectedValueOnce(new ApiError(404, '', ''));
  renderInLanguage(<ImportView earlierImport={{ ...earlier, fileName: 'a.zip' }} />, 'en');
  expect(await importIdOf('a.zip')).toBe('i1');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();

  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, state: 'imported' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 pet' }));
  expect((sendImport.mock.lastCall as [File, StoreRequest])[1].importId).not.toBe('i1');
});

test('R7.24 offers the missing files of a pet that is already here', async () => {
  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, state: 'present', files }]));
  sendImport.mockResolvedValueOnce(archivedPets([{ ...luna, state: 'present', files }]));
  const full = new ApiError(409, '{"error":"","code":"limit_reached","limit":"bytes"}', '');
  sendFiles.mockResolvedValueOnce({ added: 0, refused: [], rest: 3, error: full });
  renderInLanguage(<ImportView earlierImport={null} />, 'es');
  await userEvent.upload(screen.getByLabelText(/^Exportación/), new File(['x'], 'a.zip'));

  expect(await screen.findByText('Falta por añadir: 2 fotos y 1 documento')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir lo que falta' }));

  expect(await screen.findByText(/Tu espacio está lleno/)).toBeVisible();
  expect(screen.queryByText(/^Falta por añadir/)).toBeNull();
});
