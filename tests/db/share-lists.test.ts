import type { Viewer } from '@/lib/access/viewer';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { db } from '@/lib/core/db/client';
import { removePet } from '@/lib/records/pets/mutations';
import { recordOpening } from '@/lib/sharing/links/mutations/openings';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import { findOpenedNotice, findSharedView, listOpenings, listShares } from '@/lib/sharing/links/queries';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { accessOf, joins, origin } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';

withDatabase();

const all = { limit: 50 };
const phone = { device: 'Safari, iOS', network: '10.1.2.0/24', sessionSecret: null, at: noon };
const open = async ({ accessKey }: { accessKey: string }, more: Partial<typeof phone> = {}) =>
  recordOpening(await openShare(accessKey), { ...phone, ...more });

test('R9.1 R11.1 an owner lists all links, a carer only their own', async () => {
  const { viewer, access, share } = await aSharedPet();
  await aShareOf(viewer, await aPetOf(viewer));
  const carer = await aViewer();
  await joins(carer, viewer, [access.petId], { mayShare: true });
  const carers = await accessOf(carer, access.petId, 'share');
  const theirs = await aShareOf(carer, carers as typeof access);
  const idsOf = async (of: typeof carers) => (await listShares(of, all, noon)).items.map(({ id }) => id);

  expect(await idsOf(access)).toEqual([theirs.id, share.id]);
  expect(await idsOf(carers)).toEqual([theirs.id]);
});

test('R9.1 R11.1 each link lists its own openings, only to permitted members', async () => {
  const { viewer, access, share } = await aSharedPet();
  const second = await aShareOf(viewer, access);
  const carer = await aViewer();
  await joins(carer, viewer, [access.petId], { mayShare: true });
  await open(share);
  await open(second, { device: 'Firefox, Android' });

  const lists = [await listOpenings(access, share.id, all), await listOpenings(access, second.id, all)];

  expect(lists.map(({ items }) => items.map(({ device }) => device))).toEqual([['Safari, iOS'], ['Firefox, Android']]);
  for (const other of [await accessOf(carer, access.petId, 'share'), await aPetOf(await aViewer())])
    await expect(listOpenings(other, share.id, all)).rejects.toMatchObject({ code: 'not_found' });
});

test('R9.1 R11.1 the share page lists all pets the user may share now', async () => {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const own = await aPetOf(carer, { name: 'Own' });
  const named = (name: string) => aPetOf(owner, { name });
  const [shared, ended, caredFor, seen, deleted] = [
    await named('Shared'),
    await named('Ended'),
    await named('Cared for'),
    await named('Seen'),
    await named('Deleted'),
  ];
  await named('Not theirs');
  await joins(carer, owner, [shared.petId, ended.petId, deleted.petId], { mayShare: true });
  await joins(carer, owner, [caredFor.petId]);
  await joins(carer, owner, [seen.petId], { role: 'viewer', mayShare: true });
  await db().petMember.updateMany({ where: { petId: ended.petId, userId: carer.userId }, data: { endsAt: noon } });
  await removePet(deleted, noon);
  const namesOn = async (viewer: Viewer) =>
    (await getSharePage(await accessOf(viewer, shared.petId, 'share'), noon)).pets.map(({ name }) => name);

  expect(await namesOn(carer)).toEqual(['Own', 'Shared']);
  expect(await namesOn(owner)).toEqual(['Shared', 'Ended', 'Cared for', 'Seen', 'Not theirs']);
  expect((await getSharePage(own, noon)).pets.map(({ name }) => name)).toEqual(['Own', 'Shared']);
});

test('R9.2 a revoked link shows nothing while another stays active', async () => {
  const { viewer, access, share } = await aSharedPet();
  const other = await aShareOf(viewer, access);
  const [onTheWay, reader] = [await openShare(share.accessKey), await openShare(other.accessKey)];

  await revokeShare(access, share.id, causeBy(viewer));

  expect(await findSharedView(onTheWay, share.accessKey, noon)).toBeNull();
  expect(await findSharedView(reader, other.accessKey, noon)).toMatchObject({ pet: { name: 'Luna' } });
});

test('R9.1 each first-opening notice describes its own link', async () => {
  const [one, two] = [await aSharedPet(), await aSharedPet()];
  await open(one.share);
  await open(two.share, { device: 'Firefox, Android', at: after(1, 'minute') });

  const told = [await findOpenedNotice(one.share.id), await findOpenedNotice(two.share.id)];

  expect(told.map((notice) => [notice?.opening.device, notice?.owner.email])).toEqual([
    ['Safari, iOS', one.viewer.email],
    ['Firefox, Android', two.viewer.email],
  ]);
});

type Shared = Awaited<ReturnType<typeof aSharedPet>>;

test.each<[string, (shared: Shared) => Promise<unknown>]>([
  ['the link is revoked', ({ viewer, access, share }) => revokeShare(access, share.id, causeBy(viewer))],
  ['the pet is deleted', ({ access }) => removePet(access, noon)],
  [
    'its owner is suspended',
    async ({ viewer }) => setSuspended((await anAdmin()).admin, viewer.userId, true, { origin, at: noon }),
  ],
  [
    'its owner wants no notice',
    ({ viewer }) => db().user.update({ where: { id: viewer.userId }, data: { shareNotice: false } }),
  ],
])('R9.1 no opening notice is sent once %s', async (_, ends) => {
  const sharedHome = await aSharedPet();
  await open(sharedHome.share);

  await ends(sharedHome);

  expect(await findOpenedNotice(sharedHome.share.id)).toBeNull();
});
