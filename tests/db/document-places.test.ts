import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { restoreCall, serveDocument, servePreview } from '@/lib/records/documents/calls';
import { documents } from '@/lib/records/documents/collection';
import { listDocuments } from '@/lib/records/documents/queries';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { insertInParts } from '@/prisma/insert-in-parts';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, aVisit, filesOf } from '../support/documents';
import { documentRow } from '../support/maximum-rows';
import { noon } from '../support/members';
import { aPdf } from '../support/pdf';
import { readExport } from '../support/read-export';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const all = { limit: 50 };

describe('R7.5 the parent entry of a document', () => {
  test('the health record has the newest 4,000 documents, oldest first', async () => {
    const { access } = await aPetWithDocuments();
    const input = vaccinations.input(noon).parse({ vaccine: 'dog.rabies', givenOn: '2026-03-01' });
    const { id: vaccinationId } = await vaccinations.create(access, input, author);
    const rows = Array.from({ length: 4001 }, () => ({ ...documentRow(access.petId), vaccinationId }));
    await insertInParts(rows, (data) => db().document.createMany({ data }));

    const record = await getHealthRecord(access, { parts: ['documents'] });

    expect(record.documents.map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  });

  test('a visit and a vaccination each list their own document', async () => {
    const { viewer, access, attach } = await aPetWithDocuments();
    const visit = await aVisit(access);
    const input = vaccinations.input(noon).parse({ vaccine: 'dog.rabies', givenOn: '2026-03-01' });
    const dose = await vaccinations.create(access, input, author);
    const report = await attach(aPdf(), 'report.pdf', { vetRecordId: visit.id });
    const stamp = await attach(aPdf(), 'stamp.pdf', { vaccinationId: dose.id });

    const ofVisit = await listDocuments(access, { ...all, vetRecordId: visit.id });
    expect(ofVisit.items.map(({ id }) => id)).toEqual([report.id]);
    expect((await getHealthRecord(access, { parts: ['documents'] })).documents.map(({ id }) => id)).toEqual([stamp.id]);

    const { lists, files } = await readExport(viewer);
    expect(lists.documents).toHaveLength(2);
    expect(JSON.stringify(lists.documents)).not.toContain('fileKey');
    expect(files.map(({ name }) => name)).toContain(`documents/${stamp.id}-stamp.pdf`);
    for (const { key } of files) expect(await storage().get(key)).not.toBeNull();
  });

  test('R9.1 deleting a visit hides its documents and their files', async () => {
    const { access, attach, context } = await aPetWithDocuments();
    const visit = await aVisit(access);
    const report = await attach(aPdf(), 'report.pdf', { vetRecordId: visit.id });
    const loose = await attach(aPdf(), 'loose.pdf');
    const serveFile = ({ id }: { id: string }) => serveDocument(context(undefined, { documentId: id }));
    await vetRecords.remove(access, visit.id, noon);

    const hiddenPage = await listDocuments(access, all);
    await expect(serveFile(report)).rejects.toMatchObject({ code: 'not_found' });
    expect(hiddenPage.items.map(({ id }) => id)).toEqual([loose.id]);

    await vetRecords.restore(access, visit.id, noon);
    expect((await serveFile(report)).status).toBe(200);
  });

  test('rejects a missing, foreign, or second parent and leaves no file', async () => {
    const { access, attach } = await aPetWithDocuments();
    const visit = await aVisit(access);
    const other = await aVisit((await aPetWithDocuments()).access);
    for (const vetRecordId of [newId(), other.id, 'x']) {
      const fields = { vetRecordId: 'entries.validation.invalid' };
      await expect(attach(aPdf(), 'a.pdf', { vetRecordId })).rejects.toMatchObject({
        code: 'invalid',
        detail: { fields },
      });
    }
    await expect(attach(aPdf(), 'a.pdf', { vetRecordId: visit.id, vaccinationId: newId() })).rejects.toThrow();
    await expect(attach(aPdf(), 'a.pdf', { owner: 'me' })).rejects.toMatchObject({ code: 'invalid' });

    await vetRecords.remove(access, visit.id, noon);
    await expect(attach(aPdf(), 'a.pdf', { vetRecordId: visit.id })).rejects.toMatchObject({ code: 'invalid' });
    expect(await filesOf(access)).toEqual([]);
  });

  test('a visit holds ten files, even with parallel uploads and undo', async () => {
    const { access, attach, context } = await aPetWithDocuments();
    const { id: vetRecordId } = await aVisit(access);
    const at = (n: number) => attach(aPdf(`Page ${n}`), `${n}.pdf`, { vetRecordId });
    const sends = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => at(n)));
    const [first, ...remainingDocuments] = sends.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

    expect(remainingDocuments).toHaveLength(9);
    expect(sends.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 5 }, () => 'limit_reached'),
    );
    expect(await filesOf(access)).toHaveLength(10);

    const documentId = first?.id ?? '';
    await documents.remove(access, documentId, noon);
    const last = await at(15);
    await expect(restoreCall(context(undefined, { documentId }))).rejects.toMatchObject({ code: 'limit_reached' });

    await documents.remove(access, last.id, noon);
    expect(await restoreCall(context(undefined, { documentId }))).toMatchObject({ id: documentId });
    expect(await restoreCall(context(undefined, { documentId }))).toMatchObject({ id: documentId });
  });

  test('R2.1 another user’s documents are not found', async () => {
    const { attach } = await aPetWithDocuments();
    const { id: documentId } = await attach(aPdf());
    const eve = await aPetWithDocuments();
    for (const serveCall of [serveDocument, servePreview, restoreCall]) {
      await expect(serveCall(eve.context(undefined, { documentId }))).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
