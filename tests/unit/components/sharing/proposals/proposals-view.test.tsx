import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProposalsView } from '@/components/sharing/proposals/proposals-view';
import { currentToasts } from '@/lib/browser/page/toast';
import type { SentProposal } from '@/lib/sharing/proposals/proposal';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const marsh = { name: 'Dr. Marsh', clinic: 'Sunny Street Vets', licence: null, through: null };
const dose = { vaccine: 'dog.rabies', givenOn: '2025-12-07', batch: 'L88201', product: 'Rabisin' };

function aProposal(more: Partial<SentProposal> = {}): SentProposal {
  return {
    ...{ id: 'one', kind: 'confirm', collection: 'vaccinations', entryId: 'v1', entry: {}, opened: dose },
    ...{ by: marsh, sentAt: '2026-11-21T10:00:00.000Z', answerId: 'a1' },
    share: { id: 's1', label: 'Dr. Marsh', expiresAt: null },
    ...{ decision: null, decidedAt: null, word: null, resultId: null, fileUrl: null },
    ...more,
  };
}

const batch = aProposal({ id: 'two', kind: 'correct', entry: { batch: 'L88210' } });
const weight = aProposal({
  ...{ id: 'three', kind: 'correct', collection: 'weights', entryId: 'w1' },
  ...{ entry: { grams: 11_300 }, opened: { grams: 11_200, measuredAt: '2026-11-20T10:00:00.000Z' } },
});
const visit = aProposal({
  ...{ id: 'four', kind: 'add', collection: 'vet-records', entryId: null, opened: null },
  entry: { visitedOn: '2026-11-20', reason: 'Check-up', description: '<p>Heart clear.</p><p>Fit &amp; well.</p>' },
});

const report = aProposal({
  ...{ id: 'five', kind: 'add', collection: 'documents', entryId: null, opened: null },
  entry: { name: '<b>Blood count.pdf', contentType: 'application/pdf', bytes: 181_500 },
  fileUrl: '/api/pets/p1/proposals/five/file',
});

const pet = { id: 'p1', name: 'Luna' };
const renderProposals = (proposals: SentProposal[], locale: 'en' | 'es' = 'en') =>
  renderInLanguage(<ProposalsView pet={pet} proposals={proposals} />, locale);

const answerOf = (status: number, body: object) => ({
  ...{ ok: status < 400, status, statusText: '', headers: new Headers() },
  ...{ json: async () => body, text: async () => JSON.stringify(body) },
});

function serverAnswers(...statuses: { status: number; code?: string }[]) {
  const calls: { path: string; body: unknown }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return answerOf(200, { token: 't' });
    calls.push({ path, body: options.body ? JSON.parse(String(options.body)) : null });
    const { status, code } = statuses.shift() ?? { status: 200 };
    return answerOf(status, code ? { error: 'x', code } : {});
  }) as unknown as typeof fetch;
  return calls;
}

test.each([
  ['en', 'Your record: Batch', 'Dr. Marsh says', 'Name not verified.'],
  ['es', 'Tu ficha: Lote', 'Dr. Marsh dice', 'El nombre es el que se ha escrito; nadie ha comprobado quién es.'],
] as const)('R13.3 %s: the current value is shown beside the vet’s', (locale, now, says, identityText) => {
  renderProposals([batch], locale);
  expect(screen.getByText(now).nextSibling).toHaveTextContent('L88201');
  expect(screen.getByText(says).nextSibling).toHaveTextContent('L88210');
  expect(screen.getByText(says).nextSibling?.textContent).toBe('L88210');
  expect(screen.getByText(identityText)).toBeVisible();
});

test('R13.3 a reader verified by code is shown with the clinic’s address', () => {
  renderProposals([aProposal({ by: { ...marsh, through: 'info@vets.example' } })]);
  expect(screen.getByText(/Verified by email code/)).toHaveTextContent('info@vets.example');
});

test('R13.3 an entry added by a vet is shown in the vet’s words', () => {
  renderProposals([visit]);
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('heading')).toHaveTextContent('Check-up');
  expect(card.getByText(/Heart clear/)).toHaveTextContent('Heart clear. Fit & well.');
  expect(card.getAllByText(/Nov/)).toHaveLength(1);
});

