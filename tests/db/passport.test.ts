import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { newSecret, sealText } from '@/lib/core/security/secrets';
import { dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { passportCall, posterCall, sharedPassportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';
import { allergies } from '@/lib/records/allergies/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { updatePet } from '@/lib/records/pets/mutations';
import { petPatch } from '@/lib/records/pets/schema';
import { treatments } from '@/lib/records/treatments/collection';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { type ShareKind, shareSections } from '@/lib/sharing/links/vocabulary';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { readPdf } from '../support/read-pdf';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

function context(query: Record<string, string> = {}, locale: 'en' | 'es' = 'en') {
  return {
    request: new Request('http://localhost:3000/api'),
    params: {},
    locale,
    formatLocale: locale,
    at: noon,
    query: passportQuery.parse(query),
  };
}

async function textOf(response: Response) {
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { ...pdf, text: pdf.pages.join(' ').replace(/\s+/g, ' ') };
}

async function aCaredForPet() {
  const viewer: Viewer = await aViewer();
  const access = await aPetOf(viewer);
  await updatePet(
    access,
    petPatch('2026-03-28').parse({ microchip: '724098100123456', vetClinic: 'Sunny Vets' }),
    noon,
  );
  const addEntry = async <Input>(
    collection: {
      create: (a: PetAccess<'edit'>, input: Input, by: typeof author) => Promise<unknown>;
      input: (at: Date) => { parse: (body: unknown) => Input };
    },
    entryBody: object,
  ) => collection.create(access, collection.input(noon).parse(entryBody), author);
  await addEntry(vaccinations, { vaccine: 'dog.rabies', givenOn: '2026-01-05', batch: 'R-77' });
  await addEntry(vaccinations, { vaccine: 'DHPPi', givenOn: '2026-01-06' });
  await addEntry(allergies, { allergen: 'Chicken', severity: 'severe' });
  await addEntry(conditions, { name: 'Arthritis', diagnosedOn: '2026-02-20' });
  await addEntry(medications, {
    name: 'Milbemax',
    frequency: 'QMO',
    startsOn: '2026-02-01',
    reason: 'worms',
    timeZone: 'UTC',
  });
  await addEntry(treatments, {
    kind: 'echinococcus',
    product: 'Droncit',
    substance: 'praziquantel',
    givenAt: '2026-03-01T10:00:00Z',
  });
  return { viewer, access, add: addEntry };
}

async function aShare(access: PetAccess<'own'>, share: { kind?: ShareKind; expiresAt?: Date; revokedAt?: Date } = {}) {
  const key = newSecret();
  const { id } = await db().share.create({
    data: {
      id: newId(),
      petId: access.petId,
      label: 'Dr. Paw',
      kind: 'vet',
      sections: [...shareSections],
      keyHash: new Uint8Array(Buffer.from(key)),
      keySealed: sealText('share-key', key),
      createdAt: noon,
      ...share,
    },
    select: { id: true },
  });
  return id;
}

test('R9.4 a stored record becomes a named PDF in each language and size', async () => {
  const { viewer, access } = await aCaredForPet();
  const response = await passportCall({ ...context({ size: 'a6' }, 'es'), viewer, access });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain('.pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');

  const { text, language, sizes } = await textOf(response);
  expect(language).toBe('es');
  expect(Math.round(sizes[0]?.width ?? 0)).toBe(298);
  for (const expectedText of [
    '724 098 100 123 456',
    'Sunny Vets',
    'R-77',
    'DHPPi',
    'Alergia grave: Chicken',
    'Arthritis',
    'Droncit',
    'praziquantel',
  ])
    expect(text).toContain(expectedText);
  expect(text.match(/Milbemax/g)).toHaveLength(1);
});

test('R9.4 prints a QR code only for an active link of this pet', async () => {
  const { viewer, access } = await aCaredForPet();
  const other = await aPetOf(await aViewer());
  const open = await aShare(access);
  const requestShare = async (share: string) => passportCall({ ...context({ share }), viewer, access });

  expect((await textOf(await requestShare(open))).alts).toHaveLength(2);
  const closedParts = [
    await aShare(access, { expiresAt: noon }),
    await aShare(access, { revokedAt: noon }),
    await aShare(other),
    newId(),
    'not-an-id',
  ];
  for (const share of closedParts) await expect(requestShare(share)).rejects.toMatchObject({ code: 'not_found' });
});

test('R9.2 only a vet link serves the passport, by section without owner data', async () => {
  const { access } = await aCaredForPet();
  const sharedWith = (kind: string, sections: readonly string[]) =>
    ({ ...access, shareId: newId(), kind, sections, expiresAt: null }) as unknown as SharedPetAccess;
  const requestPassport = (by: SharedPetAccess) => sharedPassportCall({ ...context(), access: by });

  const { text } = await textOf(await requestPassport(sharedWith('vet', ['vaccinations'])));

  expect(text).toContain('R-77');
  expect(text).not.toMatch(/724 ?098|Sunny Vets|Arthritis|Milbemax|Droncit|Owner/);
  for (const kind of ['groomer', 'sitter', 'finder', 'other'])
    await expect(requestPassport(sharedWith(kind, shareSections))).rejects.toMatchObject({ code: 'not_found' });
});

test('R9.4 a poster needs an active finder link', async () => {
  const { viewer, access } = await aCaredForPet();
  const requestPoster = () => posterCall({ ...context(), viewer, access });
  await expect(requestPoster()).rejects.toMatchObject({ code: 'conflict', status: 409 });

  await aShare(access, { kind: 'finder', revokedAt: noon });
  await expect(requestPoster()).rejects.toMatchObject({ code: 'conflict' });
  await aShare(access, { kind: 'finder' });
  await db().pet.update({ where: { id: access.petId }, data: { lostSince: noon, lostNote: 'Shy' } });
  const { text, pages } = await textOf(await requestPoster());
  expect(pages).toHaveLength(1);
  expect(text).toContain('Missing since 28 March 2026');
  expect(text).toContain('Shy');
});

test('R7.5 the brief lists changes since the last visit or the chosen day', async () => {
  const { access, add } = await aCaredForPet();
  const getBrief = (chosenDay?: string) =>
    getVisitBrief(access, { chosen: chosenDay, timeZone: 'UTC', at: after(1, 'day') });
  expect((await getBrief()).since).toEqual({ from: '2025-09-29', source: 'halfYear' });

  const visit = { id: newId(), petId: access.petId, description: '<p>Fine</p>', createdAt: noon, updatedAt: noon };
  await db().vetRecord.create({ data: { ...visit, visitedOn: dayToColumn('2026-02-10') } });
  await db().vetRecord.create({
    data: { ...visit, id: newId(), visitedOn: dayToColumn('2026-03-20'), deletedAt: noon },
  });
  await add(medications, { name: 'Pill', frequency: 'SID', startsOn: '2026-03-01', timeZone: 'UTC' });
  const brief = await getBrief();
  expect(brief).toMatchObject({
    lastVisit: '2026-02-10',
    since: { from: '2026-02-11', source: 'visit' },
    weight: null,
  });
  expect(brief.news.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'newAllergy Chicken',
    'newMedication Pill',
    'newCondition Arthritis',
  ]);
  expect(brief.vaccinations).toEqual([]);
  expect((await getBrief('2026-01-06')).vaccinations).toHaveLength(1);

  const patch = petPatch('2026-03-28').parse({ visitQuestions: ' Limp?\r\n\r\n\r\nDiet <b>? ' });
  expect((await updatePet(access, patch, noon)).visitQuestions).toBe('Limp?\n\nDiet <b>?');
  expect((await getBrief()).pet.visitQuestions).toBe('Limp?\n\nDiet <b>?');
});

test('R7.5 questions have at most 2,000 characters and may be empty', () => {
  expect(petPatch('2026-03-28').safeParse({ visitQuestions: 'x'.repeat(2001) }).success).toBe(false);
  expect(petPatch('2026-03-28').parse({ visitQuestions: '  ' })).toEqual({ visitQuestions: '' });
});
