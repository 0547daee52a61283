import { findSharedPhoto } from '@/lib/access/photo-link';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { createLink } from '@/lib/records/photos/mutations';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { causeBy } from '../support/sharing';

withDatabase();

async function aLinkedPhoto() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const id = newId();
  const photo = { id, petId: access.petId, photoKey: id, width: 9, height: 9, placeholder: '', bytes: 1, sentBytes: 1 };
  await db().photo.create({ data: { ...photo, takenAt: noon, createdAt: noon, updatedAt: noon } });
  const { url } = await createLink(access, id, 'day', causeBy(viewer));
  return { viewer, access, id, key: url.slice(url.lastIndexOf('/') + 1) };
}

type Linked = Awaited<ReturnType<typeof aLinkedPhoto>>;

test.each<[string, (linkedPhoto: Linked) => Promise<unknown>]>([
  ['the pet is deleted', ({ access }) => removePet(access, noon)],
  [
    'its owner is suspended',
    ({ viewer }) => db().user.update({ where: { id: viewer.userId }, data: { suspendedAt: noon } }),
  ],
])('R7.7 a photo link stops working once %s', async (_, ends) => {
  const [endedLink, other] = [await aLinkedPhoto(), await aLinkedPhoto()];
  expect(await findSharedPhoto(endedLink.key, noon)).toMatchObject({ photoId: endedLink.id });

  await ends(endedLink);

  expect(await findSharedPhoto(endedLink.key, noon)).toBeNull();
  expect(await findSharedPhoto(other.key, noon)).toMatchObject({ photoId: other.id });
});
