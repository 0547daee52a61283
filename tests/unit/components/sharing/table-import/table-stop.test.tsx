import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableMapping } from '@/components/sharing/table-import/table-mapping';
import { currentToasts } from '@/lib/browser/page/toast';
import { undoImport } from '@/lib/sharing/imports/client';
import { storeTable, testTable } from '@/lib/sharing/table-import/client';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { tableOf } from '@/tests/support/table';

const pushRoute = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: pushRoute, refresh: jest.fn() }) }));
jest.mock('@/lib/sharing/table-import/client');
jest.mock('@/lib/sharing/imports/client', () => ({
  ...jest.requireActual('@/lib/sharing/imports/client'),
  undoImport: jest.fn(async () => {}),
}));

const pet = { id: 'p1', name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };
const table = tableOf(['Date', 'Vaccine'], ['2026-03-02', 'Rabies'], ['2026-03-03', 'DHP']);

/** Imports until `end` is called. The first of two rows is stored. */
async function startImport() {
  let endRequest = () => {};
  jest.mocked(testTable).mockResolvedValue({ ids: [], added: [2, 3], skipped: [], errors: [], unlikely: [] });
  jest.mocked(storeTable).mockImplementation(async (_, __, { signal, onProgress }) => {
    onProgress(1);
    await new Promise<void>((resolve) => {
      endRequest = resolve;
    });
    return { ids: signal.aborted ? ['v1'] : ['v1', 'v2'] };
  });
  const earlierImport = { id: 'i1', fileName: 'a.csv', entriesAdded: 7, filesAdded: 0 };
  const props = { pet, fileName: 'a.csv', earlierImport, source: table };
  const { unmount } = renderInLanguage(<TableMapping {...props} kind="vaccinations" />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('Importing rows: 1 of 2');
  return { unmount, end: () => act(async () => endRequest()) };
}

beforeEach(() => {
  pushRoute.mockClear();
  jest.mocked(undoImport).mockClear();
});

test('R7.33 Stop asks, waits for the part in flight and undoes the import', async () => {
  const { end } = await startImport();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stop and remove what was added so far (8)?')).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Stop and remove' });
  await userEvent.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  expect(undoImport).not.toHaveBeenCalled();
  await end();
  await waitFor(() => expect(undoImport).toHaveBeenCalledTimes(1));
  expect(undoImport).toHaveBeenCalledWith('i1');
  expect(await screen.findByRole('button', { name: 'Check rows' })).toBeEnabled();
  expect(currentToasts().at(-1)?.title).toBe('Import stopped and undone');
  expect(pushRoute).not.toHaveBeenCalled();
});

test('R7.33 Keep importing continues the import', async () => {
  const { end } = await startImport();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep importing' }));
  await end();
  await waitFor(() => expect(pushRoute).toHaveBeenCalled());
  expect(undoImport).not.toHaveBeenCalled();
});

test('R7.33 a failed undo can be repeated from the notice', async () => {
  jest.mocked(undoImport).mockRejectedValueOnce(new Error('offline'));
  const { end } = await startImport();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop and remove' }));
  await end();
  await waitFor(() => expect(currentToasts().at(-1)?.title).toMatch(/couldn’t be undone completely/));
  await act(async () => currentToasts().at(-1)?.retry?.());
  expect(jest.mocked(undoImport).mock.calls).toEqual([['i1'], ['i1']]);
});

test('R7.33 a closed page ends the import between two parts', async () => {
  const { unmount, end } = await startImport();
  unmount();
  await end();
  expect(jest.mocked(storeTable).mock.calls.at(-1)?.[2].signal.aborted).toBe(true);
  expect([pushRoute.mock.calls, jest.mocked(undoImport).mock.calls]).toEqual([[], []]);
});
