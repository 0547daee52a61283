import { findFeed } from '@/lib/access/feed-access';
import { findSharedPet } from '@/lib/access/pet-access';
import { findSharedPhoto } from '@/lib/access/photo-link';
import { findStay } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { aStay } from '../support/a-stay';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, joins, origin } from '../support/household';
import { photoRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();

const later = after(1, 'hour');

async function aPhotoKey(petId: string): Promise<string> {
  const photo = await db().photo.create({ data: photoRow(petId) });
  const key = newSecret();
  const link = { id: newId(), photoId: photo.id, keyHash: hashSecret(key), createdAt: noon };
  await db().photoLink.create({ data: { ...link, expiresAt: after(1, 'day') } });
  return key;
}

async function aScene() {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  await joins(carer, owner, [access.petId], { mayShare: true });
  const carers = await aShareOf(carer, await accessOf(carer, access.petId, 'share'));
  const [owners, stay] = [await aShareOf(owner, access), await aStay(owner, [access])];
  const photoKey = await aPhotoKey(access.petId);
  const { url } = await renewFeed(owner, { petId: null, kinds: [], namesMedicines: false }, causedBy(owner));
  const feedKey = new URL(url).pathname.replace(/^.*\/|\.ics$/g, '');
  const openAt = async (at: Date) => {
    const foundAccess = {
      'own link': await findSharedPet(owners.accessKey, at),
      'carer’s link': await findSharedPet(carers.accessKey, at),
      'photo link': await findSharedPhoto(photoKey, at),
      stay: await findStay(stay.accessKey, null, at),
      calendar: await findFeed(feedKey, at),
    };
    return Object.entries(foundAccess).flatMap(([name, link]) => (link && !('closed' in link) ? [name] : []));
  };
  return { owner, carer, access, openAt };
}

const suspend = async ({ userId }: Viewer, suspended: boolean) =>
  setSuspended((await anAdmin()).admin, userId, suspended, { origin, at: noon });

const all = ['own link', 'carer’s link', 'photo link', 'stay', 'calendar'];

test('R9.6 R8.2 lifting a suspension reopens links but not the calendar', async () => {
  const { owner, openAt } = await aScene();
  expect(await openAt(noon)).toEqual(all);

  await suspend(owner, true);
  expect(await openAt(later)).toEqual([]);

  await suspend(owner, false);
  expect(await openAt(later)).toEqual(all.slice(0, -1));
});

test('R9.6 R8.2 lifting a suspension reopens a carer’s link while membership lasts', async () => {
  const { carer, openAt } = await aScene();

  await suspend(carer, true);
  expect(await openAt(later)).not.toContain('carer’s link');

  await suspend(carer, false);
  expect(await openAt(later)).toEqual(all);
});

test('R9.6 a carer removed while suspended regains no link', async () => {
  const { owner, carer, access, openAt } = await aScene();
  await suspend(carer, true);
  await removeMember(access, carer.userId, causedBy(owner));

  await suspend(carer, false);
  await joins(carer, owner, [access.petId], { mayShare: true });

  expect(await openAt(later)).not.toContain('carer’s link');
});
