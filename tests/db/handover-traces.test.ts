import { collectionNames, collections, isFactCollection } from '@/lib/collections/registry';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { renewFeed } from '@/lib/overviews/calendar-feed/mutations';
import { getDeleted } from '@/lib/overviews/deleted/queries';
import { readAccount } from '@/lib/overviews/export/queries';
import { acceptPet, offerPet } from '@/lib/overviews/handover/mutations';
import { aStay } from '../support/a-stay';
import { addRow, aSkill } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { accessOf, anInvitation, causedBy, keyOf } from '../support/household';
import { aPetOf, aViewer, noon } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();

type Fate = 'moves' | 'ends' | 'halves' | 'own';

/** Rows of every table with a pet after a handover; `halves`: those outside of the bin move; `own`: each side its own. */
const fates: Record<string, Fate> = {
  ...Object.fromEntries(collectionNames.map((name) => [collections[name].table, 'halves' as const])),
  Activity: 'ends',
  CalendarFeed: 'ends',
  Dose: 'moves',
  EntryChange: 'halves',
  FinderMessage: 'ends',
  Handover: 'own',
  InvitationPet: 'ends',
  PetMember: 'own',
  PetVersion: 'moves',
  Proposal: 'ends',
  Reminder: 'own',
  RoutineCompletion: 'moves',
  Share: 'ends',
  SignedPassport: 'moves',
  SkillCheck: 'moves',
  StayPet: 'ends',
  VetAnswer: 'ends',
};

async function tablesOfPets(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS "name" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'petId' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

async function countsOf(petId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tablesOfPets()) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM "${name}" WHERE "petId" = $1::uuid`,
      petId,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

async function fillPet() {
  const [owner, next] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  const { petId } = access;
  const skillId = await aSkill(petId);
  for (const name of collectionNames)
    for (const deletedAt of [null, noon]) {
      const entryId = await addRow(name, { petId, skillId, deletedAt });
      const change = { id: newId(), petId, collection: name, entryId, at: noon, was: {}, became: {} };
      if (isFactCollection(name)) await db().entryChange.create({ data: change });
      await db().activity.create({ data: { ...ids(petId), at: noon, kind: 'removed', collection: name, shown: {} } });
    }
  const medication = await db().medication.findFirstOrThrow({ where: { petId, deletedAt: null } });
  const routine = await db().routine.findFirstOrThrow({ where: { petId, deletedAt: null } });
  const dose = { status: 'given' as const, at: noon, by: 'Ana', createdAt: noon };
  await db().dose.create({ data: { ...ids(petId), medicationId: medication.id, ...dose } });
  const done = { petId, routineId: routine.id, day: noon, status: 'done' as const, by: 'Ana', at: noon };
  await db().routineCompletion.create({ data: done });
  await linkPet(owner, access);
  return { owner, next, access, petId };
}

const ids = (petId: string) => ({ id: newId(), petId });

async function linkPet(owner: Awaited<ReturnType<typeof aViewer>>, access: Awaited<ReturnType<typeof aPetOf>>) {
  const { petId } = access;
  const { id: shareId } = await aShareOf(owner, access, { clinicAddress: 'old-clinic@example.com' });
  const answer = { ...ids(petId), shareId, createdAt: noon, sentAt: noon };
  await db().vetAnswer.create({ data: answer });
  const proposal = { ...ids(petId), answerId: answer.id, kind: 'add' as const, collection: 'weights', entry: {} };
  await db().proposal.create({ data: { ...proposal, createdAt: noon } });
  const opening = { id: newId(), shareId, at: noon, device: 'Chrome', network: '10.0.0.0/24' };
  await db().shareOpening.create({ data: opening });
  await db().finderMessage.create({ data: { ...ids(petId), text: 'Found', createdAt: noon } });
  await anInvitation(owner, [petId]);
  await renewFeed(owner, { petId, kinds: [], namesMedicines: false }, causedBy(owner));
  await aStay(owner, [access]);
}

test('R11.8 every table with a pet has a fate at a handover', async () => {
  expect(Object.keys(fates).toSorted()).toEqual((await tablesOfPets()).toSorted());
});

test('R11.8 a handover leaves the new owner no deleted, ended or private row', async () => {
  const { owner, next, access, petId } = await fillPet();
  const before = await countsOf(petId);
  const { url } = await offerPet(access, { email: next.email }, causedBy(owner));

  await acceptPet(keyOf(url), causedBy(next));

  const after = await countsOf(petId);
  for (const [table, fate] of Object.entries(fates)) {
    if (fate === 'ends') expect([table, before[table] === 0, after[table]]).toEqual([table, false, 0]);
    if (fate === 'moves') expect([table, after[table]]).toEqual([table, before[table]]);
    if (fate === 'halves') expect([table, after[table]]).toEqual([table, Math.ceil((before[table] ?? 0) / 2)]);
  }
});

test('R11.8 no list or export shows the new owner what ended', async () => {
  const { owner, next, access, petId } = await fillPet();
  const { url } = await offerPet(access, { email: next.email }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(next));
  const own = await accessOf(next, petId, 'own');

  const seen = [await getDeleted(own, { limit: 50 }, noon), await readAccount(next)];
  expect((await getDeleted(own, { limit: 50 }, noon)).entries.items).toEqual([]);
  expect(await db().shareOpening.count({ where: { share: { petId } } })).toBe(0);
  expect(JSON.stringify(seen)).not.toMatch(/old-clinic|Dr\. Paw|10\.0\.0|Found/);
  expect(JSON.stringify((await readAccount(owner)).lists)).not.toMatch(/Apoquel|Chicken|Report\.pdf/);
  await expect(accessOf(owner, petId, 'view')).rejects.toThrow('no access');
});
