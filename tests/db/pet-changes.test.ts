import { db } from '@/lib/core/db/client';
import { etagOf } from '@/lib/core/http/etag';
import { removePet, setPhotoKey, updatePet } from '@/lib/records/pets/mutations';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

async function twoPets() {
  const viewer = await aViewer();
  return [await aPetOf(viewer), await aPetOf(viewer, { name: 'Nube' })] as const;
}

test('R11.6 a change is checked against its own pet’s version', async () => {
  const [luna, nube] = await twoPets();
  const { updatedAt } = await updatePet(nube, { breed: 'Beagle' }, after(1, 'hour'));
  const changes = (access: typeof luna) => updatePet(access, { colour: 'red' }, after(2, 'hour'), etagOf(updatedAt));

  expect(await changes(nube)).toMatchObject({ id: nube.petId, colour: 'red' });
  await expect(changes(luna)).rejects.toMatchObject({ code: 'overtaken', detail: { current: { id: luna.petId } } });
});

test('R7.1 a photo replaces only its own pet’s photo', async () => {
  const [luna, nube] = await twoPets();
  await setPhotoKey(luna, { photoKey: 'luna-1' }, noon);
  await setPhotoKey(nube, { photoKey: 'nube-1' }, noon);

  const changes = [
    await setPhotoKey(nube, { photoKey: 'nube-2' }, noon),
    await setPhotoKey(luna, { photoKey: 'luna-2' }, noon),
  ];

  expect(changes.map(({ replaced }) => replaced)).toEqual(['nube-1', 'luna-1']);
  const pets = await db().pet.findMany({ orderBy: { id: 'asc' }, where: { photoKey: { not: null } } });
  expect(pets.map(({ photoKey }) => photoKey)).toEqual(['luna-2', 'nube-2']);
});

test('R7.1 a binned pet gets no photo', async () => {
  const [luna] = await twoPets();
  await removePet(luna, noon);

  await expect(setPhotoKey(luna, { photoKey: 'luna-1' }, noon)).rejects.toMatchObject({ code: 'not_found' });
});
