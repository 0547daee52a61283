import { verifyCode } from '@/lib/accounts/sign-in/calls';

const error = jest.fn();
const cookie = jest.fn();
const isBusy = () => Promise.reject(new TypeError('the database is busy'));
jest.mock('@/lib/core/runtime/logger', () => ({ logger: () => ({ error }) }));
jest.mock('@/lib/core/security/audit', () => ({ recordEvent: () => isBusy() }));
jest.mock('@/lib/core/auth/replace-session', () => ({ replaceSession: () => isBusy() }));
jest.mock('@/lib/core/security/rate-limit', () => ({ enforceLimits: async () => undefined }));
jest.mock('@/lib/core/auth/account-key', () => ({ accountKey: async () => 'key' }));
jest.mock('@/lib/core/auth/browser-cookie', () => ({ readBrowserSecret: async () => undefined }));
jest.mock('@/lib/core/auth/formats-cookie', () => ({ setFormatCookie: async () => undefined }));
jest.mock('@/lib/core/auth/sign-in-request', () => ({}));
jest.mock('@/lib/core/auth/next-auth', () => ({ issueSessionCookie: async (secret: string) => cookie(secret) }));
jest.mock('@/lib/core/http/mail-limits', () => ({ releaseMailSlot: async () => undefined }));
jest.mock('@/lib/core/http/misses', () => ({}));
jest.mock('@/lib/core/http/origin', () => ({ originOf: () => ({ network: 'n', device: 'd' }) }));
jest.mock('@/lib/core/http/request', () => ({ requestSessionSecret: async () => 'old', requestNetwork: () => 'n' }));
jest.mock('@/lib/core/http/requester', () => ({
  requesterOf: async () => ({ key: 'k', isKnown: true }),
  rememberRequester: async () => undefined,
}));
jest.mock('@/lib/accounts/sign-in/plain-form', () => ({}));
jest.mock('@/lib/accounts/sign-in/queries', () => ({}));
jest.mock('@/lib/accounts/sign-in/mutations', () => ({
  isSignInRefusal: () => false,
  signInWithCode: async () => ({ user: { id: 'ana' }, secret: 'new', remember: false, isFirst: false }),
}));

test('R6.2 signs in even if the event can’t be recorded', async () => {
  const body = { email: 'ana@example.com', code: '123456' };
  const context = { request: new Request('https://pawfolio.test/'), at: new Date(), body };

  const answer = await verifyCode(context as unknown as Parameters<typeof verifyCode>[0]);

  expect(answer).toMatchObject({ success: true, user: { id: 'ana' } });
  expect(cookie).toHaveBeenCalledWith('new');
  const loggedTexts = error.mock.calls.map(([, text]) => text);
  expect(loggedTexts).toEqual(['session not replaced', 'sign-in not recorded']);
});
