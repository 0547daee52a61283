import { findViewer, type Viewer } from '@/lib/access/viewer';
import { deleteAccount, endOtherSessions, endOwnSession } from '@/lib/accounts/account/mutations';
import { endSession, removeExpired } from '@/lib/accounts/sign-in/mutations';
import { replaceSession } from '@/lib/core/auth/replace-session';
import { db } from '@/lib/core/db/client';
import type { RouteContext } from '@/lib/core/http/route';
import { claimDevice, listDevices, listPushTargets, saveDevice } from '@/lib/core/push/subscriptions';
import { hashSecret } from '@/lib/core/security/secrets';
import { cronCall } from '@/lib/reminders/calls';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { withDatabase } from '../support/database';
import { after, aPetOf, noon, signIn } from '../support/members';
import { browserKeys } from '../support/push-service';
import { aDailyMedication, remindersOf } from '../support/reminders';

process.env.PUSH_HOSTS = '127.0.0.1';
withDatabase();

const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };
let phones = 0;

async function aDevice(options: { email?: string; remember?: boolean; at?: Date } = {}) {
  const { secret, user } = await signIn(options);
  const viewer = (await findViewer(secret, options.at ?? noon)) as Viewer;
  phones += 1;
  const endpoint = `http://127.0.0.1/phone/${phones}`;
  await saveDevice(viewer, { endpoint, keys: browserKeys() }, `Phone ${phones}`, noon);
  return { secret, viewer, endpoint, email: user.email };
}

const listNotified = async ({ userId }: { userId: string }, at = noon) =>
  (await listPushTargets(userId, at)).map(({ target }) => target.endpoint);

test('R6.4 signing out stops notifications on that device only', async () => {
  const [phone, tablet] = [await aDevice(), await aDevice({ email: 'ana@example.com', at: after(2, 'minute') })];
  const laptop = await aDevice({ email: 'ana@example.com', at: after(4, 'minute') });
  await endSession(tablet.secret);
  expect(await listNotified(tablet.viewer)).toEqual([laptop.endpoint]);
  expect(await listNotified(phone.viewer)).toEqual([phone.endpoint]);
  expect((await listDevices(laptop.viewer)).map(({ device }) => device)).toEqual([`Phone ${phones}`]);
});

test('R6.4 ending sessions remotely stops notifications on their devices', async () => {
  const [one, two] = [
    await aDevice({ email: 'eva@example.com' }),
    await aDevice({ email: 'eva@example.com', at: after(2, 'minute') }),
  ];
  const three = await aDevice({ email: 'eva@example.com', at: after(4, 'minute') });
  const cause = { origin, at: after(5, 'minute') };

  await endOwnSession(three.viewer, one.viewer.sessionId, cause);
  expect((await listNotified(three.viewer)).sort()).toEqual([two.endpoint, three.endpoint]);
  await endOtherSessions(three.viewer, cause);
  expect(await listNotified(three.viewer)).toEqual([three.endpoint]);

  await deleteAccount(three.viewer, cause);
  expect(await db().pushSubscription.count({ where: { userId: three.viewer.userId } })).toBe(0);
});

test('R6.8 notifications end with a short session or at sign-out', async () => {
  const [sitting, rememberedDevice] = [await aDevice(), await aDevice({ remember: true })];
  const later = after(31, 'day');
  expect(await listNotified(sitting.viewer, after(11, 'hour'))).toHaveLength(1);
  expect(await listNotified(sitting.viewer, after(12, 'hour'))).toEqual([]);

  await removeExpired(later);
  expect(await listDevices(sitting.viewer)).toEqual([]);
  expect(await listNotified(rememberedDevice.viewer, later)).toEqual([rememberedDevice.endpoint]);
  expect(await findViewer(rememberedDevice.secret, later)).toBeNull();

  await endSession(rememberedDevice.secret);
  expect(await listNotified(rememberedDevice.viewer, later)).toEqual([]);
});

test('R6.8 an expired session is deleted once no notification depends on it', async () => {
  const { viewer } = await aDevice({ remember: true });
  await db().pushSubscription.deleteMany({ where: { userId: viewer.userId } });
  await removeExpired(after(31, 'day'));
  expect(await db().session.count({ where: { userId: viewer.userId } })).toBe(0);
});

test('R7.10 no notification is planned for a device with an expired session', async () => {
  const { viewer } = await aDevice();
  await aDailyMedication(await aPetOf(viewer));
  await runTick(after(24.6, 'hour'));
  expect(await remindersOf(viewer)).toMatchObject([{ pushState: null, mailState: 'waiting' }]);
});

test('R6.4 signing in again resumes notifications; another member receives none', async () => {
  const before = await aDevice({ email: 'leo@example.com' });
  const anew = await signIn({ email: 'leo@example.com', at: after(2, 'minute') });
  await replaceSession(before.secret, anew.secret);
  expect(await findViewer(before.secret, after(3, 'minute'))).toBeNull();
  expect(await listNotified(before.viewer)).toEqual([before.endpoint]);

  const other = await signIn();
  await replaceSession(anew.secret, other.secret);
  expect(await listNotified(before.viewer)).toEqual([]);
  expect(await listNotified({ userId: other.user.id })).toEqual([]);
});

test('R6.4 signing in again on one device does not affect others', async () => {
  const phone = await aDevice({ email: 'nil@example.com' });
  const tablet = await aDevice({ email: 'nil@example.com', at: after(2, 'minute') });
  const others = await aDevice();
  const sessionOf = async ({ viewer, endpoint }: typeof phone) => {
    const where = { userId: viewer.userId, endpointHash: hashSecret(endpoint) };
    return (await db().pushSubscription.findFirst({ where }))?.sessionId;
  };
  const anew = await signIn({ email: 'nil@example.com', at: after(4, 'minute') });

  await replaceSession(phone.secret, anew.secret);

  const { sessionId } = (await findViewer(anew.secret, after(5, 'minute'))) as Viewer;
  expect(await sessionOf(phone)).toBe(sessionId);
  expect([await sessionOf(tablet), await sessionOf(others)]).toEqual([
    tablet.viewer.sessionId,
    others.viewer.sessionId,
  ]);
});

test('R6.4 a device belongs to the session that claimed it last', async () => {
  const before = await aDevice({ email: 'mar@example.com', remember: true });
  const anew = await signIn({ email: 'mar@example.com', at: after(31, 'day') });
  const viewer = (await findViewer(anew.secret, after(31, 'day'))) as Viewer;

  await claimDevice(viewer, before.endpoint);
  await endSession(before.secret);
  expect(await listNotified(viewer, after(31, 'day'))).toEqual([before.endpoint]);

  const eve = (await findViewer((await signIn()).secret, noon)) as Viewer;
  await claimDevice(eve, 'http://127.0.0.1/unknown');
  expect(await listNotified(viewer, after(31, 'day'))).toHaveLength(1);

  await claimDevice(eve, before.endpoint);
  expect([await listNotified(viewer, after(31, 'day')), await listNotified(eve)]).toEqual([[], []]);
});

test('R7.10 without a cron secret the endpoint does not exist', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
    const request = new Request('http://localhost/api/cron/reminders', { headers: { authorization } });
    await expect(cronCall({ request, at: noon } as RouteContext)).rejects.toMatchObject({ code: 'not_found' });
  }
});
