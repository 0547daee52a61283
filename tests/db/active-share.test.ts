import { findSharedPet } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { removePet } from '@/lib/records/pets/mutations';
import { recordOpening } from '@/lib/sharing/links/mutations/openings';
import { createShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, joins } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';

withDatabase();

const phone = { device: 'Safari, iOS', network: '10.1.2.0/24' };
const isOpen = async (accessKey: string, at = noon) => (await findSharedPet(accessKey, at)) !== null;

test('R9.1 an opening counts per link, device, network, and half hour', async () => {
  const { viewer, access, share } = await aSharedPet();
  const other = await aShareOf(viewer, access);
  await recordOpening(await openShare(share.accessKey), { ...phone, sessionSecret: null, at: noon });
  const isCounted = async (accessKey: string, origin = phone, at = after(29, 'minute')) =>
    (await findSharedPet(accessKey, at, { origin }))?.isCounted;

  expect(await isCounted(share.accessKey)).toBe(true);
  expect(await isCounted(other.accessKey)).toBe(false);
  expect(await isCounted(share.accessKey, { ...phone, device: 'Firefox, Android' })).toBe(false);
  expect(await isCounted(share.accessKey, { ...phone, network: '10.9.9.0/24' })).toBe(false);
  expect(await isCounted(share.accessKey, phone, after(31, 'minute'))).toBe(false);
});

test('R9.2 a link uses the time zone of its own pet’s home', async () => {
  const [spanish, nepalese] = [await aSharedPet({}, { country: 'ES' }), await aSharedPet({}, { country: 'NP' })];

  const sharedPets = [await openShare(spanish.share.accessKey), await openShare(nepalese.share.accessKey)];

  expect(sharedPets.map(({ petId }) => petId)).toEqual([spanish.access.petId, nepalese.access.petId]);
  expect(sharedPets.map(({ timeZone }) => timeZone)).toEqual(['Europe/Madrid', 'Asia/Kathmandu']);
});

test('R9.2 a link stops working once its pet is deleted', async () => {
  const { viewer, access, share } = await aSharedPet();
  const abandonedShare = await aShareOf(viewer, await aPetOf(viewer));

  await removePet(access, noon);

  expect([await isOpen(share.accessKey), await isOpen(abandonedShare.accessKey)]).toEqual([false, true]);
});

test('R9.2 a link stops working while its owner is suspended', async () => {
  const [suspendedHome, other] = [await aSharedPet(), await aSharedPet()];

  await db().user.update({ where: { id: suspendedHome.viewer.userId }, data: { suspendedAt: noon } });

  expect([await isOpen(suspendedHome.share.accessKey), await isOpen(other.share.accessKey)]).toEqual([false, true]);
});

test('R9.2 a revoked or expired link stops working, the pet’s other links remain', async () => {
  const { viewer, access, share } = await aSharedPet();
  const [expiring, endless] = [
    await aShareOf(viewer, access, { expiresAt: after(1, 'day') }),
    await aShareOf(viewer, access, { expiresAt: null }),
  ];
  await revokeShare(access, share.id, causeBy(viewer));
  const keys = [share, expiring, endless].map(({ accessKey }) => accessKey);

  const [now, later] = [noon, after(1, 'day')].map((at) => Promise.all(keys.map((key) => isOpen(key, at))));

  expect(await now).toEqual([false, true, true]);
  expect(await later).toEqual([false, false, true]);
});

test('R11.2 a carer’s link ends with their access period, the owner’s link remains', async () => {
  const { viewer: owner, access, share } = await aSharedPet({ expiresAt: null });
  const carer = await aViewer();
  await joins(carer, owner, [access.petId], { mayShare: true, until: '2026-03-28' });
  const link = { label: 'Vet', kind: 'vet' as const, expiresAt: null };
  const theirs = await createShare(await accessOf(carer, access.petId, 'share'), link, causedBy(carer));
  const keys = [share.accessKey, theirs.accessKey];

  expect(await Promise.all(keys.map((key) => isOpen(key, after(11, 'hour'))))).toEqual([true, true]);
  expect(await Promise.all(keys.map((key) => isOpen(key, after(13, 'hour'))))).toEqual([true, false]);
});
