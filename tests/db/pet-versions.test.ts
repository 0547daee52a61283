import { db, transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import { aSharedPet, openShare } from '../support/sharing';

withDatabase();

const WITHOUT = [
  'AccessTokenPet',
  'Activity',
  'CalendarFeed',
  'EntryChange',
  'FinderMessage',
  'Handover',
  'ImportedRow',
  'InvitationPet',
  'PetMember',
  'PetVersion',
  'Proposal',
  'Reminder',
  'Share',
  'SignedPassport',
  'StayPet',
  'VetAnswer',
];

test('R9.1 every table with entries of a pet increments its version', async () => {
  const rows = await db().$queryRaw<{ name: string; raises: boolean }[]>`
    SELECT c."table_name" AS "name", EXISTS (
      SELECT 1 FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
      WHERE r.relname = c."table_name" AND t.tgname = 'raise_version' AND t.tgtype & 28 = 28
    ) AS "raises"
    FROM information_schema.columns c
    WHERE c."table_schema" = 'public' AND c."column_name" = 'petId' ORDER BY 1`;

  expect(rows.filter(({ raises }) => !raises).map(({ name }) => name)).toEqual(WITHOUT);
  expect(rows.filter(({ raises }) => raises).length).toBeGreaterThanOrEqual(17);
});

const aWeight = (petId: string) => ({
  ...{ id: newId(), petId, measuredAt: noon, grams: 9000 },
  ...{ createdAt: noon, updatedAt: noon },
});

test('R9.1 inserts, changes, and deletions increment only their own pet’s version', async () => {
  const [mine, other] = [await aSharedPet(), await aSharedPet()];
  const version = async () => (await openShare(mine.share.accessKey)).version;
  const before = [await version(), (await openShare(other.share.accessKey)).version];
  const weight = aWeight(mine.access.petId);

  await db().weight.create({ data: weight });
  await db().weight.update({ where: { id: weight.id }, data: { grams: 9100 } });
  await db().weight.delete({ where: { id: weight.id } });
  await db().pet.update({ where: { id: mine.access.petId }, data: { name: 'Nube' } });

  expect(await version()).toBe((before[0] ?? 0) + 4);
  expect((await openShare(other.share.accessKey)).version).toBe(before[1]);
});

test('R9.1 a transaction increments the version once, a rollback never', async () => {
  const { access, share } = await aSharedPet();
  const { version } = await openShare(share.accessKey);
  await transaction(async () => {
    await db().weight.createMany({ data: [aWeight(access.petId), aWeight(access.petId)] });
    await db().pet.update({ where: { id: access.petId }, data: { breed: 'Beagle' } });
  });
  expect((await openShare(share.accessKey)).version).toBe(version + 1);

  const failing = transaction(async () => {
    await db().weight.create({ data: aWeight(access.petId) });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await openShare(share.accessKey)).version).toBe(version + 1);
});

test('R9.1 R7.8 a reminder’s due time does not change the version', async () => {
  const { access, share } = await aSharedPet();
  const { version } = await openShare(share.accessKey);
  await db().pet.update({ where: { id: access.petId }, data: { remindAt: noon } });
  expect((await openShare(share.accessKey)).version).toBe(version);
});

test('R9.1 R5.5 changing the owner’s time zone increments the version of each pet', async () => {
  const { viewer, share } = await aSharedPet();
  const { version } = await openShare(share.accessKey);
  await db().user.update({ where: { id: viewer.userId }, data: { timeZone: 'Asia/Tokyo' } });
  expect(await openShare(share.accessKey)).toMatchObject({ version: version + 1, timeZone: 'Asia/Tokyo' });
});

test('R9.1 permanently deleting a pet removes its entries and version', async () => {
  const { access, share } = await aSharedPet();
  await db().weight.create({ data: aWeight(access.petId) });
  await db().pet.delete({ where: { id: access.petId } });
  expect(await db().petVersion.findUnique({ where: { petId: access.petId } })).toBeNull();
  await expect(openShare(share.accessKey)).rejects.toThrow();
});
