import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/core/storage/storage';
import { storageLimit } from '@/lib/core/storage/storage-limit';
import { newId } from '@/lib/core/validation/ids';
import { documents } from '@/lib/records/documents/collection';
import { sweepPets } from '@/lib/records/pets/jobs';
import { removePet } from '@/lib/records/pets/mutations';
import { sweepAnswers } from '@/lib/sharing/proposals/mutations/answer';
import { acceptProposal, declineProposal, undoDecision } from '@/lib/sharing/proposals/mutations/decide';
import { answerLimits, DECLINED_DAYS } from '@/lib/sharing/proposals/vocabulary';
import { insertInParts } from '@/prisma/insert-in-parts';
import { aProposedDocument, aVetsLink, fileOf, proposalsOf, VetBrowser } from '../support/a-proposed-document';
import { withDatabase } from '../support/database';
import { aScan, filesOf } from '../support/documents';
import { many } from '../support/maximum-races';
import { photoRow } from '../support/maximum-rows';
import { after, aPetOf, noon } from '../support/members';
import { aPdf } from '../support/pdf';
import { readExport } from '../support/read-export';
import { aShareOf } from '../support/sharing';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const accepting = { author, confirmed: false };

async function sweepFiles() {
  const root = path.join(process.env.DATA_DIR ?? '', 'files');
  for await (const key of storage().list(new Date('2100-01-01'))) await utimes(path.join(root, key), 1000, 1000);
  await sweepPets.handle({});
}

test('R13.3 undo bins the document and keeps its file for another acceptance', async () => {
  const { viewer, access, proposal } = await aProposedDocument();
  const { resultId } = await acceptProposal(access, proposal.id, accepting);
  const undoneProposal = await undoDecision(access, proposal.id, author);

  expect(undoneProposal).toMatchObject({ decision: null, resultId: null, fileUrl: proposal.fileUrl });
  expect((await documents.list(access, { limit: 10 })).items).toEqual([]);
  await db().document.updateMany({ where: { id: resultId ?? '' }, data: { deletedAt: new Date() } });
  await sweepFiles();
  expect((await fileOf(viewer, access, proposal.id)).status).toBe(200);

  const again = await acceptProposal(access, proposal.id, accepting);
  expect(again.resultId).toBe(resultId);
  expect(await db().document.count({ where: { petId: access.petId } })).toBe(1);
});

test('R13.3 an undone document survives emptying the bin', async () => {
  const { access, proposal } = await aProposedDocument();
  const { resultId } = await acceptProposal(access, proposal.id, accepting);
  await undoDecision(access, proposal.id, author);
  await sweepFiles();
  expect(await db().document.count({ where: { petId: access.petId } })).toBe(0);
  expect(await filesOf(access)).toEqual(['content.pdf']);

  const again = await acceptProposal(access, proposal.id, accepting);
  expect(again.resultId).not.toBe(resultId);
  expect((await documents.list(access, { limit: 10 })).items).toHaveLength(1);
});

