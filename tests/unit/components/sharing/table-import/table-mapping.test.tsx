import { TextEncoder } from 'node:util';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableMapping } from '@/components/sharing/table-import/table-mapping';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { tableOf } from '@/tests/support/table';

const pushRoute = jest.fn();
beforeEach(() => pushRoute.mockClear());
Object.assign(globalThis, { TextEncoder });
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: pushRoute, refresh: jest.fn() }) }));

const pet = { id: 'p1', name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };
const table = tableOf(['Date', 'Name', 'Colour'], ['02/03/2026', 'Rabies', 'red'], ['soon', 'DHP', '']);

const answer = { ids: [], added: [2], skipped: [], errors: [], unlikely: [] };

const limitReached = { code: 'limit_reached', message: 'full' };

function serverAnswers(...answers: unknown[]) {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push({ path, body: JSON.parse(String(options.body ?? '{}')) });
    if (answers[requests.length - 1] === limitReached)
      return { ok: false, status: 409, headers: new Headers(), text: async () => JSON.stringify(limitReached) };
    return { ok: true, status: 200, headers: new Headers(), json: async () => answers[requests.length - 1] };
  }) as unknown as typeof fetch;
  return requests;
}

const fromFile = { pet, fileName: 'shots.csv', earlierImport: null };
const earlierImport = { id: 'i1', fileName: 'shots.csv', entriesAdded: 7, filesAdded: 0 };
const storedBody = { confirmed: false, fileName: 'shots.csv', importId: expect.any(String), newRows: 1 };

test('R7.25 rows are stored once columns and date order are chosen', async () => {
  const requests = serverAnswers(answer, { ...answer, ids: ['v1'] });
  renderInLanguage(<TableMapping {...fromFile} kind="vaccinations" source={table} />, 'en');
  expect(screen.getByLabelText('Colour')).toHaveDisplayValue('Ignored');
  expect(screen.getByText('Choose the column with the vaccines.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();

  await userEvent.selectOptions(screen.getByLabelText('Name'), 'Vaccine');
  expect(screen.queryByText('Preview')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Dates such as 3/2/2026 are'), 'Day first: 3 February 2026');
  expect(screen.getByText('2 March 2026 · Rabies')).toBeVisible();
  expect(screen.getByText('We couldn’t read the date.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText('1 new row, none already saved, 1 not imported')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(pushRoute).toHaveBeenCalledWith('/pets/p1?tab=health&part=vaccinations'));
  const entries = [{ line: 2, entry: { givenOn: '2026-03-02', vaccine: 'Rabies' } }];
  expect(requests).toEqual([
    { path: '/api/pets/p1/table', body: { collection: 'vaccinations', entries, rehearsal: true, earlierRows: 0 } },
    { path: '/api/pets/p1/table', body: { collection: 'vaccinations', entries, ...storedBody } },
  ]);
});

test('R7.25 a change after the check needs another check', async () => {
  serverAnswers(answer);
  const clear = tableOf(['Date', 'Vaccine', 'Valid until'], ['2026-03-02', 'Rabies', '2029-03-01']);
  renderInLanguage(<TableMapping {...fromFile} kind="vaccinations" source={clear} />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
  expect(screen.getByText(/Valid until: 1 March 2029/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Vaccine'), 'Product');
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeEnabled();
});

test('R7.25 unlikely rows are imported only if confirmed', async () => {
  const unlikely = [{ line: 3, message: 'That’s 90% less than the previous weight. Is that right?' }];
  const requests = serverAnswers({ ...answer, unlikely }, { ...answer, ids: ['w1', 'w2'] });
  const weights = tableOf(['Date', 'kg'], ['2026-03-02', '12.4'], ['2026-03-03', '1.24']);
  renderInLanguage(<TableMapping {...fromFile} kind="weights" source={weights} />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await userEvent.click(await screen.findByLabelText('Import this row too'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  await waitFor(() => expect(requests[1]?.body).toMatchObject({ confirmed: true }));
});

test('R7.27 parts stored before a failure can be undone', async () => {
  const removalBody = { rest: 0, remaining: 0 };
  const requests = serverAnswers(
    answer,
    { ...answer, added: [3] },
    { ...answer, ids: ['v1'] },
    limitReached,
    removalBody,
  );
  const rows = Array.from({ length: 1001 }, (_, index) => ['2026-03-02', `Rabies ${index}`]);
  const long = tableOf(['Date', 'Vaccine'], ...rows);
  renderInLanguage(<TableMapping {...fromFile} kind="vaccinations" source={long} />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(pushRoute).not.toHaveBeenCalled();

  const toast = currentToasts().at(-1);
  expect(toast?.title).toBe('1 row imported');
  act(() => toast?.action?.onClick());
  expect(await screen.findByRole('button', { name: 'Check rows' })).toBeVisible();
  await waitFor(() => expect(requests.at(-1)?.path).toBe(`/api/imports/${requests.at(-2)?.body.importId}/undo`));
});

test('R7.27 rows added to an earlier import have no Undo in the notice', async () => {
  const requests = serverAnswers(answer, { ...answer, ids: ['v1'] });
  const clear = tableOf(['Date', 'Vaccine'], ['2026-03-02', 'Rabies']);
  renderInLanguage(<TableMapping {...fromFile} {...{ earlierImport }} kind="vaccinations" source={clear} />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(requests[1]?.body.importId).toBe('i1'));
  await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ title: '1 row imported' }));
  expect(currentToasts().at(-1)?.action).toBeUndefined();
});
