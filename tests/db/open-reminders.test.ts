import type { Viewer } from '@/lib/access/viewer';
import { appointments } from '@/lib/records/appointments/collection';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { routines } from '@/lib/records/routines/collection';
import { setCompletion } from '@/lib/records/routines/mutations';
import { acknowledge, runTick } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { listOpenReminders } from '@/lib/reminders/queries';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after, aViewer, noon } from '../support/members';
import { author, halfPast, remindersOf } from '../support/reminders';

withDatabase();

async function aBusyNoon(timeZone = 'UTC', timeOfDay = '12:30') {
  const { owner, carer, access, carers } = await aHousehold();
  for (const one of [owner, carer]) {
    const routine = { mail: true, push: true };
    await updateSettings(one, { kinds: { routine, appointment: routine, medication: routine } }, noon);
  }
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const plan = { kind: 'exercise', title: 'Walk', weekdays: everyDay, timeOfDay, reminderMinutesBefore: 0, timeZone };
  const walk = await routines.create(access, routines.input(noon).parse(plan), author());
  const daily = { name: 'Apoquel', frequency: 'SID', startsOn: '2026-03-20', reminders: [timeOfDay], timeZone };
  const pill = await medications.create(access, medications.input(noon).parse(daily), author());
  const at = {
    kind: 'vet',
    startsAt: after(1460, 'minute').toISOString(),
    timeZone: 'UTC',
    reminderMinutesBefore: 1440,
  };
  const visit = await appointments.create(access, appointments.input(noon).parse(at), author());
  await runTick(after(31, 'minute'));
  return { owner, carer, access, carers, walk, pill, visit };
}

async function openKinds(viewer: Viewer): Promise<string[]> {
  const all = await remindersOf(viewer);
  const { open } = await listOpenReminders(
    viewer,
    all.map(({ id }) => id),
  );
  return all
    .filter(({ id }) => open.includes(id))
    .map(({ kind }) => kind)
    .sort();
}

test('R11.5 a reminder closes for everyone once one member completes it', async () => {
  const { owner, carer, access, carers, walk, pill, visit } = await aBusyNoon();
  const later = { ...author(after(32, 'minute')), name: 'Sam' };
  const before = await openKinds(owner);
  expect(before).toEqual(['appointment', 'medication', 'routine']);

  await setCompletion(carers, walk.id, '2026-03-28', { status: 'done' }, later);
  for (const one of [owner, carer]) expect(await openKinds(one)).not.toContain('routine');
  const givenDose = doseInput(later.at).parse({ status: 'given', scheduledFor: halfPast });
  await logDose(carers, pill.id, givenDose, later);
  for (const one of [owner, carer]) expect(await openKinds(one)).not.toContain('medication');
  await appointments.update(access, visit.id, { status: 'done' }, later);
  for (const one of [owner, carer]) expect(await openKinds(one)).toEqual([]);
});

test('R11.5 the day follows the routine’s own clock', async () => {
  const { owner, carers, walk } = await aBusyNoon('Pacific/Kiritimati', '02:30');
  const later = author(after(32, 'minute'));
  const tickWalk = (day: string) => setCompletion(carers, walk.id, day, { status: 'done' }, later);
  await expect(tickWalk('2026-03-28')).rejects.toMatchObject({ code: 'invalid' });
  expect(await openKinds(owner)).toContain('routine');
  await tickWalk('2026-03-29');
  expect(await openKinds(owner)).not.toContain('routine');
});

test('R11.5 marking a reminder as seen removes it from other members’ screens', async () => {
  const { owner, carer } = await aBusyNoon();
  const walk = (await remindersOf(carer)).find(({ kind }) => kind === 'routine');
  await acknowledge(carer, walk?.id ?? '', after(33, 'minute'));
  expect(await openKinds(owner)).not.toContain('routine');
  expect(await openKinds(owner)).toContain('medication');
});

test('R11.5 users cannot see other users’ reminders', async () => {
  const { owner } = await aBusyNoon();
  const ids = (await remindersOf(owner)).map(({ id }) => id);
  expect(await listOpenReminders(await aViewer(), ids)).toEqual({ open: [] });
  expect(await listOpenReminders(owner, [])).toEqual({ open: [] });
});
