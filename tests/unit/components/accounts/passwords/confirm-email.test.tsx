import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmEmail } from '@/components/accounts/passwords/confirm-email';
import type { OpenConfirmation } from '@/lib/accounts/passwords/queries';
import { renderInLanguage } from '@/tests/support/render-in-language';

const token = 'A'.repeat(43);
const open: OpenConfirmation = {
  own: false,
  device: 'Safari, macOS',
  askedAt: '2026-03-28T12:00:00.000Z',
};

function aServer(): object[] {
  const requests: object[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    const body = path === '/api/csrf-token' ? { token: 't' } : { success: true };
    if (path === '/api/auth/confirm-email') requests.push(JSON.parse(String(options.body)));
    return {
      ok: true,
      status: 200,
      headers: { get: () => null },
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
  return requests;
}

test('R7.10 another browser sends nothing until the reader answers', async () => {
  const requests = aServer();
  renderInLanguage(<ConfirmEmail token={token} open={open} />);
  expect(screen.getByText(/^Safari, macOS, .*28.* 2026/)).toBeVisible();
  expect(requests).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'No, keep things as they are' }));
  expect(await screen.findByRole('heading', { name: 'Nothing has changed' })).toBeVisible();
  expect(requests).toEqual([{ token, asked: false }]);
});

test('R7.10 confirming verifies the email address', async () => {
  const requests = aServer();
  renderInLanguage(<ConfirmEmail token={token} open={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, use this address' }));
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(requests).toEqual([{ token, asked: true }]);
});

test('R7.10 the requesting browser confirms automatically, once', async () => {
  const requests = aServer();
  renderInLanguage(<ConfirmEmail token={token} open={{ ...open, own: true }} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible());
  expect(requests).toHaveLength(1);
});
