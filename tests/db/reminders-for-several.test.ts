import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { routines } from '@/lib/records/routines/collection';
import { setCompletion } from '@/lib/records/routines/mutations';
import { send } from '@/lib/reminders/jobs';
import { acknowledge, runTick } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { getSettings, listForSummary, listWaiting } from '@/lib/reminders/queries';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, causedBy, joins } from '../support/household';
import { after, aViewer, noon } from '../support/members';
import { author, remindersOf } from '../support/reminders';

withDatabase();

type Name = 'owner' | 'carer' | 'second' | 'reader';
const names: Name[] = ['owner', 'carer', 'second', 'reader'];

/** March 28, 2026 is a Saturday. */
const SATURDAY = 5;
const onSaturday = (member: string, other: string | null = null) =>
  Array.from({ length: 7 }, (_, index) => (index === SATURDAY ? member : other));

async function aWalk(escalateAfterMinutes: number | null = null) {
  const { owner, carer, access } = await aHousehold();
  const [second, reader] = [await aViewer(), await aViewer()];
  await joins(second, owner, [access.petId]);
  await joins(reader, owner, [access.petId], { role: 'viewer' });
  const people: Record<Name, Viewer> = { owner, carer, second, reader };
  const rows = await db().petMember.findMany({ where: { petId: access.petId } });
  const memberOf = (name: Name) => rows.find(({ userId }) => userId === people[name].userId)?.id ?? '';
  for (const name of names)
    await updateSettings(people[name], { kinds: { routine: { mail: true, push: false } } }, noon);
  await updateSettings(owner, { escalateAfterMinutes }, noon);
  const withAll = await accessOf(owner, access.petId, 'own');
  const plans = async (more: Record<string, unknown> = {}) => {
    const walk = { kind: 'exercise', title: 'Walk', weekdays: [6], timeOfDay: '12:30', reminderMinutesBefore: 0 };
    const input = routines.input(noon).parse({ ...walk, timeZone: 'UTC', ...more });
    return routines.create(withAll, input, author());
  };
  const listNotified = async () => {
    const foundNames: Name[] = [];
    for (const name of names) if ((await remindersOf(people[name])).length > 0) foundNames.push(name);
    return foundNames;
  };
  const mails = async (name: Name) =>
    (await listOutbox(50, people[name].email)).filter(({ subject }) => subject === 'Reminder for Luna').length;
  return { people, access, memberOf, plans, told: listNotified, mails };
}

async function sendAll(at: Date) {
  for (const id of await listWaiting(at, 50)) await send(id, at);
}

type Walk = Awaited<ReturnType<typeof aWalk>>;

const ways: [string, (walk: Walk) => (string | null)[], Name[]][] = [
  ['not set', () => [], ['owner', 'carer', 'second']],
  ['one person', ({ memberOf }) => [memberOf('carer')], ['carer']],
  ['the owner', ({ memberOf }) => [memberOf('owner')], ['owner']],
  ['one person on this weekday', ({ memberOf }) => onSaturday(memberOf('second'), memberOf('owner')), ['second']],
  [
    'anyone on this weekday',
    ({ memberOf }) => onSaturday(memberOf('second')).toReversed(),
    ['owner', 'carer', 'second'],
  ],
];

test.each(ways)('R11.5 reminds the right members when responsible is %s', async (_, responsible, expected) => {
  const walk = await aWalk();
  await walk.plans({ responsible: responsible(walk) });

  await runTick(after(31, 'minute'));

  expect(await walk.told()).toEqual(expected);
});

test.each([
  ['Asia/Kathmandu', '00:10', '2026-03-27T18:25:00Z'],
  ['Asia/Kathmandu', '23:50', '2026-03-28T18:05:00Z'],
  ['Europe/Madrid', '00:05', '2026-03-27T23:05:00Z'],
])('R11.5 the weekday follows the plan’s time zone: %s at %s', async (timeZone, timeOfDay, due) => {
  const walk = await aWalk();
  const before = new Date(new Date(due).getTime() - 60_000);
  await walk.plans({ timeZone, timeOfDay, responsible: onSaturday(walk.memberOf('second'), walk.memberOf('carer')) });
  await db().routine.updateMany({ data: { plannedFrom: before, createdAt: before, remindAt: before } });

  await runTick(new Date(new Date(due).getTime() + 60_000));

  expect(await walk.told()).toEqual(['second']);
});

test('R11.5 an unanswered reminder goes to each member once', async () => {
  const walk = await aWalk(15);
  await walk.plans({ responsible: [walk.memberOf('carer')] });

  await runTick(after(31, 'minute'));
  expect(await walk.told()).toEqual(['carer']);
  await runTick(after(44, 'minute'));
  expect(await walk.told()).toEqual(['carer']);
  await runTick(after(46, 'minute'));
  expect(await walk.told()).toEqual(['carer', 'second']);
  await runTick(after(62, 'minute'));
  expect(await walk.told()).toEqual(['owner', 'carer', 'second']);
  for (const minutes of [80, 100, 120]) await runTick(after(minutes, 'minute'));
  expect(await db().reminder.count({ where: { petId: walk.access.petId } })).toBe(3);
});

