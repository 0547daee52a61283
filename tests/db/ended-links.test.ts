import { findSharedPet } from '@/lib/access/pet-access';
import { findStay } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { acceptInvitation } from '@/lib/sharing/people/mutations/invitations';
import { removeMember, updateMember } from '@/lib/sharing/people/mutations/members';
import { aStay } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { anInvitation, causedBy, joins, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();

const later = after(5, 'day');
const muchLater = after(6, 'day');
type Own = Awaited<ReturnType<typeof aPetOf>>;

async function rejoin(owner: Viewer, carer: Viewer, petId: string) {
  const { key } = await anInvitation(owner, [petId], { mayShare: true }, later);
  await acceptInvitation(key, causedBy(carer, later));
}

interface Scene {
  owner: Viewer;
  carer: Viewer;
  access: Own;
}

async function lapse({ carer }: Scene) {
  await db().petMember.updateMany({ where: { userId: carer.userId }, data: { endsAt: after(1, 'day') } });
}

async function lose({ owner, carer, access }: Scene, patch: Parameters<typeof updateMember>[2]) {
  await updateMember(access, carer.userId, patch, causedBy(owner, after(1, 'minute')));
}

async function regain({ owner, carer, access }: Scene, patch: Parameters<typeof updateMember>[2]) {
  await updateMember(access, carer.userId, patch, causedBy(owner, later));
}

const returns = ({ owner, carer, access }: Scene) => rejoin(owner, carer, access.petId);

test.each<[string, (scene: Scene) => Promise<unknown>, (scene: Scene) => Promise<unknown>]>([
  ['a period has passed', lapse, returns],
  ['a removal', ({ owner, carer, access }) => removeMember(access, carer.userId, causedBy(owner)), returns],
  ['a later first day', (scene) => lose(scene, { from: '2026-03-30' }), async () => undefined],
  ['the right to share ended', (scene) => lose(scene, { mayShare: false }), (s) => regain(s, { mayShare: true })],
  ['a period as viewer', (s) => lose(s, { role: 'viewer' }), (s) => regain(s, { role: 'carer', mayShare: true })],
])('R9.6 a carer’s link stays ended when access returns after %s', async (_, ends, begins) => {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  await joins(carer, owner, [access.petId], { mayShare: true });
  const { accessKey } = await aShareOf(carer, access as never);
  await db().share.updateMany({ data: { createdById: await memberId(carer, access) }, where: { petId: access.petId } });
  const scene = { owner, carer, access };
  expect(await findSharedPet(accessKey, noon)).not.toBeNull();

  await ends(scene);
  await begins(scene);

  expect(await findSharedPet(accessKey, muchLater)).toBeNull();
});

async function memberId(viewer: Viewer, { petId }: Own): Promise<string> {
  const where = { petId_userId: { petId, userId: viewer.userId } };
  return (await db().petMember.findUniqueOrThrow({ where })).id;
}

test('R9.6 a carer’s calendar stays ended when access returns after its period', async () => {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  await joins(carer, owner, [access.petId]);
  await renewFeed(carer, { petId: access.petId, kinds: [], namesMedicines: false }, causedBy(carer));
  await lapse({ owner, carer, access });

  await rejoin(owner, carer, access.petId);

  expect(await db().calendarFeed.count({ where: { userId: carer.userId } })).toBe(0);
});

test('R9.6 a stay stays ended when its pet returns to its owner', async () => {
  const [owner, next] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  const { accessKey } = await aStay(owner, [access]);
  const hand = async (from: Viewer, to: Viewer) => {
    const { url } = await offerPet(access, { email: to.email }, causedBy(from));
    await acceptPet(keyOf(url), causedBy(to));
  };

  await hand(owner, next);
  await hand(next, owner);

  const stay = await findStay(accessKey, null, noon);
  expect(stay === null || 'closed' in stay).toBe(true);
});

test('R9.6 a stay keeps its other pet after a handover', async () => {
  const [owner, next] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const { accessKey } = await aStay(owner, [luna, milo]);
  const { url } = await offerPet(luna, { email: next.email }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(next));

  expect(await findStay(accessKey, null, noon)).toMatchObject({ pets: [{ id: milo.petId }] });
});
