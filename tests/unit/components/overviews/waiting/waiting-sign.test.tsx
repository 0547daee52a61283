/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { WaitingSign } from '@/components/overviews/waiting/waiting-sign';
import { nothingWaits, showWaiting, type WaitingState } from '@/lib/browser/outbox/waiting-list';
import { forgetSavedAt } from '@/lib/browser/page/saved-at';
import { aWaiting } from '../../../../support/a-waiting';
import { renderInLanguage } from '../../../../support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/home' }));
jest.mock('@/components/overviews/waiting/start-outbox', () => ({ startOutbox: () => () => undefined }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const [first, second] = [aWaiting(), aWaiting({ seq: 2 })];
const isSending = { entries: [second], sent: [first], sending: 2 };
const look = aWaiting({ seq: 3, trouble: { kind: 'gone' } });

const showState = (state: Partial<WaitingState>) => act(() => showWaiting({ ...nothingWaits, ...state }));

function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const readStatus = () => screen.getByRole('status').textContent?.replace(/\s+/g, ' ');

beforeEach(() => {
  showState({});
  goOnline(true);
  router.refresh.mockClear();
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  localStorage.setItem('forms-stored', 'ana ');
  Object.assign(navigator, { serviceWorker: { controller: {} } });
});

test.each([
  ['with nothing waiting', false, {}, 'Offline You can keep working'],
  ['with one waiting write', false, { entries: [first] }, 'Offline 1 change saved here, not sent yet'],
  ['while sending', true, { ...isSending, isAnswered: true }, 'Back online sending 2 of 2'],
  [
    'while sending although the browser is offline',
    false,
    { ...isSending, isAnswered: true },
    'Back online sending 2 of 2',
  ],
  ['while an attempt hangs', true, isSending, 'Can’t reach the server yet 1 change saved here, not sent yet'],
  ['while an attempt hangs offline', false, isSending, 'Offline 1 change saved here, not sent yet'],
  ['while an attempt hangs with its entry gone', true, { ...isSending, entries: [] }, ''],
  ['with a write that needs a decision', true, { entries: [look] }, '1 change needs your attention '],
  [
    'without a response',
    true,
    { entries: [first, second] },
    'Can’t reach the server yet 2 changes saved here, not sent yet',
  ],
  ['online with nothing waiting', true, {}, ''],
])('R12.4 the sign shows its status %s', (_, online, state, words) => {
  renderInLanguage(<WaitingSign />);
  goOnline(online);
  showState(state);
  expect(readStatus()).toBe(words);
});

test('R12.4 the sign says in Spanish that there is no answer yet', () => {
  renderInLanguage(<WaitingSign />, 'es');
  showState(isSending);
  expect(readStatus()).toBe('Aún sin respuesta 1 cambio por enviar, a salvo');
});

test.each(['', 'ben ', 'ana another-build'])(
  'R12.8 the sign promises no offline writing when forms are stored for %s',
  (forms) => {
    localStorage.setItem('forms-stored', forms);
    renderInLanguage(<WaitingSign />);
    goOnline(false);
    expect(readStatus()).toBe('Offline You can still read. Writing may need a connection.');
  },
);

test('R12.10 a saved page shows as offline even if the browser is online', () => {
  document.documentElement.dataset.savedAt = '1';
  renderInLanguage(<WaitingSign />);
  expect(readStatus()).toBe('Offline You can keep working');
  act(forgetSavedAt);
  expect(readStatus()).toBe('');
});

test('R12.4 the sign links to the list of waiting writes', () => {
  renderInLanguage(<WaitingSign />, 'es');
  goOnline(false);
  showState({ entries: [first, second] });
  expect(screen.getByRole('link', { name: /Sin conexión 2 cambios por enviar, a salvo/ })).toHaveAttribute(
    'href',
    '/waiting',
  );
});

test('R12.4 all sent is shown for two seconds, and the page refreshes once', () => {
  jest.useFakeTimers();
  renderInLanguage(<WaitingSign />);
  showState({ entries: [first] });
  showState({ entries: [], sent: [first] });

  expect(readStatus()).toBe('All sent ');
  expect(router.refresh).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(2000));
  expect(readStatus()).toBe('');
  jest.useRealTimers();
});
