import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { findFact } from '@/lib/overviews/provenance/queries';
import { addDocument } from '@/lib/records/documents/mutations';
import { updatePet } from '@/lib/records/pets/mutations';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { weights } from '@/lib/records/weights/collection';
import { undoImport } from '@/lib/sharing/imports/mutations';
import { listImports } from '@/lib/sharing/imports/queries';
import { savePaper } from '@/lib/sharing/papers/mutations';
import { type PaperInput, paperBody } from '@/lib/sharing/papers/schema';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold } from '../support/household';
import { after, noon } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();

type Home = Awaited<ReturnType<typeof aHousehold>>;

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const rabies = { vaccine: 'dog.rabies', givenOn: '2026-01-05', batch: 'A1' };
const weighed = { measuredAt: '2026-01-05T12:00:00.000Z', grams: 10_400 };
const chip = '941000012345678';
const later = after(1, 'minute', noon);

async function aDocument({ access }: Home): Promise<string> {
  const id = newId();
  const stored = { id, name: 'card.jpg', contentType: 'image/jpeg', previewKey: null, bytes: 10 } as const;
  await addDocument(access, { ...stored, fileKey: `pets/${access.petId}/documents/${id}` }, {}, noon);
  return id;
}

async function save(home: Home, entries: Partial<PaperInput>) {
  const { documentId = await aDocument(home), ...others } = entries;
  const body = paperBody(noon).parse({ importId: newId(), documentId, ...others });
  return savePaper(home.access, body, { ...author, userId: home.owner.userId });
}

const page = { limit: 50 };

test('R16.10 confirmed entries name the document as their source', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const { vaccinations: ids } = await save(home, { vaccinations: [rabies], weights: [weighed] });

  const { items } = await vaccinations.list(home.access, page);
  expect(items).toMatchObject([{ id: ids[0], batch: 'A1', source: { kind: 'read', document: 'card.jpg' } }]);
  expect((await weights.list(home.access, page)).items).toMatchObject([{ source: { kind: 'read' } }]);
});

test('R16.10 a changed fact of a read entry counts as a correction', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const {
    vaccinations: [id = ''],
  } = await save(home, { vaccinations: [rabies] });

  const noted = await vaccinations.update(home.access, id, { note: 'Calm' }, { ...author, at: later });
  expect(noted.source).toMatchObject({ kind: 'read', corrected: null });
  const changed = await vaccinations.update(home.access, id, { batch: 'A7' }, { ...author, at: later });
  expect(changed.source).toMatchObject({ kind: 'typed', corrected: { at: later.toISOString() } });
  expect((await findFact(home.access, 'vaccinations', id))?.history.map(({ what }) => what)).toEqual([
    'changed',
    'read',
  ]);
});

test('R16.11 one refused entry writes nothing and is named by its position', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const early = { ...rabies, givenOn: '2019-01-05' };

  await expect(
    save(home, { vaccinations: [rabies, early], weights: [weighed], pet: { microchip: chip } }),
  ).rejects.toMatchObject({ code: 'invalid', detail: { fields: { 'vaccinations.1.givenOn': expect.any(String) } } });
  expect(await db().vaccination.count({ where: { petId: home.access.petId } })).toBe(0);
  expect(await db().import.count({ where: { userId: home.owner.userId } })).toBe(0);
});

test('R16.11 an unlikely weight of a paper asks before it is stored', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  await save(home, { weights: [weighed] });
  const unlikely = { measuredAt: '2026-01-06T12:00:00.000Z', grams: 104_000 };

  await expect(save(home, { weights: [unlikely] })).rejects.toMatchObject({
    code: 'confirmation_required',
    detail: { fields: { 'weights.0.grams': expect.any(String) } },
  });
  await save(home, { weights: [{ ...unlikely, confirmed: true }] });
  expect((await weights.list(home.access, page)).items).toHaveLength(2);
});

test('R16.11 a document of another pet or in the bin is refused', async () => {
  const [home, other] = [await aHousehold(), await aHousehold()];
  const refusal = { code: 'invalid', detail: { fields: { documentId: expect.any(String) } } };
  const binned = await aDocument(home);
  await db().document.update({ where: { id: binned }, data: { deletedAt: noon } });

  const ofBinnedEntry = await aDocument(home);
  const {
    vaccinations: [vaccinationId = ''],
  } = await save(home, { vaccinations: [rabies] });
  await db().vaccination.update({ where: { id: vaccinationId }, data: { deletedAt: noon } });
  await db().document.update({ where: { id: ofBinnedEntry }, data: { vaccinationId } });

  for (const documentId of [await aDocument(other), binned, ofBinnedEntry, newId()]) {
    await expect(save(home, { documentId, vaccinations: [rabies] })).rejects.toMatchObject(refusal);
  }
});

