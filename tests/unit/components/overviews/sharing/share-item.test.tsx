import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareItem } from '@/components/overviews/sharing/share-item';
import type { Share } from '@/lib/overviews/sharing/share';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const pet = { id: 'p1', name: 'Luna' };
const share: Share = {
  id: 's1',
  label: 'Dr. Marsh',
  kind: 'vet',
  sections: ['identification'],
  state: 'active',
  url: 'https://example.org/shared/k',
  createdAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
  revokedAt: null,
  hasPin: false,
  openings: 0,
  lastOpenedAt: null,
};

test('R9.1 an active link can be copied, opened and revoked', async () => {
  renderInLanguage(<ShareItem pet={pet} share={share} />, 'en', { isTimeZoneKnown: false });
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText(/Works until 28 Nov 2026, 03:00 UTC/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', share.url);

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(share.url);
});

test('R9.1 revoking asks first, then ends the link', async () => {
  const calls: string[] = [];

  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    calls.push(`${options.method ?? 'GET'} ${path}`);
    return { ok: true, status: 200, json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
  renderInLanguage(<ShareItem pet={pet} share={share} />, 'en', { isTimeZoneKnown: false });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('dialog', { name: 'Revoke the link for Dr. Marsh?' })).toBeVisible();
  expect(calls).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(calls).toContain('DELETE /api/pets/p1/shares/s1');
});

test.each([
  ['expired', /Expired 28 Nov 2026, 04:00 · Not opened yet$/, ['Change the end']],
  ['revoked', /Revoked 22 Nov 2026, 04:00 · Not opened yet$/, []],
] as const)('R9.1 an %s link says when it ended and can’t be passed on', (state, words, buttons) => {
  renderInLanguage(
    <ShareItem pet={pet} share={{ ...share, state, url: null, revokedAt: '2026-11-22T03:00:00.000Z' }} />,
    'en',
    { timeZone: 'Europe/Madrid' },
  );

  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
