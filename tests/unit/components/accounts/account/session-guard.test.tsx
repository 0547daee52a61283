/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionGuard } from '@/components/accounts/account/session-guard';
import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { checkSession } from '@/lib/browser/session/check-session';

jest.mock('next/navigation', () => ({ usePathname: () => '/profile' }));
jest.mock('@/lib/browser/storage/saved-pages', () => ({
  deleteSavedPages: async () => undefined,
  renewSavedPages: async () => undefined,
}));

const ana = { id: 'u1', firstName: 'Ana', lastName: '', name: 'Ana', shortId: 'ABC123' };
const texts = {
  ...{ title: 'Authentication required', text: 'Still here', otherUser: 'Somebody else has signed in' },
  ...{ signIn: 'Sign in', newTab: 'In a new tab' },
};
let user: typeof ana | null;
let reachable: boolean;
let sessionCalls: number;
let refusal: string;

beforeEach(() => {
  user = ana;
  reachable = true;
  sessionCalls = 0;
  refusal = '';
  localStorage.clear();
  // jsdom implements the element without its methods.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  global.fetch = jest.fn(async (path: string) => {
    const answer = { text: async () => refusal, statusText: 'Unauthorized', headers: new Headers() };
    if (path !== '/api/auth/session' && path !== '/api/users/current') return { ...answer, ok: false, status: 401 };
    if (!reachable) throw new TypeError('Failed to fetch');
    sessionCalls += 1;
    return { ...answer, ok: true, status: 200, json: async () => ({ authenticated: user !== null, user }) };
  }) as unknown as typeof fetch;
});

const renderGuard = () =>
  render(
    <SessionGuard texts={texts}>
      <input aria-label="Name" />
    </SessionGuard>,
  );
const panel = () => screen.queryByRole('dialog', { name: 'Authentication required' });
const anotherTab = (key: string) => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

describe('the session while the page is open', () => {
  test('R2.2 the session is checked once per page load and remembers the user', async () => {
    renderGuard().unmount();
    renderGuard();
    await waitFor(() => expect(localStorage.getItem('user')).toBe(JSON.stringify(ana)));
    expect(sessionCalls).toBe(1);
    expect(panel()).not.toBeInTheDocument();
  });

  test('R2.3 when the session ends, a panel appears and typed text stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderGuard();
    await userEvent.type(screen.getByLabelText('Name'), 'Luna');
    await act(async () => {
      await expect(apiSend('PATCH', '/api/pets/p1', {})).rejects.toThrow('401: Unauthorized');
    });

    expect(panel()).toHaveAccessibleDescription('Still here');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?next=%2F');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('R10.6 a write refused for another user shows why and forgets no user', async () => {
    refusal = JSON.stringify({ error: 'Somebody else has signed in', code: 'other_user' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('user', JSON.stringify(ana));
    renderGuard();
    await act(async () => {
      await expect(apiSend('PATCH', '/api/pets/p1', {})).rejects.toThrow('401');
    });
    expect(panel()).toHaveAccessibleDescription('Somebody else has signed in');
    expect(localStorage.getItem('user')).toBe(JSON.stringify(ana));
  });

  test('R2.3 R10.3 a request with null on 401 shows no panel', async () => {
    renderGuard();
    await act(async () => {
      expect(await apiGet('/api/pets', { on401: 'null' })).toBeNull();
    });
    expect(panel()).not.toBeInTheDocument();
  });

  test('R2.3 signing out in another tab blocks the page; signing in unblocks it', async () => {
    renderGuard();
    user = null;
    await anotherTab('user');
    expect(panel()).toBeInTheDocument();

    user = ana;
    await anotherTab('user');
    expect(panel()).not.toBeInTheDocument();

    await anotherTab('lng');
    expect(sessionCalls).toBe(2);
  });

  test('R2.14 a failed session check is only logged', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);

    renderGuard();
    reachable = false;
    await anotherTab('user');

    expect(await checkSession()).toBeUndefined();
    expect(log).toHaveBeenCalledWith('could not check the session', expect.any(TypeError));
    expect(panel()).not.toBeInTheDocument();
  });

  test('R4.3 a page revisited after minutes is rechecked and blocked without a session', async () => {
    const clock = jest.spyOn(Date, 'now');
    localStorage.setItem('user', JSON.stringify(ana));
    renderGuard();
    user = null;
    const changeVisibility = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

    await changeVisibility();
    expect(panel()).not.toBeInTheDocument();
    clock.mockReturnValue(Date.now() + 6 * 60_000);
    await changeVisibility();
    expect(panel()).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });
});
