import type { Admin } from '@/lib/access/admin';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer } from '@/lib/access/viewer';
import { endOtherSessions } from '@/lib/accounts/account/mutations';
import { endSessionsOf, setSuspended } from '@/lib/accounts/admin/mutations';
import { changePassword } from '@/lib/accounts/passwords/mutations';
import { signInWithCode } from '@/lib/accounts/sign-in/mutations';
import {
  findKnownDevice,
  forgetKnownDevices,
  KNOWN_DAYS,
  rememberDevice,
  sweepKnownDevices,
} from '@/lib/core/auth/known-device';
import type { StartedSession } from '@/lib/core/auth/start-session';
import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { after, noon, requestLink, signIn } from '../support/members';

withDatabase();

const device = 'Firefox, Android';

async function someone(before?: string) {
  const { user } = await signIn();
  return { id: user.id, email: user.email, secret: await rememberDevice(user.id, before, noon) };
}

test('R6.3 a browser is known only to the account that signed in there', async () => {
  const [ana, ben] = [await someone(), await someone()];
  expect(await findKnownDevice(ana.secret, ana.email, noon)).not.toBeNull();
  expect(await findKnownDevice(ana.secret, ben.email, noon)).toBeNull();
  expect(await findKnownDevice(newSecret(), ana.email, noon)).toBeNull();
  expect(await findKnownDevice(ana.secret, 'nobody@example.com', noon)).toBeNull();
});

test('R6.3 two people can share a browser, which voids its old secret', async () => {
  const ana = await someone();
  const ben = await someone(ana.secret);
  expect(await findKnownDevice(ben.secret, ana.email, noon)).not.toBeNull();
  expect(await findKnownDevice(ben.secret, ben.email, noon)).not.toBeNull();
  expect(await findKnownDevice(ana.secret, ana.email, noon)).toBeNull();
  expect(await findKnownDevice(ana.secret, ben.email, noon)).toBeNull();
});

test('R6.3 a browser keeps its id and failures when its secret changes', async () => {
  const ana = await someone();
  const before = await findKnownDevice(ana.secret, ana.email, noon);
  const secret = await rememberDevice(ana.id, ana.secret, after(1, 'minute'));
  expect(await findKnownDevice(secret, ana.email, noon)).toBe(before);
});

test('R6.3 a known browser is forgotten when trust ends or its time expires', async () => {
  const [ana, ben] = [await someone(), await someone()];
  await forgetKnownDevices(ana.id);
  expect(await findKnownDevice(ana.secret, ana.email, noon)).toBeNull();

  const late = after(KNOWN_DAYS, 'day');
  expect(await findKnownDevice(ben.secret, ben.email, late)).toBeNull();
  await sweepKnownDevices(late);
  expect(await db().knownDevice.count({ where: { userId: ben.id } })).toBe(0);
});

test('R6.3 a sign-in or a loss of trust changes no other browser', async () => {
  const [ana, ben] = [await someone(), await someone()];
  const knowsBen = () => findKnownDevice(ben.secret, ben.email, noon);
  const before = await knowsBen();

  await rememberDevice(ana.id, ana.secret, after(1, 'minute'));
  expect(await knowsBen()).toBe(before);
  await forgetKnownDevices(ana.id);

  expect(await knowsBen()).toBe(before);
});

test('R6.3 the oldest of twenty-one browsers is forgotten, for that account only', async () => {
  const [ana, ben] = [await someone(), await someone()];
  const secrets: string[] = [];
  for (let minute = 1; minute <= 20; minute += 1)
    secrets.push(await rememberDevice(ana.id, undefined, after(minute, 'minute')));

  expect(await findKnownDevice(ana.secret, ana.email, noon)).toBeNull();
  for (const secret of secrets) expect(await findKnownDevice(secret, ana.email, noon)).not.toBeNull();
  expect(await findKnownDevice(ben.secret, ben.email, noon)).not.toBeNull();
});

test('R6.3 the sweep keeps browsers that are still known', async () => {
  const ana = await someone();
  const later = after(1, 'day');
  const young = await rememberDevice(ana.id, undefined, later);

  await sweepKnownDevices(after(KNOWN_DAYS, 'day'));

  expect(await findKnownDevice(ana.secret, ana.email, noon)).toBeNull();
  expect(await findKnownDevice(young, ana.email, later)).not.toBeNull();
});

test('R6.2 others can’t use up the code attempts of the requesting browser', async () => {
  const browser = newSecret();
  const { email, code } = await requestLink(undefined, { browser });
  const wrong = code === '000000' ? '000001' : '000000';
  const strangers = Array.from({ length: 20 }, () => signInWithCode(email, wrong, device, noon, newSecret()));

  await Promise.allSettled(strangers);

  await expect(signInWithCode(email, code, device, noon)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(signInWithCode(email, code, device, noon, browser)).resolves.toMatchObject({ user: { email } });
});

test('R6.2 the requesting browser has five attempts, even in parallel', async () => {
  const browser = newSecret();
  const { email, code } = await requestLink(undefined, { browser });
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.allSettled(Array.from({ length: 20 }, () => signInWithCode(email, wrong, device, noon, browser)));
  await expect(signInWithCode(email, code, device, noon, browser)).rejects.toMatchObject({ code: 'unauthenticated' });
});

const anAdmin = { adminId: newId() } as Admin;
const cause = { origin: { network: '10.0.0.0/24', device }, at: noon };
const fresh = async (secret: string) => (await findViewer(secret, noon)) ?? failTest();
const proveAgain = async (secret: string) => reauthenticate(await fresh(secret), undefined, noon);

test.each<[string, (user: StartedSession) => Promise<unknown>]>([
  [
    'a change of password',
    async ({ secret }) => changePassword(await proveAgain(secret), { password: 'four brown horses' }, cause),
  ],
  ['the end of all sessions', async ({ secret }) => endOtherSessions(await fresh(secret), cause)],
  ['a suspension', async ({ user }) => setSuspended(anAdmin, user.id, true, cause)],
  ['the end of all sessions by an admin', async ({ user }) => endSessionsOf(anAdmin, user.id, cause)],
])('R6.3 no browser stays known after %s', async (_, begin) => {
  const startedSession = await signIn();
  const secret = await rememberDevice(startedSession.user.id, undefined, noon);
  await begin(startedSession);
  expect(await findKnownDevice(secret, startedSession.user.email, noon)).toBeNull();
});

function failTest(): never {
  throw new Error('expected a value');
}
