/** @jest-environment jsdom */
import { checkSession } from '@/lib/browser/session/check-session';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { cancelSignOut, flagSignOut } from '@/lib/browser/storage/sign-out-flag';

const ana = { id: 'ana', firstName: 'Ana', lastName: '', name: 'Ana', shortId: 'A1', email: 'ana@example.com' };

let answerRequest: () => void;

beforeEach(() => {
  localStorage.clear();
  const body = { authenticated: true, user: ana };
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answerRequest = () => resolve({ ok: true, status: 200, headers: new Headers(), json: async () => body });
    })) as never;
});

test('R6.4 a confirmed user is remembered', async () => {
  const pendingCheck = checkSession();
  answerRequest();
  expect(await pendingCheck).toBe('ana');
  expect(rememberedUser()?.id).toBe('ana');
});

test('R4.3 a session answer from before a sign-out stores no user', async () => {
  const pendingCheck = checkSession();
  flagSignOut();
  cancelSignOut();
  answerRequest();
  expect(await pendingCheck).toBeNull();
  expect(rememberedUser()).toBeNull();
});
