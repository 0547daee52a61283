import { reauthenticate } from '@/lib/access/reauthenticate';
import { createAccessToken } from '@/lib/accounts/access-tokens/mutations';
import { collectionNames, isFactCollection } from '@/lib/collections/registry';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { aStay } from './a-stay';
import { addRow, aSkill } from './collection-rows';
import { anInvitation, causedBy } from './household';
import { aPetOf, aViewer, noon } from './members';
import { aShareOf } from './sharing';

export async function tablesOfPets(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS "name" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'petId' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

export async function countsOf(petId: string): Promise<Record<string, number>> {
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

export async function fillPet() {
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
  const completion = { petId, routineId: routine.id, day: noon, status: 'done' as const, by: 'Ana', at: noon };
  await db().routineCompletion.create({ data: completion });
  await remindOf(petId, [owner]);
  await linkPet(owner, access);
  return { owner, next, access, petId };
}

export async function remindOf(petId: string, people: readonly { userId: string }[]): Promise<void> {
  const reminder = { petId, kind: 'medication', sourceId: newId(), subject: 'Apoquel' };
  const sentReminder = { dueAt: noon, sendAt: noon, createdAt: noon, sentAt: noon, mailState: 'sent' };
  const data = people.map(({ userId }) => ({ id: newId(), userId, ...reminder, ...sentReminder }));
  await db().reminder.createMany({ data });
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
  const script = { name: 'Script', scopes: ['read' as const], pets: [petId], endsOn: null };
  await createAccessToken(await reauthenticate(owner, undefined, noon), script, causedBy(owner));
  await aStay(owner, [access]);
}