test('R11.5 a response or a missing delay stops further reminders', async () => {
  const answeredWalk = await aWalk(15);
  await answeredWalk.plans({ responsible: [answeredWalk.memberOf('carer')] });
  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(answeredWalk.people.carer);
  await acknowledge(answeredWalk.people.carer, reminder?.id ?? '', after(32, 'minute'));
  const never = await aWalk(null);
  await never.plans({ responsible: [never.memberOf('carer')] });

  for (const minutes of [33, 60, 120]) await runTick(after(minutes, 'minute'));

  expect(await answeredWalk.told()).toEqual(['carer']);
  expect(await never.told()).toEqual(['carer']);
});

test('R11.5 completing a task silences its reminder for everyone', async () => {
  const walk = await aWalk(15);
  const { id } = await walk.plans();
  await runTick(after(31, 'minute'));
  await setCompletion(walk.access, id, '2026-03-28', { status: 'done' }, author(after(31, 'minute')));

  await sendAll(after(32, 'minute'));
  for (const minutes of [47, 90]) await runTick(after(minutes, 'minute'));

  for (const name of names) expect(await walk.mails(name)).toBe(0);
  expect(await walk.told()).toEqual(['owner', 'carer', 'second']);
});

test('R11.5 a completed task is not passed on to other members', async () => {
  const walk = await aWalk(15);
  const { id } = await walk.plans({ responsible: [walk.memberOf('carer')] });
  await runTick(after(31, 'minute'));
  await sendAll(after(31, 'minute'));
  expect(await walk.mails('carer')).toBe(1);
  await setCompletion(walk.access, id, '2026-03-28', { status: 'done' }, author(after(40, 'minute')));

  await runTick(after(47, 'minute'));

  expect(await walk.told()).toEqual(['carer']);
});

const departures: [string, (walk: Walk) => Promise<unknown>][] = [
  ['was removed', ({ access, people }) => removeMember(access, people.carer.userId, causedBy(people.owner))],
  [
    'is suspended',
    ({ people }) => db().user.update({ where: { id: people.carer.userId }, data: { suspendedAt: noon } }),
  ],
  [
    'opted out for this pet',
    ({ access, people }) => updateSettings(people.carer, { pets: { [access.petId]: false } }, noon),
  ],
];

test.each(departures)('R11.2 R11.5 a member who %s gets no reminder; others get it instead', async (_, ends) => {
  const before = await aWalk();
  await before.plans({ responsible: [before.memberOf('carer')] });
  await ends(before);
  await runTick(after(31, 'minute'));
  expect(await before.told()).toEqual(['owner', 'second']);

  const meanwhile = await aWalk();
  await meanwhile.plans();
  await runTick(after(31, 'minute'));
  await ends(meanwhile);
  await sendAll(after(32, 'minute'));
  expect([await meanwhile.mails('carer'), await meanwhile.mails('owner')]).toEqual([0, 1]);
});

test('R11.5 each member turns reminders for shared pets on and off', async () => {
  const { people, access, plans, told } = await aWalk();
  const petsOf = async (name: Name) => (await getSettings(people[name], noon)).pets;
  expect(await petsOf('carer')).toEqual([{ id: access.petId, name: 'Luna', on: true }]);
  expect(await petsOf('reader')).toEqual([{ id: access.petId, name: 'Luna', on: false }]);

  await updateSettings(people.reader, { pets: { [access.petId]: true } }, noon);
  await updateSettings(people.owner, { pets: { [access.petId]: false } }, noon);
  await plans();
  await runTick(after(31, 'minute'));

  expect(await told()).toEqual(['carer', 'second', 'reader']);
  const stranger = await aViewer();
  await expect(updateSettings(stranger, { pets: { [access.petId]: true } }, noon)).rejects.toMatchObject({
    code: 'not_found',
  });
  const summary = { day: '2026-03-28', timeZone: 'UTC', at: noon };
  expect(await listForSummary(people.carer.userId, summary)).toMatchObject([{ name: 'Luna' }]);
  expect(await listForSummary(people.owner.userId, summary)).toEqual([]);
  expect(await listForSummary(stranger.userId, summary)).toEqual([]);
});

test('R11.5 only members with write access can be responsible', async () => {
  const { memberOf, plans } = await aWalk();

  for (const member of [memberOf('reader'), '019de0c8-7000-7000-8000-000000000000']) {
    await expect(plans({ responsible: [member] })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { responsible: 'entries.validation.responsible' } },
    });
  }
  expect(await plans({ responsible: Array(7).fill(memberOf('carer')) })).toMatchObject({
    responsible: [memberOf('carer')],
  });
});
