import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { documentEntries } from '@/lib/overviews/health/document-entries';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';
import { restoreCall, serveDocument, serveSharedDocument } from '@/lib/records/documents/calls';
import { documents } from '@/lib/records/documents/collection';
import { listDocuments } from '@/lib/records/documents/queries';
import { expenses } from '@/lib/records/expenses/collection';
import { getCosts } from '@/lib/records/expenses/queries';
import { getVetRecords } from '@/lib/records/vet-records/queries';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { findProof } from '@/lib/sharing/handover/queries';
import { getSharedView } from '@/lib/sharing/links/queries';
import { shareSections } from '@/lib/sharing/links/vocabulary';
import { savePaper } from '@/lib/sharing/papers/mutations';
import { paperBody } from '@/lib/sharing/papers/schema';
import { getPassportFacts } from '@/lib/sharing/signed-passport/queries';
import { signedParts } from '@/lib/sharing/signed-passport/vocabulary';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, aVisit } from '../support/documents';
import { accessOf, asNora, causedBy, keyOf } from '../support/household';
import { aViewer, noon } from '../support/members';
import { aPdf } from '../support/pdf';
import { exported, sendExport } from '../support/pet-imports';
import { aShareOf, openShare } from '../support/sharing';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const all = { limit: 50 };

function aCost(access: PetAccess<'edit'>, cost: object = {}) {
  const body = { paidOn: '2026-03-01', category: 'food', amountCents: 1000, currency: 'EUR', ...cost };
  return expenses.create(access, expenses.input(noon).parse(body), author);
}

async function aReceipt(cost: object = {}) {
  const pet = await aPetWithDocuments();
  const { id: expenseId } = await aCost(pet.access, cost);
  const receipt = await pet.attach(aPdf(), 'receipt.pdf', { expenseId });
  return { ...pet, expenseId, receipt };
}

const receiptsOf = async ({ viewer, access }: Awaited<ReturnType<typeof aReceipt>>) =>
  (await getCosts(access, viewer, noon)).receipts.map(({ id, name }) => [id, name]);

describe('R17.5 the receipts of a cost', () => {
  test('go to the bin and back with their cost', async () => {
    const home = await aReceipt();
    const { access, expenseId, receipt, context } = home;
    const serve = () => serveDocument(context(undefined, { documentId: receipt.id }));
    expect(receipt).toMatchObject({ expenseId, vetRecordId: null });
    expect(await receiptsOf(home)).toEqual([[receipt.id, 'receipt.pdf']]);
    expect((await listDocuments(access, { ...all, expenseId })).items).toMatchObject([{ id: receipt.id }]);
    expect((await serve()).status).toBe(200);

    await expenses.remove(access, expenseId, noon);
    expect([await receiptsOf(home), (await listDocuments(access, all)).items]).toEqual([[], []]);
    await expect(serve()).rejects.toMatchObject({ code: 'not_found' });
    await expenses.restore(access, expenseId, noon);
    expect(await receiptsOf(home)).toHaveLength(1);

    await documents.remove(access, receipt.id, noon);
    expect(await receiptsOf(home)).toEqual([]);
    await restoreCall(context(undefined, { documentId: receipt.id }));
    expect(await receiptsOf(home)).toHaveLength(1);
  });

  test('are up to ten, of a present cost of the pet', async () => {
    const { access, attach, expenseId } = await aReceipt();
    const refused = { detail: { fields: { expenseId: 'entries.validation.invalid' } } };
    const other = await aReceipt();
    for (const id of [newId(), other.expenseId])
      await expect(attach(aPdf(), 'a.pdf', { expenseId: id })).rejects.toMatchObject(refused);
    const { id: vetRecordId } = await aVisit(access);
    await expect(attach(aPdf(), 'a.pdf', { expenseId, vetRecordId })).rejects.toMatchObject({ code: 'invalid' });

    for (let count = 1; count < 10; count += 1) await attach(aPdf(`Page ${count}`), `${count}.pdf`, { expenseId });
    await expect(attach(aPdf(), 'a.pdf', { expenseId })).rejects.toMatchObject({ code: 'limit_reached' });
    await expenses.remove(access, expenseId, noon);
    await expect(attach(aPdf(), 'a.pdf', { expenseId })).rejects.toMatchObject(refused);
  });

  test.each([
    [{ title: 'Kibble' }, 'Kibble'],
    [{}, 'receipt.pdf'],
  ])('of the cost %j are found among all documents as “%s”', async (cost, title) => {
    const { access, expenseId, receipt } = await aReceipt(cost);
    const { otherDocuments } = await getVetRecords(access, { q: '' });
    const filter = { kind: 'all', q: 'receipt', locale: 'en', timeZone: 'UTC' } as const;
    expect(documentEntries(otherDocuments, filter)).toMatchObject([
      { of: 'expense', id: expenseId, title, category: 'food', day: '2026-03-01', documents: [{ id: receipt.id }] },
    ]);
    await expenses.remove(access, expenseId, noon);
    expect((await getVetRecords(access, { q: '' })).otherDocuments).toEqual([]);
  });

  test('are exported and imported with their cost, and never without it', async () => {
    const { viewer, receipt, expenseId } = await aReceipt();
    const next = await aViewer();
    const data = await exported(viewer);
    expect(data.documents).toMatchObject([{ id: receipt.id, expenseId }]);

    const [pet] = (await sendExport(next, data, false)).pets;
    const [cost] = (await exported(next)).expenses;
    expect(pet?.files).toMatchObject([{ fields: { name: 'receipt.pdf', expenseId: cost.id } }]);
    expect((await sendExport(next, data, true)).pets[0]?.files).toHaveLength(1);
    await db().expense.updateMany({ where: { id: cost.id }, data: { deletedAt: noon } });
    expect((await sendExport(next, data, true)).pets[0]?.files).toEqual([]);

    const broken = { ...data, expenses: [{ ...data.expenses[0], currency: 'euro' }] };
    expect((await sendExport(await aViewer(), broken, true)).pets).toMatchObject([{ files: [], unreadable: 2 }]);
  });
});

