import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordSearch } from '@/components/records/vet-records/record-search';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PetDocument } from '@/lib/records/documents/document';
import type { VetRecordDraft } from '@/lib/records/vet-records/schema';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { checkUp } from './a-visit';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
// Browser tests cover the editor.
jest.mock('@/components/forms/rich-text-editor', () => ({
  RichTextEditor: ({
    html,
    onChange,
    attributes,
  }: {
    html: string;
    onChange: (html: string) => void;
    attributes: object;
  }) => <textarea {...attributes} value={html} onChange={(event) => onChange(event.target.value)} />,
}));

const days = { today: '2026-05-20', latest: '2026-05-21' };
let requests: { call: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  requests = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

function renderTimeline(items: VetRecordEntry[], draft: VetRecordDraft | null = null, locale: Locale = 'en') {
  return renderInLanguage(
    <RecordTimeline
      pet={{ id: 'p1', name: 'Luna' }}
      first={{ items, nextCursor: null }}
      otherDocuments={{ items: [], nextCursor: null }}
      q=""
      kind="all"
      draft={draft}
    />,
    locale,
    days,
  );
}

test.each([
  ['en', 'No vet visits recorded for Luna yet', 'Add a visit', /€48\.50/],
  ['es', 'Aún no hay visitas anotadas de Luna', 'Añadir una visita', /48,50\s€/],
] as const)('R7.5 empty and filled timelines render, in %s', (locale, empty, add, cost) => {
  const { unmount } = renderTimeline([], null, locale);
  expect(screen.getByText(empty)).toBeVisible();
  expect(screen.getByRole('button', { name: add })).toBeVisible();

  unmount();
  renderTimeline([checkUp], null, locale);
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
  expect(screen.getByText(cost)).toHaveTextContent('Dr. Paw, Sunny Street Vets, ');
  expect(screen.getByText('fine').tagName).toBe('STRONG');

  const link = screen.getByRole('link', { name: /clinic\.example · report\.pdf/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('R7.5 a visit with an appointment is prefilled from it', async () => {
  const appointment = '019de0c8-7000-7000-8000-000000000001';
  renderTimeline([], { new: '1', appointment, visitedOn: '2026-05-19', reason: 'Limp', clinic: 'Vets' });
  const dialog = await screen.findByRole('dialog', { name: 'New visit' });
  const day = { name: 'Date of visit: 19 May 2026. Change' };
  await userEvent.click(await within(dialog).findByRole('button', day));
  expect(within(dialog).getByLabelText('Date of visit')).toHaveValue('2026-05-19');
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Limp');

  const save = within(dialog).getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(await within(dialog).findByText('Please fill this in.')).toBeVisible();

  await userEvent.type(await within(dialog).findByLabelText('What happened'), 'Rest for a week');
  await userEvent.type(within(dialog).getByLabelText('Cost'), '12,5');
  await userEvent.selectOptions(within(dialog).getByLabelText('Currency'), 'EUR');
  await userEvent.type(within(dialog).getByLabelText('Links to documents'), 'https://a.example/1');
  await userEvent.click(save);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    call: 'POST /api/pets/p1/vet-records',
    body: {
      visitedOn: '2026-05-19',
      reason: 'Limp',
      clinic: 'Vets',
      description: 'Rest for a week',
      costCents: 1250,
      currency: 'EUR',
      documentLinks: ['https://a.example/1'],
      followUpOn: null,
      appointmentId: appointment,
    },
  });
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Records updated successfully'));
});

test.each([
  ['en', 'Follow-up done: Check-up, 1 May 2026', /Follow-up was due on/],
  ['es', 'Revisión hecha: Check-up, 1 may 2026', /Revisión pendiente desde/],
] as const)('R7.5 a due follow-up can be marked as done and undone, in %s', async (locale, doneText, due) => {
  renderTimeline([checkUp], null, locale);
  expect(screen.getByText(due)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: doneText }));
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ followedUp: true }));
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ followedUp: false }));
});

test('R7.5 changing the follow-up date reopens it', async () => {
  renderTimeline([{ ...checkUp, followedUpAt: '2026-05-19T10:00:00.000Z' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Check-up, 1 May 2026' }));
  const day = await screen.findByLabelText('Follow-up on');

  await userEvent.clear(day);
  await userEvent.type(day, '2026-06-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toEqual({ followUpOn: '2026-06-01', followedUp: false });
});

test.each([
  ['en', 'Search visits, documents and photos', 'Clear search', 'Nothing matches “limp”.'],
  ['es', 'Buscar en visitas, documentos y fotos', 'Borrar la búsqueda', 'No hay resultados para «limp».'],
] as const)('R7.5 a search sets the URL and reports no matches, in %s', (locale, label, clear, none) => {
  renderInLanguage(
    <>
      <RecordSearch petId="p1" q="limp" kind="all" />
      <RecordTimeline
        pet={{ id: 'p1', name: 'Luna' }}
        first={{ items: [], nextCursor: null }}
        otherDocuments={{ items: [], nextCursor: null }}
        q="limp"
        kind="all"
        draft={null}
      />
    </>,
    locale,
    days,
  );
  const field = screen.getByRole('searchbox', { name: label });

  expect(field).toHaveValue('limp');
  expect(field.closest('form')).toHaveAttribute('action', '/pets/p1/vet-records');
  expect(screen.getByRole('link', { name: clear })).toHaveAttribute('href', '/pets/p1/vet-records');
  expect(screen.getByText(none)).toBeVisible();
});

test('R7.5 a button loads older documents without a visit', async () => {
  const scanOf = (id: string, day: string) => ({
    ...{ id, day, of: 'pet' as const, title: id, clinic: null },
    documents: [{ id, name: id, contentType: 'application/pdf' } as PetDocument],
  });
  const older = { items: [scanOf('older', '2019-01-01')], nextCursor: null };
  global.fetch = jest.fn(async () => {
    return { ok: true, status: 200, headers: new Headers(), json: async () => older };
  }) as unknown as typeof fetch;

  const documents = { items: [scanOf('newer', '2020-01-01')], nextCursor: 'c1' };
  const props = { pet: { id: 'p1', name: 'Luna' }, q: 'scan', kind: 'papers' as const, draft: null };
  renderInLanguage(
    <RecordTimeline first={{ items: [], nextCursor: null }} otherDocuments={documents} {...props} />,
    'en',
    days,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(document.body).toHaveTextContent(/newer.*older/));
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(
    '/api/pets/p1/vet-records/documents?limit=100&cursor=c1&show=papers&q=scan',
  );
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});
