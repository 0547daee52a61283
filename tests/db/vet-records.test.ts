import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { foldedSql } from '@/lib/core/db/folded-sql';
import { foldLetters } from '@/lib/core/text/fold';
import { newId } from '@/lib/core/validation/ids';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { getVetRecords, listVetRecords } from '@/lib/records/vet-records/queries';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

async function aVisit(access: PetAccess<'edit'>, visit: Record<string, unknown>) {
  const visitBody = { visitedOn: '2026-03-01', description: '<p>Fine</p>', ...visit };
  return vetRecords.create(access, vetRecords.input(noon).parse(visitBody), author);
}

async function aPaper({ petId }: PetAccess<'view'>, vetRecordId: string, name: string, deletedAt: Date | null = null) {
  const id = newId();
  const file = { contentType: 'application/pdf', fileKey: `pets/${petId}/documents/${id}`, bytes: 1000 };
  await db().document.create({
    data: { id, petId, vetRecordId, name, ...file, createdAt: noon, updatedAt: noon, deletedAt },
  });
  return id;
}

test('R7.5 a search matches words in visits and document names, ignoring accents', async () => {
  const access = await aPetOf(await aViewer());
  const vaccination = await aVisit(access, { reason: 'Vacunación anual', clinic: 'Clínica Sol' });
  const limp = await aVisit(access, { diagnosis: 'Sprain & rest', description: '<p>Left <b>hind</b> leg</p>' });
  await aPaper(access, limp.id, 'Röntgen.pdf');
  await aPaper(access, limp.id, 'Secret.pdf', noon);
  await aVisit(await aPetOf(await aViewer()), { reason: 'Vacunación anual' });

  const findRecords = async (q: string) => (await getVetRecords(access, { q })).records.items.map(({ id }) => id);
  expect(await findRecords('')).toHaveLength(2);
  expect(await findRecords('VACUNACION')).toEqual([vaccination.id]);
  expect(await findRecords('sol vacuna')).toEqual([vaccination.id]);
  expect(await findRecords('sol sprain')).toEqual([]);
  expect(await findRecords('hind leg')).toEqual([limp.id]);
  expect(await findRecords('sprain &')).toEqual([limp.id]);
  expect(await findRecords('rontgen')).toEqual([limp.id]);
  for (const q of ['strong', '<b>', '%', '_', "'", 'secret']) expect(await findRecords(q)).toEqual([]);

  const { some } = await getVetRecords(access, { q: 'nothing like it' });
  expect(some).toBe(true);
});

test('R7.15 a search matches alternative spellings of letters', async () => {
  const access = await aPetOf(await aViewer());
  const reasons = [
    'Große Wunde',
    'ISPARTA check',
    'İzmir, ışık',
    'Œdème',
    'Sandbjærg ØST',
    'ﬁbrosis',
    'ΚΑΛΟΣ',
    'Ветклиника ЛАПА',
  ];
  const ids = await Promise.all(reasons.map(async (reason) => (await aVisit(access, { reason })).id));
  const findRecords = async (q: string) =>
    (await getVetRecords(access, { q })).records.items.map(({ id }) => ids.indexOf(id));

  expect(
    await Promise.all(
      ['grosse', 'GROẞE', 'ısparta', 'izmir isik', 'oedeme', 'SANDBJAERG ost', 'fibrosis'].map(findRecords),
    ),
  ).toEqual([...[[0], [0], [1], [2], [3], [4], [5]]]);
  expect(await Promise.all(['καλός', 'ветклиника лапа', 'Groesse'].map(findRecords))).toEqual([[6], [7], []]);
});

test('R7.15 database and browser fold every letter alike', async () => {
  const letters: string[] = [];
  for (let code = 0x20; code < 0x3000; code += 1) letters.push(String.fromCodePoint(code));
  const texts = letters.filter((letter) => /^[\p{L}\p{M}\p{N}]$/u.test(letter)).map((letter) => `a${letter}b`);
  const rows = await db().$queryRaw<{ text: string; folded: string }[]>`
    SELECT "text", ${foldedSql(Prisma.sql`"text"`)} AS "folded" FROM unnest(${texts}::text[]) u("text")`;
  // Rare capital letters that `lower` does not change in the C locale.
  const others = /[\p{Script=Georgian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Glagolitic}]/u;
  const differing = rows.filter(({ text, folded }) => !others.test(text) && foldLetters(text) !== folded);
  expect(differing).toEqual([]);
  expect(rows.length).toBeGreaterThan(5000);
});

