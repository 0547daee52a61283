/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { WaitingPage } from '@/components/overviews/waiting/waiting-page';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { fetchVault, type Vault } from '@/lib/browser/vault/vault';
import { aWaiting } from '../../../../support/a-waiting';
import { renderInLanguage } from '../../../../support/render-in-language';

const outbox = { refreshWaiting: jest.fn(async () => showWaiting({ entries: [aWaiting()] })) };
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/lib/browser/vault/vault', () => ({ fetchVault: jest.fn(async () => null) }));

const pets = [{ id: 'luna', name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null }] as const;

beforeEach(() => {
  act(() => showWaiting(nothingWaits));
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  localStorage.setItem('waiting-ana', 'true');
});

test.each([
  ['en', 'Loading unsent changes…', /There are unsent changes here/, 'Sign in'],
  ['es', 'Cargando lo que falta por enviar…', /Se podrá leer cuando vuelvas a iniciar sesión/, 'Iniciar sesión'],
] as const)('R12.4 without the key the list links to the sign-in page, in %s', async (locale, loading, words, link) => {
  renderInLanguage(<WaitingPage pets={pets} names={{}} />, locale);
  expect(screen.getByText(loading)).toBeVisible();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/auth/login?next=%2Fwaiting');
});

test('R12.4 the list can be read with the key from the server', async () => {
  jest.mocked(fetchVault).mockResolvedValueOnce({} as Vault);
  renderInLanguage(<WaitingPage pets={pets} names={{}} />);
  expect(await screen.findByText('11.2 kg')).toBeVisible();
});
