import { act, fireEvent, screen } from '@testing-library/react';
import { SignIn } from '@/components/accounts/sign-in/sign-in';
import { renderInLanguage } from '../../../../support/render-in-language';

const replaceRoute = jest.fn();
const mockRouter = { replace: replaceRoute };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/auth/login' }));

const realFetch = global.fetch;
const email = 'ana@example.com';
let answers: { status: number; body: object; retryAfter?: string }[];
let requestBodies: unknown[];
let user: object | null;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  answers = [];
  requestBodies = [];
  user = null;
  replaceRoute.mockClear();
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  global.fetch = (async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/csrf-token') return queueAnswer(200, { token: 't' });
    if (path === '/api/auth/session') return queueAnswer(200, { authenticated: user !== null, user });
    requestBodies.push(JSON.parse(String(body)));
    const { status, body: sent, retryAfter } = answers.shift() ?? { status: 500, body: {} };
    return queueAnswer(status, sent, retryAfter);
  }) as unknown as typeof fetch;
});

afterEach(() => {
  jest.useRealTimers();
  global.fetch = realFetch;
});

function queueAnswer(status: number, body: object, retryAfter?: string) {
  const headers = new Headers(retryAfter ? { 'Retry-After': retryAfter } : {});
  const text = JSON.stringify(body);
  return { ok: status < 400, status, statusText: '', headers, json: async () => body, text: async () => text };
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pressButton = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime(50);
};
const linkSent = { status: 200, body: { success: true, sent: true, waitSeconds: 60 } };

async function askForLink() {
  const renderedPage = renderInLanguage(<SignIn otherWays={null} next="/home" development={false} />);
  fireEvent.change(screen.getByLabelText('Email', { exact: false }), { target: { value: email } });
  await pressButton('Send me a login link');
  return renderedPage;
}

test('R6.1 another link can be requested after a countdown', async () => {
  answers = [linkSent, linkSent];
  await askForLink();
  expect(screen.getByRole('button', { name: 'Send again in 60 seconds' })).toBeDisabled();

  await advanceTime(59_000);
  expect(screen.getByRole('button', { name: 'Send again in 1 second' })).toBeDisabled();
  await advanceTime(1_000);
  await pressButton('Send again');
  expect(requestBodies).toEqual(Array(2).fill({ email, rememberMe: true }));
  expect(screen.getByRole('button', { name: 'Send again in 60 seconds' })).toBeDisabled();
});

test('R6.1 too many requests show that no mail was sent', async () => {
  answers = [linkSent, { status: 200, body: { success: true, sent: false, waitSeconds: 2400 } }];
  await askForLink();
  expect(screen.queryByText(/we didn’t send another/)).not.toBeInTheDocument();

  await advanceTime(61_000);
  await pressButton('Send again');
  expect(screen.getByText(/we didn’t send another/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again in 40 minutes' })).toBeDisabled();
});

test('R6.2 a reload keeps the code entry while the code is valid', async () => {
  answers = [linkSent];
  const { unmount } = await askForLink();
  unmount();
  await advanceTime(14 * 60_000);
  const again = renderInLanguage(<SignIn otherWays={null} next="/home" development={false} />);

  expect(screen.getByLabelText('Verification code', { exact: false })).toBeVisible();
  expect(screen.getByText(new RegExp(email))).toBeVisible();
  again.unmount();
  await advanceTime(60_000);
  renderInLanguage(<SignIn otherWays={null} next="/home" development={false} />);
  expect(screen.getByRole('button', { name: 'Send me a login link' })).toBeVisible();
});

test('R6.1 choosing another address forgets the first one', async () => {
  answers = [linkSent];
  const { unmount } = await askForLink();
  await pressButton('Use a different email');
  expect(screen.getByLabelText('Email', { exact: false })).toHaveValue(email);

  unmount();
  renderInLanguage(<SignIn otherWays={null} next="/home" development={false} />);
  expect(screen.getByRole('button', { name: 'Send me a login link' })).toBeVisible();
});

const signedIn = (address: string) => ({
  id: 'u1',
  name: 'Ana',
  firstName: 'Ana',
  lastName: '',
  shortId: 'ABC',
  email: address,
});

describe('another tab signs in', () => {
  const changeVisibility = () => {
    localStorage.setItem('user', JSON.stringify(signedIn(email)));
    document.dispatchEvent(new Event('visibilitychange'));
    return advanceTime(50);
  };

  test('R6.1 the waiting tab continues when it becomes visible', async () => {
    answers = [linkSent];
    await askForLink();
    user = signedIn('Ana@Example.com');
    await changeVisibility();
    expect(replaceRoute).toHaveBeenCalledWith('/home');
    expect(sessionStorage.getItem('pawfolio-sent-link')).toBeNull();
  });

  test('R6.1 the waiting tab stays when a different account signs in', async () => {
    answers = [linkSent];
    await askForLink();
    user = signedIn('ben@example.com');
    await changeVisibility();
    expect(replaceRoute).not.toHaveBeenCalled();
  });

  test('R6.1 the waiting tab continues on a broadcast message', async () => {
    const listeners: (() => void)[] = [];
    class Channel {
      set onmessage(listener: () => void) {
        listeners.push(listener);
      }
      close() {}
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    answers = [linkSent];
    await askForLink();
    user = signedIn(email);
    for (const notifyListener of listeners) notifyListener();
    await advanceTime(50);
    expect(replaceRoute).toHaveBeenCalledWith('/home');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});