test('R16.12 a paper fills empty fields of the profile and changes no others', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  await save(home, { pet: { microchip: '941 000 012 345 678', passportNumber: 'ES-1' } });
  const { petId } = home.access;
  const select = { microchip: true, passportNumber: true };
  expect(await db().pet.findUnique({ where: { id: petId }, select })).toEqual({
    microchip: chip,
    passportNumber: 'ES-1',
  });

  await updatePet(home.access, { passportNumber: null }, noon);
  await expect(save(home, { pet: { microchip: '941000012345679', passportNumber: 'ES-2' } })).rejects.toMatchObject({
    detail: { fields: { 'pet.microchip': 'papers.profileTaken' } },
  });
  expect(await db().pet.findUnique({ where: { id: petId }, select })).toEqual({
    microchip: chip,
    passportNumber: null,
  });
});

const profileOf = ({ access: { petId } }: Home) =>
  db().pet.findUnique({ where: { id: petId }, select: { microchip: true, passportNumber: true } });

test('R16.13 undoing a paper empties the profile fields it filled', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  await updatePet(home.access, { passportNumber: 'ES-1' }, noon);
  const pet = { microchip: chip, passportNumber: 'ES-1' };
  const { importId } = await save(home, { vaccinations: [rabies], pet });

  expect(await undoImport(home.owner, importId, later)).toEqual({ rest: 0, remaining: 0 });
  expect(await profileOf(home)).toEqual({ microchip: null, passportNumber: 'ES-1' });
  const stored = await db().import.findUnique({ where: { id: importId } });
  expect(stored).toMatchObject({ microchip: null, passportNumber: null });
});

test('R16.13 undoing a paper without entries keeps a changed profile field', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const { importId } = await save(home, { pet: { microchip: chip, passportNumber: 'ES-1' } });
  await updatePet(home.access, { passportNumber: 'ES-2' }, noon);
  expect(await listImports(home.owner, later)).toMatchObject([{ id: importId, entries: 0, fillsProfile: true }]);

  expect(await undoImport(home.owner, importId, later)).toEqual({ rest: 0, remaining: 1 });
  expect(await profileOf(home)).toEqual({ microchip: null, passportNumber: 'ES-2' });
  expect(await undoImport(home.owner, importId, later)).toEqual({ rest: 0, remaining: 1 });
});

test('R16.13 undoing a paper leaves confirmed facts with their animal', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const confirmed = { kind: 'confirmed', name: 'Dr. Ruiz', clinic: null, licence: null, at: noon.toISOString() };
  const { id } = await weights.create(home.access, weights.input(noon).parse(weighed), author);
  await db().weight.update({ where: { id }, data: { source: confirmed } });
  const { importId } = await save(home, { pet: { microchip: chip } });

  await undoImport(home.owner, importId, later);
  expect(await profileOf(home)).toMatchObject({ microchip: null });
  expect((await db().weight.findUniqueOrThrow({ where: { id } })).source).toEqual(confirmed);
});

test('R16.13 undoing a paper keeps a chip that a vet has seen', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const { importId } = await save(home, { pet: { microchip: chip } });
  const { id: shareId } = await aShareOf(home.owner, await accessOf(home.owner, home.access.petId, 'share'));
  const sent = { createdAt: later, sentAt: later };
  await db().vetAnswer.create({ data: { id: newId(), petId: home.access.petId, shareId, ...sent } });

  expect(await undoImport(home.owner, importId, later)).toEqual({ rest: 0, remaining: 1 });
  expect(await profileOf(home)).toMatchObject({ microchip: chip });
});

test('R16.13 undoing a paper removes its entries at once and keeps changed ones', async () => {
  const home = await aHousehold({ type: 'dog', dateOfBirth: '2020-01-01' });
  const leptospirosis = { vaccine: 'dog.lepto', givenOn: '2026-01-05' };
  const saved = await save(home, { vaccinations: [rabies, leptospirosis], weights: [weighed] });
  await vaccinations.update(home.access, saved.vaccinations[0] ?? '', { batch: 'A7' }, { ...author, at: later });

  expect(await undoImport(home.owner, saved.importId, later)).toEqual({ rest: 0, remaining: 1 });
  expect((await vaccinations.list(home.access, page)).items.map(({ id }) => id)).toEqual([saved.vaccinations[0]]);
  expect((await weights.list(home.access, page)).items).toEqual([]);
  expect(await db().document.count({ where: { petId: home.access.petId, deletedAt: null } })).toBe(1);
});
