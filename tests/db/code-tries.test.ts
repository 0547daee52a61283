import { verifyCode } from '@/lib/accounts/sign-in/calls';
import { CODE_TRIES } from '@/lib/accounts/sign-in/limits';
import { signInWithCode } from '@/lib/accounts/sign-in/mutations';
import { db } from '@/lib/core/db/client';
import { isUnavailable } from '@/lib/core/db/unavailable';
import type { RouteContext } from '@/lib/core/http/route';
import { withDatabase } from '../support/database';
import { failsWith } from '../support/failing-writes';
import { noon, requestLink } from '../support/members';

let browser: string | undefined;
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => browser && { value: browser } }) }));
jest.mock('@/lib/core/auth/next-auth', () => ({}));

withDatabase();
const owner = 'O'.repeat(43);
const busy = '55P03';

const callSignIn = (email: string, code: string) =>
  verifyCode({
    request: new Request('http://localhost/api/auth/verify-code', { method: 'POST' }),
    at: noon,
    body: { email, code },
  } as RouteContext & { body: { email: string; code: string } });

async function tryAll(email: string, code: string): Promise<boolean[]> {
  const failures: boolean[] = [];
  for (let count = 0; count <= CODE_TRIES; count += 1)
    failures.push(
      await callSignIn(email, code).then(
        () => false,
        (error) => isUnavailable(error),
      ),
    );
  return failures;
}

beforeEach(async () => void (await db().rateLimit.deleteMany()));

const everyTry = Array.from({ length: CODE_TRIES + 1 }, () => true);

describe.each([
  ['the browser that asked', owner],
  ['another browser', undefined],
])('R6.2 code attempts by %s', (_, secret) => {
  test.each([
    ['was never compared', 'UPDATE ON "SignInRequest"'],
    ['was right and could not be used', 'INSERT ON "Session"'],
  ] as const)('a code that %s does not count as an attempt', async (__, write) => {
    const { email, code } = await requestLink(undefined, { browser: owner });
    browser = secret;
    await failsWith(busy, write);

    const answers = await tryAll(email, code);
    await failsWith(null, write);

    expect(answers).toEqual(everyTry);
    const counters = await db().rateLimit.findMany({ where: { key: { startsWith: 'code-' }, points: { gt: 0 } } });
    expect(counters).toEqual([]);
    await expect(signInWithCode(email, code, 'Firefox', noon, secret)).resolves.toMatchObject({ user: { email } });
  });
});
