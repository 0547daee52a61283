import { act, screen, within } from '@testing-library/react';
import type { AddressedPerson } from '@/lib/access/people';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { forgetSavedAt } from '@/lib/browser/page/saved-at';
import { householdOf } from '@/lib/overviews/agenda/household';
import { aWaiting } from '@/tests/support/a-waiting';
import { breakfast, dose, renderAgenda, today } from './an-agenda';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const savedAt = Date.parse(`${today}T05:48:00Z`);
const aPerson = (id: string, firstName: string): AddressedPerson => ({
  ...{ id, userId: id, firstName, name: `${firstName} Marsh`, isActive: true, role: 'carer', colour: 'clay' },
});
const together = [{ id: 'p1', people: [aPerson('alex', 'Alex'), aPerson('ana', 'Ana')] }];
const household = householdOf(together, [breakfast, dose], 'alex');

function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const dateLine = () => screen.getByRole('heading', { level: 1 }).previousSibling;

beforeEach(() => jest.useFakeTimers({ now: savedAt }));
afterEach(() => {
  jest.useRealTimers();
  goOnline(true);
  act(() => {
    forgetSavedAt();
    showWaiting(nothingWaits);
  });
});

test.each([
  ['en', 'Wednesday 20 May · as of 07:48', 'Wednesday 20 May'],
  ['es', 'miércoles, 20 de mayo · de las 07:48', 'miércoles, 20 de mayo'],
] as const)('R12.5 a saved page shows when it was saved, in %s', (locale, savedText, fresh) => {
  document.documentElement.dataset.savedAt = String(savedAt);
  renderAgenda([breakfast], { locale });
  expect(dateLine()).toHaveTextContent(savedText);
  act(() => forgetSavedAt());
  expect(dateLine()).toHaveTextContent(fresh);
  expect(dateLine()).not.toHaveTextContent('·');
});

test('R12.5 a page that goes offline shows when the server rendered it', () => {
  renderAgenda([breakfast]);
  goOnline(false);
  expect(dateLine()).toHaveTextContent(/ · as of 07:40/);
});

test.each([
  ['en', /as of Wednesday, 07:48/, 'This is the plan for Wednesday 20 May.', /^Wednesday 20 May · /],
  ['es', / · del miércoles, 07:48/, 'Este es el plan del miércoles, 20 de mayo.', /^miércoles, 20 de mayo · /],
] as const)('R12.5 after midnight a saved plan is labeled as outdated, in %s', (locale, line, note, now) => {
  document.documentElement.dataset.savedAt = String(savedAt);
  jest.setSystemTime(savedAt + 17 * 3_600_000);
  renderAgenda([breakfast], { locale });
  expect(dateLine()).toHaveTextContent(line);
  expect(screen.getByText(note, { exact: false })).toBeVisible();
  expect(screen.getByRole('region', { name: now })).toBeVisible();
});

test.each([
  ['en', 'may already have been given'],
  ['es', 'puede que alguien ya se lo haya dado'],
] as const)('R12.3 offline, an open dose warns of doses by others, in %s', (locale, words) => {
  renderAgenda([breakfast, dose], { locale, household });
  expect(screen.queryByText(words, { exact: false })).not.toBeInTheDocument();
  goOnline(false);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});

test('R12.3 a waiting dose warns of doses by others, if there are any', () => {
  const shownDose = { status: 'given', scheduledFor: dose.scheduledFor };
  const givenWrite = { collection: 'doses', verb: 'create', petId: 'p1', parentId: 'm1', entryId: 'd1' } as const;
  act(() => showWaiting({ ...nothingWaits, entries: [aWaiting({ ...givenWrite, shown: shownDose })] }));
  const { unmount } = renderAgenda([breakfast, dose], { household });
  const slip = screen.getByText('not sent yet · may already have been given');
  expect(slip.closest('summary')).toHaveTextContent('You gave it to Luna, 08:31');
  unmount();
  goOnline(false);
  renderAgenda([breakfast, dose]);
  expect(screen.queryByText(/may already have been given/)).not.toBeInTheDocument();
});

test('R12.1 a completed task’s portrait shows its time and that it waits', () => {
  const tick = { collection: 'completions', verb: 'create', petId: 'p1', shown: { status: 'done' } } as const;
  const entryId = `${breakfast.id}/${breakfast.day}`;
  act(() => showWaiting({ ...nothingWaits, entries: [aWaiting({ ...tick, entryId, madeAt: savedAt })] }));
  renderAgenda([breakfast, { ...breakfast, key: 'x', petId: 'p2', petName: 'Milo' }]);
  const now = within(screen.getByRole('region', { name: /^Now/ }));
  expect(now.getByText(/^07:48 not sent yet$/)).toBeVisible();
});
