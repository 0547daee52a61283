import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { send, sendRepeatedDose } from '@/lib/reminders/jobs';
import { notifyOfRepeatedDose } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { listWaiting } from '@/lib/reminders/queries';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, causedBy, joins } from '../support/household';
import { after, aViewer, noon } from '../support/members';
import { aDailyMedication, author, remindersOf } from '../support/reminders';

withDatabase();

const jobsOf = async (doseId: string) =>
  (
    await db().$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'dose-repeated' AND data->>'doseId' = ${doseId}`
  ).length;

async function aRepeat() {
  const { owner, carer, access, carers } = await aHousehold({ name: 'Milo' });
  const [second, reader] = [await aViewer(), await aViewer()];
  await joins(second, owner, [access.petId]);
  await joins(reader, owner, [access.petId], { role: 'viewer' });
  await db().user.update({ where: { id: second.userId }, data: { locale: 'es' } });
  const { id } = await aDailyMedication(access);
  const giveDose = (more = {}) =>
    logDose(carers, id, doseInput(noon).parse({ status: 'given', ...more }), { ...author(), name: 'Ana' });
  const first = await giveDose();
  const dose = await giveDose({ again: true, reason: 'Spat it out' });
  return { owner, carer, second, reader, access, carers, medicationId: id, first, dose };
}

type Repeat = Awaited<ReturnType<typeof aRepeat>>;

async function sendAll(at: Date) {
  for (const id of await listWaiting(at, 50)) await send(id, at);
}

const toldOf = async ({ owner, carer, second, reader }: Repeat) =>
  Promise.all([owner, carer, second, reader].map(async (one) => (await remindersOf(one)).length));

test('R11.4 only a repeated dose creates a job', async () => {
  const { first, dose } = await aRepeat();
  expect([await jobsOf(first.id), await jobsOf(dose.id)]).toEqual([0, 1]);
});

test('R11.4 every other reminded member is notified of a repeated dose once', async () => {
  const repeat = await aRepeat();
  const { owner, carer, second, dose } = repeat;
  await sendRepeatedDose.handle({ doseId: dose.id });
  await Promise.all([notifyOfRepeatedDose(dose.id, noon), notifyOfRepeatedDose(dose.id, noon)]);
  expect(await toldOf(repeat)).toEqual([1, 0, 1, 0]);

  await sendAll(new Date());
  await sendAll(new Date());

  const [mail, ...more] = await listOutbox(50, owner.email).then((all) =>
    all.filter(({ subject }) => /Milo/.test(subject)),
  );
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'A note about Milo' });
  expect(mail?.text).toMatch(/Ana gave Apoquel again: .*\. Reason: Spat it out\./);
  const spanish = (await listOutbox(50, second.email)).map(({ subject }) => subject);
  expect(spanish).toContain('Un aviso sobre Milo');
  expect((await listOutbox(50, carer.email)).map(({ subject }) => subject)).not.toContain('A note about Milo');
});

test('R11.4 members without reminders for the pet or medicine get no notice', async () => {
  const repeat = await aRepeat();
  const { owner, second, access, dose } = repeat;
  await updateSettings(owner, { pets: { [access.petId]: false } }, noon);
  await updateSettings(second, { kinds: { medication: { mail: false, push: false } } }, noon);
  await notifyOfRepeatedDose(dose.id, noon);
  expect(await toldOf(repeat)).toEqual([0, 0, 0, 0]);
});

test('R11.4 an undone dose or lost access sends no notice', async () => {
  const repeat = await aRepeat();
  const { owner, second, access, carers, medicationId, dose } = repeat;
  await notifyOfRepeatedDose(dose.id, noon);
  await removeMember(await accessOf(owner, access.petId, 'own'), second.userId, causedBy(owner, after(1, 'minute')));
  await removeDose(carers, medicationId, dose.id, after(1, 'minute'));
  await sendAll(after(2, 'minute'));
  for (const one of [owner, second]) expect(await remindersOf(one)).toMatchObject([{ mailState: 'dropped' }]);
  expect(await notifyOfRepeatedDose(dose.id, after(2, 'minute'))).toBe(0);
});
