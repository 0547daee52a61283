import { collections, factCollections } from '@/lib/collections/registry';
import { storedSource } from '@/lib/collections/source';
import { collectionTable } from '@/lib/collections/table';
import { db } from '@/lib/core/db/client';
import { findFact } from '@/lib/overviews/provenance/queries';
import { updatePet } from '@/lib/records/pets/mutations';
import { petPatch } from '@/lib/records/pets/schema';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { acceptProposal, undoDecision } from '@/lib/sharing/proposals/mutations/decide';
import { addRow } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { aDoseForVets, answerOf, aSentAnswer, author } from '../support/vet-answers';

withDatabase();

const CHIP = '724098100123456';
const OTHER = '941000024680135';
const marsh = { kind: 'confirmed', name: 'Dr. Elena Marsh', clinic: null, licence: null, through: 'info@vets.example' };
const mark = { ...marsh, at: noon.toISOString() };

type Access = Parameters<typeof updatePet>[0];

const changeAnimal = (access: Access, patch: object) => updatePet(access, petPatch('2026-03-28').parse(patch), noon);

async function aMarkedPet(pet: Record<string, unknown> = { microchip: CHIP }) {
  const access = await aPetOf(await aViewer(), pet);
  const id = await addRow('vaccinations', { petId: access.petId, skillId: '', deletedAt: null });
  await db().vaccination.update({ where: { id }, data: { source: mark } });
  const source = async () => (await vaccinations.get(access, id)).source;
  return { access, id, source };
}

test('R13.2 changing the chip voids the reader’s confirmation', async () => {
  const { access, id, source } = await aMarkedPet();
  expect(await source()).toMatchObject({ kind: 'confirmed', reader: { through: 'info@vets.example' } });

  await changeAnimal(access, { microchip: OTHER });

  expect(await source()).toMatchObject({ kind: 'typed', reader: null, saidAt: null, corrected: null });
  expect((await findFact(access, 'vaccinations', id))?.formerReader).toBe('Dr. Elena Marsh');
});

test.each([
  ['removing the chip', { microchip: null }],
  ['changing the species', { type: 'cat' }],
])('R13.2 %s makes it a different animal', async (_, patch) => {
  const { access, source } = await aMarkedPet();
  await changeAnimal(access, patch);
  expect((await source())?.kind).toBe('typed');
});

test.each([
  ['adding the first chip', {}, { microchip: CHIP }],
  ['renaming the pet', { microchip: CHIP }, { name: 'Moon' }],
  ['saving the same chip again', { microchip: CHIP }, { microchip: CHIP, type: 'dog' }],
])('R13.2 %s does not make it a different animal', async (_, pet, patch) => {
  const { access, source } = await aMarkedPet(pet);
  await changeAnimal(access, patch);
  expect((await source())?.kind).toBe('confirmed');
});

test('R13.2 restoring the previous chip restores its confirmations', async () => {
  const { access, source } = await aMarkedPet();
  for (const microchip of [OTHER, '724098100654321', null]) await changeAnimal(access, { microchip });
  expect((await source())?.kind).toBe('typed');
  await changeAnimal(access, { microchip: CHIP });
  expect((await source())?.kind).toBe('confirmed');
});

test('R13.2 entries changed in between do not regain their mark', async () => {
  const { access, id, source } = await aMarkedPet();
  await changeAnimal(access, { microchip: OTHER });
  await vaccinations.update(access, id, { batch: 'L88203' }, author);
  await changeAnimal(access, { microchip: CHIP });
  expect(await source()).toMatchObject({ kind: 'typed', reader: null });
});

test('R13.2 without a chip, restoring the species alone restores the mark', async () => {
  const { access, source } = await aMarkedPet({});
  await changeAnimal(access, { type: 'cat', microchip: OTHER });
  expect((await source())?.kind).toBe('typed');
  await changeAnimal(access, { type: 'dog' });
  expect((await source())?.kind).toBe('confirmed');
});

test.each(factCollections)('R13.2 %s follow the animal’s identity, for this pet only', async (name) => {
  const viewer = await aViewer();
  const [access, other] = [await aPetOf(viewer, { microchip: CHIP }), await aPetOf(viewer, { microchip: CHIP })];
  const ids: string[] = [];
  for (const { petId } of [access, other]) {
    const id = await addRow(name, { petId, skillId: '', deletedAt: null });
    await collectionTable(name).updateManyAndReturn({ where: { id }, data: { source: mark } });
    ids.push(id);
  }
  const kinds = async () => {
    const rows = await collectionTable<{ id: string; source: unknown }>(name).findMany({ where: { id: { in: ids } } });
    return ids.map((id) => storedSource(rows.find((row) => row.id === id)?.source)?.kind ?? null);
  };
  await changeAnimal(access, { microchip: OTHER });
  expect([collections[name].table, await kinds()]).toEqual([collections[name].table, [null, 'confirmed']]);
});

async function anAnsweredDose() {
  const link = await aDoseForVets({}, { microchip: CHIP });
  const { proposals } = await answerOf(await aSentAnswer(link.reader, link.dose.id));
  const [proposal] = proposals;
  if (!proposal) throw new Error('nothing was proposed');
  const decide = () => acceptProposal(link.access, proposal.id, { author, confirmed: false });
  const source = async () => (await vaccinations.get(link.access, link.dose.id)).source;
  return { ...link, proposal, decides: decide, source };
}

test('R13.3 a confirmation of the former animal cannot be accepted', async () => {
  const { access, decides, source } = await anAnsweredDose();
  await changeAnimal(access, { microchip: OTHER });
  await expect(decides()).rejects.toMatchObject({ code: 'overtaken' });
  expect((await source())?.kind).toBe('typed');
  await changeAnimal(access, { microchip: CHIP });
  await decides();
  expect((await source())?.kind).toBe('proposed');
});

test('R13.3 a new chip and a simultaneous acceptance leave no mark', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { access, decides, source } = await anAnsweredDose();
    const decision = decides().catch(({ code }) => expect(code).toBe('overtaken'));
    await Promise.all([decision, changeAnimal(access, { microchip: OTHER })]);
    expect((await source())?.kind).toBe('typed');
  }
});

test('R13.3 undoing an acceptance does not restore a former animal’s mark', async () => {
  const { access, proposal, decides, source } = await anAnsweredDose();
  await decides();
  await changeAnimal(access, { microchip: OTHER });
  await expect(undoDecision(access, proposal.id, author)).rejects.toMatchObject({ code: 'overtaken' });
  expect((await source())?.kind).toBe('typed');
});

test.each([
  ['add', { kind: 'add', entryId: null, entry: { vaccine: 'dog.rabies', givenOn: '2026-01-07' } }],
  ['correct', { kind: 'correct', entry: { batch: 'L88203' } }],
] as const)('R13.3 accepting a proposal to %s for a former animal counts as typed', async (_, proposedChange) => {
  const { access, proposal, decides, dose } = await anAnsweredDose();
  await db().proposal.update({ where: { id: proposal.id }, data: proposedChange });
  await changeAnimal(access, { microchip: OTHER });
  const { resultId } = await decides();
  expect((await vaccinations.get(access, resultId ?? dose.id)).source).toMatchObject({ kind: 'typed', reader: null });
});
