import { db } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { addMs, HOUR } from '@/lib/core/time/dates';
import { documentEntries } from '@/lib/overviews/health/document-entries';
import { documents } from '@/lib/records/documents/collection';
import { readDocument } from '@/lib/records/documents/jobs';
import { findUnread } from '@/lib/records/documents/queries';
import { getVetRecords, listVetRecords } from '@/lib/records/vet-records/queries';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, aVisit } from '../support/documents';
import { noon } from '../support/members';
import { aPdf, aPdfOfPages } from '../support/pdf';

withDatabase();

const pages = ['Clínica Sol', 'Glucosa 5,4 Urea 7', 'Creatinina 80'];

async function aPetWithReport(parent: 'visit' | 'pet') {
  const pet = await aPetWithDocuments();
  const vetRecordId = parent === 'visit' ? (await aVisit(pet.access)).id : null;
  const { id } = await pet.attach(await aPdfOfPages(pages), 'analysis.pdf', vetRecordId ? { vetRecordId } : {});
  await readDocument.handle({ documentId: id });
  const searchRecords = async (q: string) => {
    const { records, otherDocuments } = await getVetRecords(pet.access, { q });
    const filter = { q, kind: 'all', locale: languageOf('en'), timeZone: 'UTC' } as const;
    const foundEntries = [...records.items, ...documentEntries(otherDocuments, filter)];
    return foundEntries.flatMap((entry) => entry.documents.map(({ foundOn }) => foundOn));
  };
  return { ...pet, id, search: searchRecords };
}

test.each(['visit', 'pet'] as const)('R7.21 finds the page of a document of a %s', async (parent) => {
  const { search } = await aPetWithReport(parent);
  expect(await search('glucosa')).toEqual([2]);
  expect(await search('GLUCÓSA  urea')).toEqual([2]);
  expect(await search('creatinina')).toEqual([3]);
  expect(await search('analysis')).toEqual([undefined]);
  expect(await search('')).toEqual([undefined]);
  expect(await search('glucosa creatinina')).toEqual([]);
  expect(await search('%')).toEqual([]);
});

test('R7.21 later pages of the list include the matching page number', async () => {
  const { access } = await aPetWithReport('visit');
  const { items } = await listVetRecords(access, { limit: 20, q: 'urea' });
  expect(items.map((visit) => visit.documents.map(({ foundOn }) => foundOn))).toEqual([[2]]);
});

test.each(['visit', 'pet'] as const)('R7.21 finds no deleted document of a %s', async (parent) => {
  const { access, id, search } = await aPetWithReport(parent);
  await documents.remove(access, id, noon);
  expect(await search('glucosa')).toEqual([]);
});

test('R7.21 finds no document of another pet', async () => {
  await aPetWithReport('visit');
  const { access } = await aPetWithDocuments();
  expect((await listVetRecords(access, { limit: 20, q: 'glucosa' })).items).toEqual([]);
});

test('R7.21 a second reading changes nothing', async () => {
  const { access, id } = await aPetWithReport('pet');
  const { bytes } = await documents.get(access, id);
  await Promise.all([readDocument.handle({ documentId: id }), readDocument.handle({ documentId: id })]);
  expect(await db().documentPage.count({ where: { documentId: id } })).toBe(3);
  expect((await documents.get(access, id)).bytes).toBe(bytes);
});

test('R7.21 the hourly job finds unread documents, even broken ones only once', async () => {
  const { attach } = await aPetWithDocuments();
  const { id } = await attach(Buffer.from('%PDF-1.7 nothing of one %%EOF'));
  const { id: whole } = await attach(aPdf());
  const listUnread = async () => (await findUnread(addMs(noon, 2 * HOUR))).filter((one) => [id, whole].includes(one));

  expect(await listUnread()).toEqual([id, whole]);
  await readDocument.handle({ documentId: id });
  expect(await listUnread()).toEqual([whole]);
  await readDocument.handle({ documentId: whole });
  expect(await listUnread()).toEqual([]);
});
