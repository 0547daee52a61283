import { collectionNames, collections } from '@/lib/collections/registry';
import { db } from '@/lib/core/db/client';
import { getDeleted } from '@/lib/overviews/deleted/queries';
import { acceptPetCall } from '@/lib/sharing/handover/calls';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { countsOf, fillPet, tablesOfPets } from '../support/a-filled-pet';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, keyOf } from '../support/household';
import { noon } from '../support/members';
import { readExport } from '../support/read-export';

withDatabase();

type Fate = 'moves' | 'ends' | 'halves' | 'own';

/** Fate of a table's rows in a handover. `halves`: rows outside the bin move. `own`: each owner has their own. */
const fates: Record<string, Fate> = {
  ...Object.fromEntries(collectionNames.map((name) => [collections[name].table, 'halves' as const])),
  AccessTokenPet: 'ends',
  Activity: 'ends',
  CalendarFeed: 'ends',
  Dose: 'moves',
  EntryChange: 'halves',
  Expense: 'ends',
  FinderMessage: 'ends',
  Handover: 'own',
  ImportedRow: 'moves',
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

test('R11.8 the handover rules cover every table with a pet', async () => {
  expect(Object.keys(fates).toSorted()).toEqual((await tablesOfPets()).toSorted());
});

test('R11.8 a handover gives the new owner no deleted, ended, or private rows', async () => {
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

test('R11.8 no list or export shows the old owner’s data', async () => {
  const { owner, next, access, petId } = await fillPet();
  const { url } = await offerPet(access, { email: next.email }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(next));
  const own = await accessOf(next, petId, 'own');

  const readResults = [await getDeleted(own, { limit: 50 }, noon), await readExport(next)];
  expect((await getDeleted(own, { limit: 50 }, noon)).entries.items).toEqual([]);
  expect(await db().shareOpening.count({ where: { share: { petId } } })).toBe(0);
  expect(JSON.stringify(readResults)).not.toMatch(/old-clinic|Dr\. Paw|10\.0\.0|Found/);
  expect(JSON.stringify((await readExport(owner)).lists)).not.toMatch(/Apoquel|Chicken|Report\.pdf/);
  await expect(accessOf(owner, petId, 'view')).rejects.toThrow('no access');
});

async function stateOf(petId: string) {
  return [await countsOf(petId), await db().pet.findUniqueOrThrow({ where: { id: petId } })];
}

test.each<[string, { email: string } | null]>([
  ['another address', null],
  ['an unverified email address', { email: 'next@example.org' }],
])('R11.8 an account with %s cannot accept and changes nothing', async (_, own) => {
  const { owner, next, access, petId } = await fillPet();
  const { url } = await offerPet(access, { email: 'next@example.org' }, causedBy(owner));
  await db().user.update({ where: { id: next.userId }, data: { verifiedAt: own ? null : noon } });
  const before = await stateOf(petId);
  const request = new Request('http://localhost/', { method: 'POST' });
  const context = {
    request,
    params: { key: keyOf(url) },
    locale: 'en' as const,
    formatLocale: 'en' as const,
    at: noon,
  };

  await expect(acceptPetCall({ ...context, viewer: { ...next, ...own } })).rejects.toMatchObject({ code: 'forbidden' });

  expect(await stateOf(petId)).toEqual(before);
  expect(await db().handover.findFirst({ where: { petId } })).toMatchObject({ acceptedAt: null, revokedAt: null });
});
