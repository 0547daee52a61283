/** @jest-environment jsdom */

import { bindPushSubscription, unsubscribePush } from '@/lib/browser/api/own-subscription';
import { signOut } from '@/lib/browser/session/sign-out';

jest.mock('@/lib/browser/storage/saved-pages', () => ({ deleteSavedPages: async () => undefined }));

const subscription = { endpoint: 'https://fcm.googleapis.com/x', unsubscribe: jest.fn(async () => true) };
const notification = { close: jest.fn() };
let currentSubscription: typeof subscription | null;
let calls: { call: string; body: unknown }[];
let reachable: boolean;

beforeEach(() => {
  calls = [];
  currentSubscription = subscription;
  reachable = true;
  sessionStorage.clear();
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const registration = {
    getNotifications: async () => [notification],
    pushManager: { getSubscription: async () => currentSubscription },
  };
  Object.assign(window, { PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    if (method !== 'GET') calls.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't', success: true }) };
  }) as unknown as typeof fetch;
});

test.each([true, false])(
  'R6.4 signing out unsubscribes this browser from notifications, server reachable: %s',
  async (online) => {
    reachable = online;
    await signOut();
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(notification.close).toHaveBeenCalledTimes(1);
    expect(calls.map(({ call }) => call)).toEqual(online ? ['POST /api/auth/logout'] : []);
  },
);

test('R6.4 a browser that hangs or refuses to unsubscribe does not block', async () => {
  jest.useFakeTimers();
  subscription.unsubscribe.mockImplementationOnce(() => new Promise(() => undefined));
  const ending = unsubscribePush();

  await jest.advanceTimersByTimeAsync(1000);
  await expect(ending).resolves.toBeUndefined();
  jest.useRealTimers();
  subscription.unsubscribe.mockRejectedValueOnce(new Error('no network'));
  await expect(unsubscribePush()).resolves.toBeUndefined();

  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(unsubscribePush()).resolves.toBeUndefined();
});

test('R6.4 a subscribed browser reports its member once per tab', async () => {
  const claim = (user: string) => ({
    call: `PATCH /api/users/${user}/push-subscriptions`,
    body: { endpoint: subscription.endpoint },
  });

  await bindPushSubscription('ana');
  await bindPushSubscription('ana');
  expect(calls).toEqual([claim('ana')]);

  await bindPushSubscription('ben');
  expect(calls).toEqual([claim('ana'), claim('ben')]);
  currentSubscription = null;
  await bindPushSubscription('eva');
  reachable = false;
  currentSubscription = subscription;
  await expect(bindPushSubscription('leo')).resolves.toBeUndefined();
  expect(calls).toHaveLength(2);
});