test('R7.5 search pages list every visit once, newest first, with documents', async () => {
  const access = await aPetOf(await aViewer());
  const days = ['2026-03-02', '2026-03-01', '2026-03-01', '2026-03-01', '2026-02-01'];
  for (const visitedOn of days) await aVisit(access, { visitedOn, reason: 'Limp' });
  await aVisit(access, { reason: 'Other' });
  const seenIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listVetRecords(access, { limit: 2, q: 'limp', ...(cursor && { cursor }) });
    seenIds.push(...page.items.map(({ visitedOn }) => visitedOn));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seenIds).toEqual(days);

  const [first] = (await listVetRecords(access, { limit: 1, q: '' })).items;
  const ids = [await aPaper(access, first?.id ?? '', 'a.pdf'), await aPaper(access, first?.id ?? '', 'b.pdf')];
  const [entry] = (await getVetRecords(access, { q: '' })).records.items;
  expect(entry?.documents.map(({ id }) => id)).toEqual(ids);
  expect(entry?.documents[0]).toEqual({
    id: ids[0],
    name: 'a.pdf',
    contentType: 'application/pdf',
    bytes: 1000,
    vetRecordId: entry?.id,
    vaccinationId: null,
    medicationId: null,
    expenseId: null,
    fileUrl: `/api/pets/${access.petId}/documents/${ids[0]}/file`,
    previewUrl: null,
    createdAt: noon.toISOString(),
  });
});

test('R7.5 a visit reads the same alone and in a list', async () => {
  const access = await aPetOf(await aViewer());
  const visit = await aVisit(access, { followUpOn: '2026-04-01', documentLinks: ['https://a.example/1'] });
  await vetRecords.update(access, visit.id, vetRecords.patch(noon).parse({ followedUp: true }), author);
  const { items } = await listVetRecords(access, { limit: 50, q: '' });
  expect(items).toEqual([{ ...(await vetRecords.get(access, visit.id)), documents: [] }]);
});

test('R7.5 a follow-up keeps the time of its first completion', async () => {
  const access = await aPetOf(await aViewer());
  const visit = await aVisit(access, { followUpOn: '2026-04-01' });
  const setFollowedUp = async (followedUp: boolean, at: Date) => {
    const patch = vetRecords.patch(at).parse({ followedUp });
    return (await vetRecords.update(access, visit.id, patch, { ...author, at })).followedUpAt;
  };

  expect(await setFollowedUp(true, noon)).toBe(noon.toISOString());
  expect(await setFollowedUp(true, after(1, 'day'))).toBe(noon.toISOString());
  expect(await setFollowedUp(false, after(1, 'day'))).toBeNull();
});

test('R7.5 reads documents of vaccinations and the pet along with visits', async () => {
  const access = await aPetOf(await aViewer());
  const [vaccinationId, goneId] = [newId(), newId()];
  const dose = { petId: access.petId, vaccine: 'dog.rabies', clinic: 'Sol', createdAt: noon, updatedAt: noon };
  const givenOn = new Date('2026-02-01');
  await db().vaccination.create({ data: { ...dose, id: vaccinationId, givenOn } });
  await db().vaccination.create({ data: { ...dose, id: goneId, givenOn, deletedAt: noon } });
  const visit = await aVisit(access, {});
  const ofVisit = await aPaper(access, visit.id, 'report.pdf');
  const moveDocument = async (parent: { vaccinationId?: string }, name: string) => {
    const id = await aPaper(access, visit.id, name);
    await db().document.update({ where: { id }, data: { vetRecordId: null, ...parent } });
  };
  await moveDocument({ vaccinationId }, 'card.pdf');
  await moveDocument({ vaccinationId: goneId }, 'gone.pdf');
  await moveDocument({}, 'pet.pdf');

  const { otherDocuments, records } = await getVetRecords(access, { q: '' });
  expect(otherDocuments.map(({ document: { name }, vaccine, clinic, day }) => [name, vaccine, clinic, day])).toEqual([
    ['card.pdf', 'dog.rabies', 'Sol', '2026-02-01'],
    ['pet.pdf', null, null, null],
  ]);
  expect(records.items.map(({ documents }) => documents.map(({ id }) => id))).toEqual([[ofVisit]]);
});

test('R7.5 filtering by kind reads only visits with such documents', async () => {
  const access = await aPetOf(await aViewer());
  await aVisit(access, {});
  const visit = await aVisit(access, {});
  await aPaper(access, visit.id, 'report.pdf');
  const ids = async (kind: 'papers' | 'photos' | 'visits') =>
    (await getVetRecords(access, { q: '', kind })).records.items.map(({ id }) => id);
  expect(await ids('papers')).toEqual([visit.id]);
  expect(await ids('photos')).toEqual([]);
  expect(await ids('visits')).toHaveLength(2);
});
