import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { createPet, emptyBin, removePet, restorePet, updatePet } from '@/lib/records/pets/mutations';
import { petCovers } from '@/lib/records/pets/vocabulary';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { withDatabase } from '../support/database';
import { asNora, causedBy, keyOf } from '../support/household';
import { many } from '../support/maximum-races';
import { aPetInput, petRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

async function twoPets() {
  const viewer = await aViewer();
  return { viewer, luna: await aPetOf(viewer), nube: await aPetOf(viewer, { name: 'Nube' }) };
}

const petOf = ({ petId }: { petId: string }) => db().pet.findUnique({ where: { id: petId } });

test('R7.1 a new pet gets the least-used cover among active pets', async () => {
  await aPetOf(await aViewer());
  const viewer = await aViewer();
  const first = await createPet(viewer, aPetInput, noon);
  await db().pet.update({ where: { id: first.id }, data: { deletedAt: noon } });
  const covers = [await createPet(viewer, aPetInput, noon), await createPet(viewer, aPetInput, noon)];
  expect([first, ...covers].map(({ cover }) => cover)).toEqual([petCovers[0], petCovers[0], petCovers[1]]);
});

test('R7.1 a change affects one pet only', async () => {
  const { luna, nube } = await twoPets();
  await updatePet(luna, { colour: 'red', archived: true }, noon);
  expect(await petOf(luna)).toMatchObject({ colour: 'red', archivedAt: noon });
  expect(await petOf(nube)).toMatchObject({ colour: null, archivedAt: null });
});

test('R7.1 a binned pet cannot be changed', async () => {
  const { luna } = await twoPets();
  await removePet(luna, noon);
  await expect(updatePet(luna, { colour: 'red' }, noon)).rejects.toMatchObject({ code: 'not_found' });
  expect(await petOf(luna)).toMatchObject({ colour: null });
});

test('R7.1 deleting affects one pet and keeps its first deletion time', async () => {
  const { luna, nube } = await twoPets();
  for (const days of [0, 1]) await removePet(luna, after(days, 'day'));
  expect(await petOf(luna)).toMatchObject({ deletedAt: noon });
  expect(await petOf(nube)).toMatchObject({ deletedAt: null });
});

test('R7.1 restoring affects one pet only', async () => {
  const { viewer, luna, nube } = await twoPets();
  for (const access of [luna, nube]) await removePet(access, noon);
  expect(await restorePet(viewer, luna, noon)).toMatchObject({ id: luna.petId });
  expect(await petOf(luna)).toMatchObject({ deletedAt: null });
  expect(await petOf(nube)).toMatchObject({ deletedAt: noon });
});

test('R7.1 restoring the last allowed pet twice counts it once', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await db().pet.createMany({ data: many(499, () => petRow(viewer.userId)) });
  await removePet(access, noon);
  for (const _ of [1, 2]) expect(await restorePet(viewer, access, noon)).toMatchObject({ id: access.petId });
});

describe('after the bin is emptied', () => {
  async function aProof() {
    const [from, to] = [await aViewer(), await aViewer()];
    const access = await aPetOf(from);
    const { id, url } = await offerPet(access, { email: 'nora@example.org' }, causedBy(from));
    await acceptPet(keyOf(url), causedBy(asNora(to)));
    await removePet(access, noon);
    return { id, from, to };
  }

  const deleteUser = ({ userId }: Viewer) => db().user.delete({ where: { id: userId } });

  const countHandovers = async (handovers: { id: string }[]) => {
    await emptyBin(after(31, 'day'));
    const where = { id: { in: handovers.map(({ id }) => id) } };
    return (await db().handover.findMany({ where, orderBy: { id: 'asc' } })).map(({ id }) => id);
  };

  test('R11.8 a handover proof remains while either side exists', async () => {
    const [both, old, next, none] = [await aProof(), await aProof(), await aProof(), await aProof()];
    const proofs = [both, old, next, none];
    expect(await countHandovers(proofs)).toEqual(proofs.map(({ id }) => id));
    for (const goneUser of [next.from, old.to, none.from, none.to]) await deleteUser(goneUser);
    expect(await countHandovers(proofs)).toEqual([both.id, old.id, next.id]);
  });

  test('R11.8 an offer remains while its pet is not deleted', async () => {
    const { viewer, luna } = await twoPets();
    const offer = await offerPet(luna, { email: 'nora@example.org' }, causedBy(viewer));
    expect(await countHandovers([offer])).toEqual([offer.id]);
  });
});