test('R13.3 an accepted document cannot be recovered after permanent deletion', async () => {
  const { viewer, access, proposal } = await aProposedDocument();
  const { resultId } = await acceptProposal(access, proposal.id, accepting);
  await documents.remove(access, resultId ?? '', noon);
  await sweepFiles();

  expect(await filesOf(access)).toEqual([]);
  await expect(undoDecision(access, proposal.id, author)).rejects.toMatchObject({ code: 'not_found' });
  await expect(fileOf(viewer, access, proposal.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('R13.3 declining a document can be undone for thirty days', async () => {
  const { access, proposal } = await aProposedDocument();
  await declineProposal(access, proposal.id, { word: null, at: noon });
  await sweepAnswers(after(DECLINED_DAYS, 'day'));
  await sweepFiles();
  expect(await filesOf(access)).toEqual(['content.pdf']);
  expect(await undoDecision(access, proposal.id, author)).toMatchObject({ decision: null });

  await declineProposal(access, proposal.id, { word: null, at: noon });
  await sweepAnswers(after(DECLINED_DAYS * 24 + 1, 'hour'));
  await sweepFiles();
  expect(await filesOf(access)).toEqual([]);
  expect(await proposalsOf(access)).toMatchObject([{ decision: 'declined', fileUrl: null }]);
  await expect(undoDecision(access, proposal.id, author)).rejects.toMatchObject({ code: 'conflict' });
});

test('R13.3 a document without storage room stays open and counts once accepted', async () => {
  const { access, proposal } = await aProposedDocument();
  const full = many(storageLimit().files, () => photoRow(access.petId));
  await insertInParts(full, (data) => db().photo.createMany({ data }));
  const refusal = { code: 'limit_reached', message: expect.stringContaining('Your storage is full') };
  await expect(acceptProposal(access, proposal.id, accepting)).rejects.toMatchObject(refusal);
  expect(await proposalsOf(access)).toMatchObject([{ decision: null, resultId: null }]);

  await db().photo.delete({ where: { id: full[0]?.id ?? '' } });
  expect(await acceptProposal(access, proposal.id, accepting)).toMatchObject({ decision: 'accepted' });
});

test('R13.3 the sweep deletes the file of an unsent answer', async () => {
  const { access, vet } = await aVetsLink();
  await vet.adds();
  await sweepAnswers(after(2, 'day'));
  await sweepFiles();
  expect(await filesOf(access)).toEqual(['content.pdf']);

  await sweepAnswers(after(49, 'hour'));
  await sweepFiles();
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 deleting a pet removes its proposed documents', async () => {
  const { access } = await aProposedDocument();
  await removePet(access, noon);
  await sweepFiles();
  expect(await db().proposal.count({ where: { petId: access.petId } })).toBe(0);
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 the export contains the file of an undecided document', async () => {
  const { viewer, access, proposal } = await aProposedDocument();
  const filesNow = async () => (await readExport(viewer)).files;
  const [file, ...others] = await filesNow();
  expect([file?.name, others]).toEqual([`proposals/${proposal.id}-report.pdf`, []]);
  expect((await storage().get(file?.key ?? ''))?.equals(aPdf())).toBe(true);

  const { resultId } = await acceptProposal(access, proposal.id, accepting);
  expect((await filesNow()).map(({ name }) => name)).toEqual([`documents/${resultId}-report.pdf`]);
});

test('R13.3 accepting a document twice at once stores it once', async () => {
  const { access, proposal } = await aProposedDocument(await aScan());
  const acceptAgain = () => acceptProposal(access, proposal.id, accepting);

  const [one, other] = await Promise.all([acceptAgain(), acceptAgain()]);

  const { items } = await documents.list(access, { limit: 10 });
  expect([one.resultId, other.resultId]).toEqual([items[0]?.id, items[0]?.id]);
  expect(items).toEqual([
    expect.objectContaining({ name: 'report.jpg', contentType: 'image/jpeg', vetRecordId: null, vaccinationId: null }),
  ]);
  expect(items[0]?.previewUrl).toMatch(/\/preview$/);
  await sweepFiles();
  expect(await filesOf(access)).toEqual(['content.jpg', 'preview.webp']);
});

test('R13.3 declined documents count toward the limit across the owner’s links', async () => {
  const { viewer, access, proposal } = await aProposedDocument();
  await declineProposal(access, proposal.id, { word: null, at: noon });
  const { petId } = access;
  const { answerId } = proposal;
  const others = many(answerLimits.unchargedDocuments - 1, () => ({
    ...{ id: newId(), petId, answerId, kind: 'add' as const, collection: 'documents', entry: {}, createdAt: noon },
    ...{ decision: 'declined' as const, decidedAt: noon, fileKey: `pets/${petId}/documents/${newId()}` },
  }));
  await db().proposal.createMany({ data: others });
  const pet = await aPetOf(viewer, { name: 'Milo' });
  const { accessKey } = await aShareOf(viewer, pet);

  expect(await new VetBrowser(accessKey).adds()).toBe('fullOfDocuments');
  expect(await filesOf(pet)).toEqual([]);

  await sweepAnswers(after(DECLINED_DAYS + 1, 'day'));
  expect(await new VetBrowser(accessKey).adds()).toBe('kept');
});

test('R13.3 accepted documents and other owners’ documents do not count toward the limit', async () => {
  const [own, others] = [await aProposedDocument(), await aProposedDocument()];
  const row = ({ access: { petId }, proposal: { answerId } }: typeof own) => ({
    ...{ id: newId(), petId, answerId, kind: 'add' as const, collection: 'documents', entry: {}, createdAt: noon },
    fileKey: `pets/${petId}/documents/${newId()}`,
  });
  const acceptedRow = () => ({ ...row(own), decision: 'accepted' as const, decidedAt: noon });
  await db().proposal.createMany({ data: many(answerLimits.unchargedDocuments, acceptedRow) });
  await db().proposal.createMany({ data: many(answerLimits.unchargedDocuments, () => row(others)) });
  const { accessKey } = await aShareOf(own.viewer, await aPetOf(own.viewer, { name: 'Milo' }));

  expect(await new VetBrowser(accessKey).adds()).toBe('kept');
});
