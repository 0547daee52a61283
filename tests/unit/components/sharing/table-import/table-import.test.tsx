import { TextEncoder } from 'node:util';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableImport } from '@/components/sharing/table-import/table-import';
import { renderInLanguage } from '@/tests/support/render-in-language';

Object.assign(globalThis, { TextEncoder });
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const pet = { id: 'p1', name: 'Luna', type: 'dog', dateOfBirth: null, deceasedOn: null };
// jsdom cannot read files.
jest.mock('@/lib/sharing/table-import/read-file', () => ({
  readFile: async () => ({
    events: [
      {
        ...{
          line: 1,
          uid: 'a',
          start: '2026-07-04T10:00:00.000Z',
          minutes: null,
          title: 'Check-up',
          place: '',
          note: '',
        },
        ...{ categories: ['vet'], isRepeated: false, isPast: false, problem: null },
      },
    ],
  }),
}));

function recordImportIds() {
  const ids: unknown[] = [];
  global.fetch = jest.fn(async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    const { rehearsal, importId } = JSON.parse(String(body));
    if (!rehearsal) ids.push(importId);
    const answer = { ids: rehearsal ? [] : ['a1'], added: [1], skipped: [], errors: [], unlikely: [] };
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer };
  }) as unknown as typeof fetch;
  return ids;
}

test.each([
  ['continues with the same file', 'vet.ics', 'earlier'],
  ['starts anew with another file', 'other.ics', expect.not.stringMatching('earlier')],
])('R7.29 an interrupted calendar %s', async (_, name, importId) => {
  const ids = recordImportIds();
  const earlierImport = { id: 'earlier', fileName: 'vet.ics', entriesAdded: 1, filesAdded: 0 };
  renderInLanguage(<TableImport pets={[pet]} petId="p1" kind="appointments" earlierImport={earlierImport} />, 'en');
  await userEvent.upload(screen.getByLabelText(/file/i, { selector: 'input' }), new File([''], name));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Check-up/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check events' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Import 1/ }));
  await waitFor(() => expect(ids).toEqual([importId]));
});