test('R13.3 all but weights can be accepted together', async () => {
  const calls = serverAnswers();
  renderProposals([aProposal(), batch, weight, visit]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the other 3' }));
  expect(calls.map(({ path }) => path)).toEqual(
    ['one', 'two', 'four'].map((id) => `/api/pets/p1/proposals/${id}/accept`),
  );
  expect(router.refresh).toHaveBeenCalled();
});

test('R13.3 undecided proposals can all be accepted together', () => {
  renderProposals([aProposal(), batch]);
  expect(screen.getByRole('button', { name: 'Accept all 2' })).toBeEnabled();
});

test('R13.3 keyboard shortcuts move between cards, accept and decline', async () => {
  const calls = serverAnswers();
  renderProposals([aProposal(), batch]);
  const [first, second] = screen.getAllByRole('listitem');
  await userEvent.keyboard('a');
  expect(calls).toEqual([]);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Control>}a{/Control}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('A');
  expect(calls.map(({ path }) => path)).toEqual(['/api/pets/p1/proposals/one/accept']);
  expect(first).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}d');
  await userEvent.keyboard('a dog');
  expect(screen.getByRole('textbox')).toHaveValue('a dog');
  expect(calls).toHaveLength(1);
});

test('R13.3 an implausible weight asks for confirmation', async () => {
  const calls = serverAnswers({ status: 409, code: 'confirmation_required' }, { status: 200 });
  renderProposals([weight]);
  await userEvent.click(screen.getByRole('button', { name: /^Accept:/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('very different from the previous one');
  await userEvent.click(screen.getByRole('button', { name: /^Accept:/ }));
  expect(calls.map(({ body }) => body)).toEqual([{ confirmed: false }, { confirmed: true }]);
});

test('R13.3 declining can include a reason', async () => {
  const calls = serverAnswers();
  renderProposals([batch]);
  await userEvent.click(screen.getByRole('button', { name: /^Decline:/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Not ours');
  await userEvent.click(screen.getByRole('button', { name: /^Decline:/ }));
  expect(calls).toEqual([{ path: '/api/pets/p1/proposals/two/decline', body: { word: 'Not ours' } }]);
});

test('R13.3 accepting a proposal for an entry changed since then says so', async () => {
  serverAnswers({ status: 412, code: 'overtaken' });
  renderProposals([batch]);
  await userEvent.click(screen.getByRole('button', { name: /^Accept:/ }));
  expect(currentToasts().map(({ title }) => title)).toEqual([expect.stringContaining('changed after the answer')]);
});

test('R13.3 a decided proposal shrinks to one line and can be undone', async () => {
  const calls = serverAnswers();
  renderProposals([aProposal({ decision: 'declined', word: 'Not ours' })]);
  expect(screen.getByText('Declined')).toBeVisible();
  expect(screen.getByText('Not ours')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Undo:/ }));
  expect(calls[0]?.path).toBe('/api/pets/p1/proposals/one/undo');
});

test('R13.3 without answers the page says how to get one', () => {
  renderProposals([]);
  expect(screen.getByText(/No answers yet/)).toBeVisible();
});

test.each([
  ['en', 'Open the document: <b>Blood count.pdf'],
  ['es', 'Abrir el documento: <b>Blood count.pdf'],
] as const)('R13.3 %s: a document shows its name, type, size and file', (locale, link) => {
  renderProposals([report], locale);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('<b>Blood count.pdf');
  expect(screen.getByText(/PDF/, { selector: 'p' }).textContent).toMatch(/PDF.* · .*182 kB/);
  const file = screen.getByRole('link', { name: link });
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([report.fileUrl, '<b>Blood count.pdf']);
});

test('R13.3 full storage shows the owner why a document was not accepted', async () => {
  serverAnswers({ status: 409, code: 'limit_reached' });
  renderProposals([report]);
  await userEvent.click(screen.getByRole('button', { name: /^Accept:/ }));
  expect(currentToasts().map(({ title }) => title)).toEqual([expect.stringContaining('reached a limit')]);
});

test('R13.3 a declined document whose file is gone offers no undo', () => {
  renderProposals([{ ...report, decision: 'declined', fileUrl: null }]);
  expect(screen.getByText('Declined')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
