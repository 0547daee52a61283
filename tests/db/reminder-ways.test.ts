import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/core/config/env';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { saveDevice } from '@/lib/core/push/subscriptions';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { routines } from '@/lib/records/routines/collection';
import { send } from '@/lib/reminders/jobs';
import { acknowledge, runTick, sweepReminders } from '@/lib/reminders/mutations/delivery';
import { unsubscribe, updateSettings } from '@/lib/reminders/mutations/settings';
import { listWaiting } from '@/lib/reminders/queries';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aPushService } from '../support/push-service';
import { author, remindersOf } from '../support/reminders';

process.env.PUSH_HOSTS = '127.0.0.1';
withDatabase();

const settings = {
  'push only': { push: true, mail: false },
  'mail only': { push: false, mail: true },
  both: { push: true, mail: true },
  none: { push: false, mail: false },
};
type Settings = keyof typeof settings;
/** Response status of the push service. Null means no device, 0 no response. */
const devices = { works: 201, 'none there': null, gone: 410, hangs: 0, refuses: 503, 'in quiet hours': 201 };
type Device = keyof typeof devices;
const cases = (Object.keys(settings) as Settings[]).flatMap((chosenSetting) =>
  (Object.keys(devices) as Device[]).flatMap((device) =>
    (['works', 'fails'] as const).map((mail) => [chosenSetting, device, mail] as const),
  ),
);

/** Minutes after noon at which the queue retries: soon after the walk is due, later, and after quiet hours. */
const TRIES = [31, 34, 45, 115, 125, 200, 290];

async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  const outbox = join(env().DATA_DIR, 'outbox');
  const aside = `${outbox}-aside`;
  await rename(outbox, aside).catch(() => undefined);
  await writeFile(outbox, '');
  try {
    return await work();
  } finally {
    await rm(outbox);
    await rename(aside, outbox).catch(() => undefined);
  }
}

async function aWalker(ways: { push: boolean; mail: boolean }, device: Device) {
  const viewer = await aViewer({ remember: true });
  const access = await aPetOf(viewer);
  const quiet = device === 'in quiet hours' ? { from: '12:00', to: '14:00' } : null;
  await updateSettings(viewer, { kinds: { routine: ways }, quiet }, noon);
  const status = devices[device];
  const service = await aPushService(Array(100).fill(status));
  if (status !== null) await saveDevice(viewer, service.target(), 'Chrome, Android', noon);
  const walk = { kind: 'exercise', title: 'Walk', weekdays: [6], timeOfDay: '12:30', reminderMinutesBefore: 0 };
  await routines.create(access, routines.input(noon).parse({ ...walk, timeZone: 'UTC' }), author());
  return { viewer, access, service };
}

async function liveThrough() {
  for (const minutes of TRIES) {
    const at = after(minutes, 'minute');
    await runTick(at);
    for (const id of await listWaiting(at, 50)) await send(id, at).catch(() => undefined);
  }
  await sweepReminders(after(20, 'hour'));
}

function withoutPatience() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
}

afterEach(() => jest.restoreAllMocks());

test.each(cases)(
  'R7.10 %s, device %s, email %s: ends once without duplicates',
  async (chosenSetting, device, mail) => {
    if (device === 'hangs') withoutPatience();
    const ways = settings[chosenSetting];
    const { viewer, service } = await aWalker(ways, device);
    await (mail === 'works' ? liveThrough() : withoutMail(liveThrough));
    await service.close();
    const rows = await remindersOf(viewer);
    const mails = (await listOutbox(50, viewer.email)).filter(({ subject }) => subject === 'Reminder for Luna');
    const { undelivered } = await getAgenda(viewer, after(21, 'hour'));
    const pushed = rows.some(({ pushState }) => pushState === 'sent');

    expect(rows.flatMap(({ pushState, mailState }) => [pushState, mailState])).not.toContain('waiting');
    expect(rows).toHaveLength(chosenSetting === 'none' ? 0 : 1);
    const reachable = ways.push && devices[device] === 201;
    const mailed = mail === 'works' && chosenSetting !== 'none' && (ways.mail || !reachable);
    const mailGivenUp = mail === 'fails' && chosenSetting !== 'none' && (ways.mail || !reachable);
    expect({ pushed, mails: mails.length, notices: undelivered.length }).toEqual({
      pushed: reachable,
      mails: mailed ? 1 : 0,
      notices: mailGivenUp ? 1 : 0,
    });
    if (reachable) expect(service.received).toHaveLength(1);
  },
  60_000,
);

test('R7.10 a failed reminder stays on Today until it is dismissed', async () => {
  const { viewer, service } = await aWalker(settings['push only'], 'gone');
  await updateSettings(viewer, { mailIfUndelivered: false }, noon);
  await liveThrough();
  await service.close();

  const { undelivered } = await getAgenda(viewer, after(21, 'hour'));
  expect(undelivered).toMatchObject([
    { kind: 'routine', petName: 'Luna', subject: 'Walk', day: '2026-03-28', time: '12:30' },
  ]);

  await acknowledge(viewer, undelivered[0]?.id ?? '', after(21, 'hour'));
  expect((await getAgenda(viewer, after(21, 'hour'))).undelivered).toEqual([]);
});

test('R7.10 a failed email after an unseen notification appears on Today', async () => {
  const { viewer, service } = await aWalker(settings['push only'], 'works');
  await updateSettings(viewer, { escalateAfterMinutes: 15 }, noon);
  await withoutMail(liveThrough);
  await service.close();

  const [row] = await remindersOf(viewer);

  expect(row).toMatchObject({ pushState: 'sent', mailState: 'failed' });
  expect((await getAgenda(viewer, after(21, 'hour'))).undelivered).toHaveLength(1);
});

test('R7.10 a daily summary that could not be emailed appears on Today', async () => {
  const { viewer } = await aWalker(settings['mail only'], 'none there');
  await db().user.update({ where: { id: viewer.userId }, data: { summaryAt: '12:20', summaryNextAt: noon } });
  await withoutMail(liveThrough);

  const { undelivered } = await getAgenda(viewer, after(21, 'hour'));

  expect(undelivered.map(({ kind, petName }) => [kind, petName]).sort()).toEqual([
    ['routine', 'Luna'],
    ['summary', null],
  ]);
});

test('R7.10 an escalation email explains its reason and has its own unsubscribe link', async () => {
  const { viewer, service } = await aWalker(settings['push only'], 'none there');
  await liveThrough();
  await service.close();

  const [mail] = await listOutbox(1, viewer.email);
  expect(mail?.text).toContain('the notification couldn’t be shown on any device');
  await unsubscribe(viewer.userId, 'undelivered', noon);
  const { reminderRules } = await db().user.findUniqueOrThrow({ where: { id: viewer.userId } });
  expect(reminderRules).toMatchObject({ mailIfUndelivered: false, kinds: { routine: settings['push only'] } });
});
