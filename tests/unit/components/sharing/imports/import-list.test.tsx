import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportList } from '@/components/sharing/imports/import-list';
import type { ImportSummary } from '@/lib/sharing/imports/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';

const undoImport = jest.fn();
jest.mock('@/lib/sharing/imports/client', () => ({ undoImport: (id: string) => undoImport(id) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const summary: ImportSummary = {
  ...{ id: 'i1', fileName: 'luna.zip', createdAt: '2026-03-28T12:00:00.000Z' },
  ...{ kind: 'pets', petId: 'p1', collection: 'pets' },
  ...{ entries: 1003, files: 40, entriesAdded: 412, filesAdded: 12, isUndone: false, rest: 424, remaining: 0 },
  fillsProfile: false,
};

const renderImport = (change: Partial<ImportSummary>) =>
  renderInLanguage(<ImportList imports={[{ ...summary, ...change }]} />, 'en');

test('R7.29 an interrupted import offers to continue or undo', async () => {
  renderImport({});
  expect(screen.getByText(/412 of 1,003 entries/)).toHaveTextContent('12 of 40 photos and documents');
  const link = screen.getByRole('link', { name: 'Continue: luna.zip' });
  expect(link).toHaveAttribute('href', '/pets/import?import=i1');

  await userEvent.click(screen.getByRole('button', { name: 'Undo the import of luna.zip' }));
  expect(undoImport).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undoImport).toHaveBeenCalledWith('i1'));
});

test('R7.29 an interrupted table continues with its pet and kind', () => {
  renderImport({ fileName: null, files: 0, filesAdded: 0, kind: 'table', collection: 'weights' });
  expect(screen.getByRole('heading', { name: 'Pasted rows' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Continue: Pasted rows' });
  expect(link).toHaveAttribute('href', '/pets/import/table?pet=p1&of=weights&import=i1');
});

test('R7.29 interrupted photos continue with their pet', () => {
  renderImport({ fileName: null, entries: 0, entriesAdded: 0, kind: 'photos', collection: 'photos' });
  expect(screen.getByText('12 of 40 photos imported')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Continue: Photos' });
  expect(link).toHaveAttribute('href', '/pets/import/photos?pet=p1&import=i1');
});

test('R16.13 a paper that only filled the profile says so', () => {
  renderImport({
    fileName: 'card.jpg',
    entries: 0,
    entriesAdded: 0,
    files: 0,
    filesAdded: 0,
    kind: 'papers',
    fillsProfile: true,
  });
  expect(screen.getByText('Chip or passport number added to the profile')).toBeVisible();
});

test('R7.28 a whole import offers Undo only', () => {
  renderImport({ entriesAdded: 1003, filesAdded: 40 });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo the import of luna.zip' })).toBeVisible();
});

test('R7.28 an interrupted undo can be continued', () => {
  renderImport({ isUndone: true, rest: 5 });
  expect(screen.getByText('The undo isn’t finished yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo the import of luna.zip' })).toBeVisible();
});

test('R7.28 an undone import says what stays', () => {
  renderImport({ isUndone: true, rest: 0, remaining: 2 });
  expect(screen.getByText(/^Undone. 2 pets, entries or files stay/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
