/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutDialog } from '@/components/accounts/account/sign-out-dialog';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';

const outbox = { refreshWaiting: jest.fn(async (): Promise<void> => undefined) };
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/lib/browser/vault/vault', () => ({ fetchVault: async () => null }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const onLeave = jest.fn(async () => undefined);
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  act(() => showWaiting(nothingWaits));
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  localStorage.setItem('waiting-ana', 'true');
});

const renderDialog = (locale: 'en' | 'es' = 'en') =>
  renderInLanguage(<SignOutDialog onLeave={onLeave} onClose={onClose} />, locale);

test.each([
  ['en', 'Some unsent changes are locked', 'Stay signed in', 'Sign out and lose it'],
  ['es', 'Hay algo por enviar que no se puede leer', 'No cerrar sesión', 'Cerrar sesión y perderlo'],
] as const)('R12.4 asks before deleting unreadable waiting writes, in %s', async (locale, title, stay, lose) => {
  renderDialog(locale);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: stay }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: lose }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('R12.4 counts readable waiting writes', async () => {
  outbox.refreshWaiting.mockImplementationOnce(async () => showWaiting({ entries: [aWaiting()] }));
  renderDialog();
  expect(await screen.findByRole('dialog', { name: '1 change hasn’t been sent yet' })).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
});

test('R12.4 signs out without asking once everything is sent', async () => {
  outbox.refreshWaiting.mockImplementationOnce(async () => showWaiting({ entries: [] }));
  renderDialog();
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
