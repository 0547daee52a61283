import type { PetAccess } from '@/lib/access/pet-access';
import { rowLimits } from '@/lib/collections/row-limits';
import { db } from '@/lib/core/db/client';
import { countWrite } from '@/lib/core/http/write-limits';
import { createAppointment } from '@/lib/records/appointments/mutations';
import { appointmentInput } from '@/lib/records/appointments/schema';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { setCompletion } from '@/lib/records/routines/mutations';
import { vitals } from '@/lib/records/vitals/collection';
import { tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { importTable } from '@/lib/sharing/table-import/mutations';
import { tableBody } from '@/lib/sharing/table-import/schema';
import { type Access, aMedication, aSitting, aWalk, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const full = { code: 'limit_reached' };
const author = { name: 'Ana', timeZone: 'UTC', at: noon };

const weighingAt = (line: number) => ({ line, entry: { measuredAt: `2026-03-0${line}T12:00:00Z`, grams: 4100 } });
const table = tableBody.parse({ collection: 'weights', entries: [weighingAt(1), weighingAt(2)], confirmed: true });
const series = { kind: 'vet', startsAt: '2026-04-01T10:00:00Z', timeZone: 'UTC', repeat: { every: 'week', times: 3 } };

const writes: Record<string, [keyof typeof rowLimits, (access: Access) => Promise<unknown>]> = {
  'an import': [
    'weights',
    async (access) => importTable(access, table, { ...author, userId: (await aViewer()).userId }),
  ],
  'a series': ['appointments', (access) => createAppointment(access, appointmentInput.parse(series), author)],
  'a dose': [
    'doses',
    async (access) => {
      const input = doseInput(noon).parse({ status: 'given', scheduledFor: `${today}T08:00:00Z` });
      return logDose(access, (await aMedication(access)).id, input, author);
    },
  ],
};

test.each(Object.entries(writes))('R10.8 rejects %s beyond the row limit of a pet', async (_, [name, write]) => {
  const [access, other] = [await aPetOf(await aViewer()), await aPetOf(await aViewer())];
  jest.replaceProperty(rowLimits, name, name === 'doses' ? 0 : 1);

  await expect(write(access)).rejects.toMatchObject(full);

  jest.replaceProperty(rowLimits, name, 3);
  await write(other);
});

test('R10.8 rejects a sitter’s completion when the row limit is reached', async () => {
  const { access, stay } = await aSitting();
  const { id: routineId } = await aWalk(access);
  const tick = { petId: access.petId, routineId, day: today, name: undefined, undo: false };
  jest.replaceProperty(rowLimits, 'completions', 0);

  await expect(tickOfStay(stay, tick, noon)).rejects.toMatchObject(full);
});

const vital = vitals
  .input(noon)
  .parse({ kind: 'temperature', value: 38.4, measuredAt: after(-1, 'hour').toISOString() });

async function binOne(access: PetAccess<'edit'>): Promise<string> {
  const { id } = await vitals.create(access, vital, author);
  await vitals.remove(access, id, noon);
  return id;
}

test('R10.8 counts a carer’s deleted entries, which can be restored', async () => {
  const { carers } = await aHousehold();
  jest.replaceProperty(rowLimits, 'vitals', 1);
  const id = await binOne(carers);

  await expect(vitals.create(carers, vital, author)).rejects.toMatchObject(full);
  expect(await vitals.restore(carers, id, noon)).toMatchObject({ id });
});

test('R10.8 lets an owner write when a carer’s deleted entries fill the maximum', async () => {
  const { access, carers } = await aHousehold();
  jest.replaceProperty(rowLimits, 'vitals', 2);
  await binOne(carers);
  await binOne(carers);

  const { id } = await vitals.create(access, vital, author);
  await vitals.create(access, vital, author);

  await expect(vitals.create(access, vital, author)).rejects.toMatchObject(full);
  await vitals.remove(access, id, noon);
  await expect(vitals.create(access, vital, author)).rejects.toMatchObject(full);
});

test('R10.8 lets an owner log doses despite those of a deleted medication', async () => {
  const { access, carers } = await aHousehold();
  jest.replaceProperty(rowLimits, 'doses', 1);
  const input = doseInput(noon).parse({ status: 'given', scheduledFor: `${today}T08:00:00Z` });
  const { id } = await aMedication(access);
  await logDose(carers, id, input, author);
  const other = await aMedication(access);
  await expect(logDose(access, other.id, input, author)).rejects.toMatchObject(full);

  await medications.remove(access, id, noon);

  await expect(logDose(carers, other.id, input, author)).rejects.toMatchObject(full);
  expect(await logDose(access, other.id, input, author)).toMatchObject({ status: 'given' });
});

test('R10.8 changes a completion when the row limit is reached', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aWalk(access);
  jest.replaceProperty(rowLimits, 'completions', 1);
  const tickDay = (status: 'done' | 'skipped', day = today) => setCompletion(access, id, day, { status }, author);
  await tickDay('done');

  expect(await tickDay('skipped')).toMatchObject({ status: 'skipped' });
  expect(await tickDay('skipped')).toMatchObject({ status: 'skipped' });
  await expect(tickDay('done', '2026-03-27')).rejects.toMatchObject(full);
});

test('R10.8 changes a planned dose when the row limit is reached', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access);
  jest.replaceProperty(rowLimits, 'doses', 1);
  const scheduledFor = `${today}T08:00:00Z`;
  const logOne = (more: object) =>
    logDose(access, id, doseInput(noon).parse({ status: 'given', scheduledFor, ...more }), author);
  await logOne({ status: 'skipped' });

  expect(await logOne({})).toMatchObject({ status: 'given' });
  expect(await logOne({})).toMatchObject({ status: 'given' });
  const again = { again: true, reason: 'Spat out', knownAt: noon.toISOString() };
  await expect(logOne(again)).rejects.toMatchObject(full);
});

test('R10.7 rejects text beyond an account’s daily quota', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  await countWrite(ana.userId, 20 * 1024 * 1024 - 600);
  await countWrite(ana.userId, 512);

  await expect(countWrite(ana.userId, 1024)).rejects.toMatchObject({ code: 'rate_limited' });
  await countWrite(ben.userId, 1024);
  await db().rateLimit.updateMany({ data: { expire: new Date(0) } });
  await countWrite(ana.userId, 1024);
});
