import { confirmEntry, holdSource, setSource } from '@/lib/collections/confirm-entry';
import { collections, factCollections } from '@/lib/collections/registry';
import type { ReaderSource } from '@/lib/collections/source';
import { db, transaction } from '@/lib/core/db/client';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';
import { weights } from '@/lib/records/weights/collection';
import { importTable } from '@/lib/sharing/table-import/mutations';
import { tableBody } from '@/lib/sharing/table-import/schema';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after, noon } from '../support/members';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
const aDose = vaccinationInput('2026-12-01').parse({ vaccine: 'dog.rabies', givenOn: '2025-12-07', batch: 'L88201' });
const marsh: ReaderSource = {
  ...{ kind: 'confirmed', name: 'Dr. Elena Marsh', clinic: 'Sunny Street Vets', licence: null },
  ...{ through: 'info@sunnystreetvets.example', at: noon.toISOString() },
};

type Household = Awaited<ReturnType<typeof aHousehold>>;

async function aConfirmedDose({ access }: Pick<Household, 'access'>) {
  const { id } = await vaccinations.create(access, aDose, author());
  const entry = { name: 'vaccinations', id } as const;
  const { facts } = await transaction(() => holdSource(access, entry));
  await confirmEntry(access, entry, { opened: facts, reader: marsh, at: noon });
  return { id, entry, facts };
}

test('R13.1 a typed entry names its writer', async () => {
  const { access, carers } = await aHousehold();
  const newDose = await vaccinations.create(carers, aDose, author());
  expect(newDose.source).toEqual({
    ...{ kind: 'typed', typedBy: newDose.createdBy?.name },
    ...{ reader: null, saidAt: null, corrected: null },
  });
  const changedDose = await vaccinations.update(access, newDose.id, { batch: 'L88210' }, author(after(1, 'minute')));
  expect(changedDose.source).toMatchObject({ kind: 'typed', typedBy: changedDose.updatedBy?.name, corrected: null });
  expect(changedDose.updatedBy?.name).not.toBe(newDose.createdBy?.name);
});

test('R13.1 a confirmation names the reader, clinic, and channel', async () => {
  const { access } = await aHousehold();
  const { id } = await aConfirmedDose({ access });
  const { kind, at: saidAt, ...reader } = marsh;
  expect((await vaccinations.get(access, id)).source).toEqual({
    ...{ kind, typedBy: null, reader, saidAt, corrected: null },
  });
});

test('R13.1 imported weights keep their import mark until changed', async () => {
  const { access, owner } = await aHousehold();
  const entry = { measuredAt: '2026-01-01T12:00:00Z', grams: 9000 };
  const table = tableBody.parse({ collection: 'weights', entries: [{ line: 2, entry }] });
  await importTable(access, table, { ...author(), userId: owner.userId });
  const [importedWeight] = (await weights.list(access, { limit: 10 })).items;
  expect(importedWeight?.source?.kind).toBe('imported');
  const changedWeight = await weights.update(access, importedWeight?.id ?? '', { grams: 9050 }, author());
  expect(changedWeight.source).toMatchObject({ kind: 'typed', corrected: null });
});

test('R13.1 a document counts as a source while attached and outside the bin', async () => {
  const { access } = await aHousehold();
  const { id } = await vaccinations.create(access, aDose, author());
  const kind = async () => (await vaccinations.get(access, id)).source?.kind;
  const row = { petId: access.petId, name: 'a.pdf', contentType: 'application/pdf', fileKey: 'a', bytes: 1 };
  const dates = { createdAt: noon, updatedAt: noon };
  const documentId = '01990000-0000-7000-8000-000000000001';
  await db().document.create({ data: { id: documentId, ...row, ...dates, vaccinationId: id } });
  expect(await kind()).toBe('document');
  await db().document.update({ where: { id: documentId }, data: { deletedAt: noon } });
  expect(await kind()).toBe('typed');
  await db().document.update({ where: { id: documentId }, data: { deletedAt: null } });
  expect(await kind()).toBe('document');
  await db().document.update({ where: { id: documentId }, data: { vaccinationId: null } });
  expect(await kind()).toBe('typed');
  await db().document.update({ where: { id: documentId }, data: { vaccinationId: id } });
  await db().document.delete({ where: { id: documentId } });
  expect(await kind()).toBe('typed');
});

test('R13.2 changing a confirmed fact removes its mark; changing notes does not', async () => {
  const { access, carers } = await aHousehold();
  const { id } = await aConfirmedDose({ access });

  const notedDose = await vaccinations.update(access, id, { note: 'Slept all day' }, author(after(1, 'minute')));
  expect(notedDose.source?.kind).toBe('confirmed');
  const at = after(2, 'minute');
  const changedDose = await vaccinations.update(carers, id, { batch: 'L88210' }, author(at));

  expect(changedDose.source).toMatchObject({ kind: 'typed', reader: null });
  expect(changedDose.source?.corrected).toEqual({ at: at.toISOString(), by: changedDose.updatedBy?.name });
  const again = await vaccinations.update(access, id, { batch: 'L88211' }, author(after(3, 'minute')));
  expect(again.source?.corrected).toEqual({ at: after(3, 'minute').toISOString(), by: again.updatedBy?.name });
});

test('R13.2 values before a correction stay in the history, newest first', async () => {
  const { access } = await aHousehold();
  const { id } = await aConfirmedDose({ access });
  await vaccinations.update(access, id, { batch: 'L88210', validUntil: '2026-12-22' }, author(after(1, 'minute')));
  await vaccinations.update(access, id, { note: 'Slept' }, author(after(2, 'minute')));

  const changes = await db().entryChange.findMany({
    where: { entryId: id },
    orderBy: { at: 'desc' },
    select: { at: true, memberId: true, source: true, was: true, became: true },
  });
  expect(changes).toEqual([
    {
      ...{ at: after(1, 'minute'), memberId: access.memberId, source: null },
      was: { batch: 'L88201', validUntil: null },
      became: { batch: 'L88210', validUntil: '2026-12-22' },
    },
    { at: noon, memberId: access.memberId, source: marsh, was: {}, became: {} },
  ]);
});

test('R13.2 rejects a confirmation of an entry changed since', async () => {
  const { access } = await aHousehold();
  const { id, entry, facts } = await aConfirmedDose({ access });
  await vaccinations.update(access, id, { batch: 'L88210' }, author(after(1, 'minute')));
  const again = confirmEntry(access, entry, { opened: facts, reader: marsh, at: after(2, 'minute') });
  await expect(again).rejects.toMatchObject({ code: 'overtaken' });
  expect((await vaccinations.get(access, id)).source?.kind).toBe('typed');
});

test('R13.2 clearing a reader’s source makes the entry typed again', async () => {
  const { access } = await aHousehold();
  const { id, entry } = await aConfirmedDose({ access });
  await transaction(() => setSource(access, entry, null));
  expect((await vaccinations.get(access, id)).source?.kind).toBe('typed');
});

test('R13.2 deleting an entry deletes its history', async () => {
  const { access } = await aHousehold();
  const { id } = await aConfirmedDose({ access });
  await db().vaccination.delete({ where: { id } });
  expect(await db().entryChange.count({ where: { entryId: id } })).toBe(0);
});

test('R13.2 every table of facts deletes its history by trigger', async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT r.relname AS "name" FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid WHERE t.tgname = 'forget_changes'`;
  expect(rows.map(({ name }) => name).sort()).toEqual(factCollections.map((name) => collections[name].table).sort());
});
