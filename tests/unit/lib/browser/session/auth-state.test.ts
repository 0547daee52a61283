/** @jest-environment jsdom */
import { checkSession } from '@/lib/browser/session/check-session';
import { deleteAccount } from '@/lib/browser/session/delete-account';
import { rememberAdmin, rememberUser } from '@/lib/browser/session/remembered-user';
import { signOut } from '@/lib/browser/session/sign-out';
import { isAdminRemembered, rememberedUser } from '@/lib/browser/storage/remembered';

jest.mock('@/lib/browser/storage/saved-pages', () => ({
  deleteSavedPages: async () => undefined,
  renewSavedPages: async () => undefined,
}));

const ana = { id: 'u1', firstName: 'Ana', lastName: 'López', name: 'Ana López', shortId: 'ABC123' };
const readStorage = () => [localStorage.getItem('user'), localStorage.getItem('isAdmin')];
const keptAna = [JSON.stringify(ana), 'false'];
let calls: string[];

function serverSays(answers: Record<string, { status: number; body: object } | 'unreachable'> = {}) {
  calls = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    const answer = answers[path] ?? { status: 200, body: { token: 't', success: true } };
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status, body } = answer;
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  serverSays();
});

test('R6.4 a member’s sign-in stores a reduced profile and clears the admin', () => {
  rememberAdmin();
  const signedInUser = { ...ana, email: 'ana@example.com', firebaseId: 'standard-x', locale: 'en' };
  rememberUser(signedInUser);
  expect(readStorage()).toEqual(keptAna);
});

test('R6.4 an admin’s sign-in replaces the member', () => {
  rememberUser(ana);
  rememberAdmin();
  expect(readStorage()).toEqual([null, 'true']);
  expect([rememberedUser(), isAdminRemembered()]).toEqual([null, true]);
});

test('R6.4 storage is used at startup until the session check decides', async () => {
  localStorage.setItem('user', JSON.stringify({ ...ana, name: 'Somebody before' }));
  expect(rememberedUser()?.name).toBe('Somebody before');
  rememberAdmin();
  serverSays({ '/api/auth/session': { status: 200, body: { authenticated: true, user: ana } } });
  expect(await checkSession()).toBe('u1');
  expect(readStorage()).toEqual(keptAna);

  serverSays({ '/api/auth/session': { status: 200, body: { authenticated: false, user: null } } });
  expect(await checkSession()).toBeNull();
  expect(readStorage()).toEqual([null, null]);
});

test('R6.4 invalid storage content is ignored', () => {
  for (const brokenText of ['{', 'null', '7', '"ana"', '{"name":"Ana"}']) {
    localStorage.setItem('user', brokenText);
    expect(rememberedUser()).toBeNull();
  }
});

test.each([
  ['works', {}],
  ['is refused', { '/api/auth/logout': { status: 500, body: {} } }],
  ['gets no response', { '/api/csrf-token': 'unreachable', '/api/auth/logout': 'unreachable' }],
] as const)('R6.4 signing out clears member and admin when the call %s', async (_, answers) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serverSays(answers);
  rememberUser(ana);
  await signOut();
  expect(readStorage()).toEqual([null, null]);
});

test('R6.7 deletion calls the server, then clears storage despite a failed sign-out', async () => {
  rememberUser(ana);
  serverSays({ '/api/auth/logout': { status: 500, body: {} } });
  await deleteAccount();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['DELETE /api/users/u1', 'POST /api/auth/logout']);
  expect(readStorage()).toEqual([null, null]);
});

test('R6.7 deleting without a user is refused before any call', async () => {
  await expect(deleteAccount()).rejects.toThrow('No user logged in');
  expect(calls).toEqual([]);
});

test.each([
  ['the server’s text', { error: 'Not now', code: 'conflict' }, 'Not now'],
  ['the specified text', {}, 'Failed to delete account'],
])('R6.7 a failed deletion throws %s and keeps the user signed in', async (_, body, text) => {
  serverSays({ '/api/users/u1': { status: 409, body } });
  rememberUser(ana);
  await expect(deleteAccount()).rejects.toThrow(text);
  expect(readStorage()).toEqual(keptAna);
});
