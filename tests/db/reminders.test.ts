import type { PetAccess } from '@/lib/access/pet-access';
import { updateProfile } from '@/lib/accounts/account/mutations';
import { db, transaction } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { allergies } from '@/lib/records/allergies/collection';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { updatePet } from '@/lib/records/pets/mutations';
import { send } from '@/lib/reminders/jobs';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aDailyMedication, aDueReminder, author, halfPast, remindersOf } from '../support/reminders';

withDatabase();

function noteAllergy(access: PetAccess<'edit'>) {
  return allergies.create(
    access,
    allergies.input(noon).parse({ allergen: 'Penicillin', severity: 'severe' }),
    author(),
  );
}

async function jobsOf(reminderId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ n: bigint }[]>`
    SELECT count(*) AS n FROM pgboss.job WHERE name = 'reminder-send' AND data->>'reminderId' = ${reminderId}`;
  return Number(row?.n);
}

test('R7.10 parallel ticks create one reminder and one job per dose', async () => {
  const ana = await aViewer();
  await aDailyMedication(await aPetOf(ana));
  await runTick(after(29, 'minute'));
  expect(await remindersOf(ana)).toEqual([]);

  await Promise.all([1, 2, 3, 4].map(() => runTick(after(31, 'minute'))));
  await runTick(after(32, 'minute'));
  const reminders = await remindersOf(ana);
  expect(reminders.map(({ dueAt, kind }) => [kind, dueAt.toISOString()])).toEqual([['medication', halfPast]]);
  expect(await jobsOf(reminders[0]?.id ?? '')).toBe(1);
});

test('R7.10 after a tick an entry is skipped until it is next due', async () => {
  const { medication, viewer: ana } = await aDueReminder();
  const row = await db().medication.findUniqueOrThrow({ where: { id: medication.id }, select: { remindAt: true } });
  expect(row.remindAt).toEqual(after(24.5, 'hour'));
  expect((await runTick(after(33, 'minute'))).taken).toBe(0);
  await runTick(after(24.6, 'hour'));
  expect(await remindersOf(ana)).toHaveLength(2);
});

test('R7.10 the next tick repeats a rolled-back tick', async () => {
  const ana = await aViewer();
  await aDailyMedication(await aPetOf(ana));

  const killedTransaction = transaction(async () => {
    await runTick(after(31, 'minute'));
    throw new Error('killed');
  });
  await expect(killedTransaction).rejects.toThrow('killed');
  expect(await remindersOf(ana)).toEqual([]);

  await runTick(after(32, 'minute'));
  expect(await remindersOf(ana)).toHaveLength(1);
});

test('R7.10 no reminder is sent for anything due over twelve hours ago', async () => {
  const ana = await aViewer();
  await aDailyMedication(await aPetOf(ana));
  await runTick(after(3, 'day'));
  expect(await remindersOf(ana)).toEqual([]);
});

test('R7.10 logged doses get no reminder, even when logged before sending', async () => {
  const ana = await aViewer();
  const access = await aPetOf(ana);
  const early = await aDailyMedication(access);
  const dose = (at: Date) => doseInput(at).parse({ status: 'given', scheduledFor: halfPast });

  await logDose(access, early.id, dose(after(20, 'minute')), author(after(20, 'minute')));
  await runTick(after(31, 'minute'));
  expect(await remindersOf(ana)).toEqual([]);

  const { viewer: ben, access: his, medication, reminder } = await aDueReminder();
  await logDose(his, medication.id, dose(after(32, 'minute')), author(after(32, 'minute')));
  await send(reminder.id, after(33, 'minute'));
  expect((await remindersOf(ben))[0]).toMatchObject({ mailState: 'dropped' });
  expect(await listOutbox(1, ben.email)).not.toMatchObject([{ subject: 'Reminder for Luna' }]);
});

test('R7.10 archived pets get no reminders until they return', async () => {
  const ana = await aViewer();
  const access = await aPetOf(ana);

  await aDailyMedication(access);
  await updatePet(access, { archived: true }, noon);
  await runTick(after(31, 'minute'));
  await updatePet(access, { archived: false }, after(2, 'hour'));
  await runTick(after(24.6, 'hour'));

  expect((await remindersOf(ana)).map(({ dueAt }) => dueAt)).toEqual([after(24.5, 'hour')]);
});

test('R7.10 vaccinations are announced two weeks before and that day, each local morning', async () => {
  const ana = await aViewer();
  await updateProfile(ana, { timeZone: 'America/New_York' }, noon);
  const access = await aPetOf(ana, { dateOfBirth: '2022-01-01' });
  await db().vaccination.create({
    data: {
      id: access.petId,
      petId: access.petId,
      vaccine: 'Something of our own',
      givenOn: new Date('2025-04-20T00:00:00Z'),
      nextDueOn: new Date('2026-04-20T00:00:00Z'),
      createdAt: noon,
      updatedAt: noon,
    },
  });
  for (let hour = 1; hour < 26 * 24; hour += 6) await runTick(after(hour, 'hour'));

  const dueTimes = (await remindersOf(ana)).map(({ dueAt }) => dueAt.toISOString());

  expect(dueTimes).toEqual(expect.arrayContaining(['2026-04-06T13:00:00.000Z', '2026-04-20T13:00:00.000Z']));
}, 30_000);

test('R7.10 a summary is sent at its time unless the day is empty', async () => {
  const ana = await aViewer();
  await updateProfile(ana, { summaryAt: '14:00', timeZone: 'Europe/Madrid' }, noon);
  await runTick(after(61, 'minute'));

  const [empty] = await remindersOf(ana);
  expect(empty).toMatchObject({ kind: 'summary', dueAt: after(1, 'hour') });
  await send(empty?.id ?? '', after(62, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'dropped' });

  const access = await aPetOf(ana, { type: 'fish' });
  await aDailyMedication(access, { reminders: ['18:00'] });
  await aDailyMedication(access, { name: 'Synulox', reminders: ['19:00'] });
  await noteAllergy(access);
  await runTick(after(25, 'hour'));
  const [, full] = await remindersOf(ana);
  expect(full).toMatchObject({ kind: 'summary', dueAt: after(24, 'hour') });

  await send(full?.id ?? '', after(25, 'hour'));
  const [mail] = await listOutbox(1, ana.email);
  expect(mail?.text).toContain('20:00 · Luna: Apoquel\n');
  expect(mail?.text).toContain('21:00 · Luna: Synulox (known allergy)');
});

test('R7.3 a dose reminder names allergies that conflict with its medicine', async () => {
  const { viewer: ana, access, medication, reminder } = await aDueReminder();
  await medications.update(access, medication.id, { name: 'Synulox' }, author());
  await noteAllergy(access);
  await send(reminder.id, after(33, 'minute'));
  const [mail] = await listOutbox(1, ana.email);
  expect(mail?.text).toContain('This medicine conflicts with a known allergy: Penicillin.');
});