describe('R17.6 the privacy of receipts', () => {
  test('no link, page of a vet, PDF or signed passport shows them', async () => {
    const { viewer, access, receipt, context } = await aReceipt({ title: 'Kibble' });
    const visibleTexts: string[] = [];
    for (const kind of ['vet', 'other', 'sitter'] as const) {
      const { accessKey } = await aShareOf(viewer, access, { kind, sections: [...shareSections] });
      const share = await openShare(accessKey);
      const view = await getSharedView(share, accessKey, noon);
      expect(view.documents).toEqual([]);
      visibleTexts.push(JSON.stringify([view, await getPassportRecord(share, { withOwner: false, at: noon })]));
      const request = { ...context(undefined, { documentId: receipt.id }), access: share };
      await expect(serveSharedDocument(request)).rejects.toMatchObject({ code: 'not_found' });
    }
    const brief = await getVisitBrief(access, { chosen: undefined, timeZone: 'UTC', at: noon });
    const record = await getHealthRecord(access, { parts: ['documents'] });
    visibleTexts.push(JSON.stringify([brief, record, await getPassportFacts(access, [...signedParts], noon)]));
    for (const text of visibleTexts) expect(text).not.toMatch(new RegExp(`receipt|Kibble|${receipt.id}`));
  });

  test('a link still serves a document of the pet', async () => {
    const { viewer, access, attach, context } = await aReceipt();
    const { id: documentId } = await attach(aPdf(), 'report.pdf');
    const share = await openShare((await aShareOf(viewer, access, { kind: 'vet' })).accessKey);
    expect((await serveSharedDocument({ ...context(undefined, { documentId }), access: share })).status).toBe(200);
  });

  test('entries are not read from a receipt, whose name they would keep', async () => {
    const { viewer, access, receipt } = await aReceipt();
    const entry = { measuredAt: '2026-01-05T12:00:00.000Z', grams: 10_400 };
    const body = paperBody(noon).parse({ importId: newId(), documentId: receipt.id, weights: [entry] });
    await expect(savePaper(access, body, { ...author, userId: viewer.userId })).rejects.toMatchObject({
      detail: { fields: { documentId: 'entries.validation.invalid' } },
    });
  });

  test('a handover deletes them and gives neither side a trace', async () => {
    const { viewer, access, receipt, attach, expenseId } = await aReceipt();
    await documents.remove(access, (await attach(aPdf('Two'), 'binned.pdf', { expenseId })).id, noon);
    const next = asNora(await aViewer());
    const { url } = await offerPet(access, { email: next.email }, causedBy(viewer));
    await acceptPet(keyOf(url), causedBy(next));

    const own = await accessOf(next, access.petId, 'own');
    const { id } = await db().handover.findFirstOrThrow({ where: { petId: access.petId } });
    const traces = [
      await listDocuments(own, all),
      await getVetRecords(own, { q: 'receipt' }),
      await exported(next),
      await exported(viewer),
      await findProof(next, id),
      await findProof(viewer, id),
    ];
    expect(JSON.stringify(traces)).not.toMatch(new RegExp(`receipt.pdf|binned.pdf|${receipt.id}`));
    expect(await db().document.count({ where: { petId: access.petId } })).toBe(0);
    expect((await findProof(viewer, id))?.left?.costs).toHaveLength(1);
  });

  test('a handover needs no room for them', async () => {
    const { viewer, access, attach } = await aReceipt();
    const next = asNora(await aViewer());
    await attach(aPdf('Report'), 'report.pdf');
    await db().document.updateMany({ where: { expenseId: { not: null } }, data: { bytes: 2_147_483_647 } });
    const { url } = await offerPet(access, { email: next.email }, causedBy(viewer));
    expect(await acceptPet(keyOf(url), causedBy(next))).toMatchObject({ id: access.petId });
  });
});
