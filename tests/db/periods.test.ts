import { db } from '@/lib/core/db/client';
import { updatePet } from '@/lib/records/pets/mutations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { causedBy, joins } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const momentsOf = ({ userId }: { userId: string }, petId: string) =>
  db().petMember.findUniqueOrThrow({
    where: { petId_userId: { petId, userId } },
    select: { startsAt: true, endsAt: true },
  });

const period = { from: '2026-03-28', until: '2026-03-29' };
const inMadrid = { startsAt: new Date('2026-03-27T23:00:00Z'), endsAt: new Date('2026-03-29T22:00:00Z') };
const inKathmandu = { startsAt: new Date('2026-03-27T18:15:00Z'), endsAt: new Date('2026-03-29T18:15:00Z') };

async function aVisit() {
  const [owner, sitter] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner, { country: 'ES' });
  await joins(sitter, owner, [access.petId], period);
  return { owner, sitter, access };
}

test('R11.1 moving a pet changes only its own access periods', async () => {
  const [movedVisit, stays] = [await aVisit(), await aVisit()];
  // Instants that were computed with the time zone rules of an earlier year.
  const countedPeriod = { startsAt: after(-15, 'hour'), endsAt: after(30, 'hour') };
  const other = { petId: stays.access.petId, userId: stays.sitter.userId };
  await db().petMember.update({ where: { petId_userId: other }, data: countedPeriod });
  expect(await momentsOf(movedVisit.sitter, movedVisit.access.petId)).toEqual(inMadrid);

  await updatePet(movedVisit.access, { country: 'NP' }, noon);

  expect(await momentsOf(movedVisit.sitter, movedVisit.access.petId)).toEqual(inKathmandu);
  expect(await momentsOf(stays.sitter, stays.access.petId)).toEqual(countedPeriod);
});

test('R11.1 ended access stays ended when the pet moves', async () => {
  const { owner, sitter, access } = await aVisit();
  const removedMember = await aViewer();
  await joins(removedMember, owner, [access.petId], { from: '2026-03-28' });
  await removeMember(access, removedMember.userId, causedBy(owner));
  const late = new Date('2026-03-29T22:30:00Z');

  await updatePet(access, { country: 'IS' }, late);

  expect(await momentsOf(sitter, access.petId)).toEqual(inMadrid);
  expect((await momentsOf(removedMember, access.petId)).endsAt).toEqual(noon);
});
