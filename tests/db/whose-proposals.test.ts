import { db } from '@/lib/core/db/client';
import { documents } from '@/lib/records/documents/collection';
import { addDocument } from '@/lib/records/documents/mutations';
import { removePet } from '@/lib/records/pets/mutations';
import { acceptProposal, declineProposal, undoDecision } from '@/lib/sharing/proposals/mutations/decide';
import { aProposedDocument, fileOf, proposalsOf, VetBrowser } from '../support/a-proposed-document';
import { withDatabase } from '../support/database';
import { aStoredDocument } from '../support/maximum-rows';
import { noon } from '../support/members';
import { aPdf } from '../support/pdf';
import { aDoseForVets, anAnswer, answerOf, aSentAnswer, author } from '../support/vet-answers';

withDatabase();

const accepting = { author, confirmed: false };

async function decideNothing(access: Parameters<typeof acceptProposal>[0], id: string) {
  for (const decides of [
    () => acceptProposal(access, id, accepting),
    () => declineProposal(access, id, { word: null, at: noon }),
    () => undoDecision(access, id, author),
  ])
    await expect(decides()).rejects.toMatchObject({ code: 'not_found' });
  expect(await db().proposal.findUnique({ where: { id } })).toMatchObject({ decision: null });
}

test('R13.3 a proposal cannot be decided through another pet', async () => {
  const [luna, nube] = [await aDoseForVets(), await aDoseForVets()];
  await aSentAnswer(luna.reader, luna.dose.id);
  const [proposal] = (await answerOf(await aSentAnswer(nube.reader, nube.dose.id))).proposals;
  await decideNothing(luna.access, proposal?.id ?? '');
});

test('R13.3 a proposal cannot be decided before it is sent', async () => {
  const { access, reader, dose } = await aDoseForVets();
  await aSentAnswer(reader, dose.id);
  const [proposal] = (await answerOf(await anAnswer(reader, dose.id))).proposals;
  await decideNothing(access, proposal?.id ?? '');
});

test('R13.3 each proposed document has its own file', async () => {
  const { viewer, access, share, proposal } = await aProposedDocument(aPdf('First'));
  const vet = new VetBrowser(share.accessKey);
  await vet.adds(aPdf('Second'));
  await vet.sends();
  const second = (await proposalsOf(access)).find(({ id }) => id !== proposal.id);

  for (const [id, text] of [
    [proposal.id, 'First'],
    [second?.id ?? '', 'Second'],
  ] as const) {
    const servedFile = await fileOf(viewer, access, id);
    expect(Buffer.from(await servedFile.arrayBuffer()).equals(aPdf(text))).toBe(true);
  }
});

test('R13.3 a deleted pet’s proposed document cannot be read', async () => {
  const { viewer, access, proposal } = await aProposedDocument();
  await removePet(access, noon);
  await expect(fileOf(viewer, access, proposal.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('R13.3 accepting a document creates a new one despite copies in the bin', async () => {
  const { access, proposal } = await aProposedDocument();
  const binnedDocument = await addDocument(access, { ...aStoredDocument(), name: 'bill.pdf' }, {}, noon);
  await documents.remove(access, binnedDocument.id, noon);

  const { resultId } = await acceptProposal(access, proposal.id, accepting);

  const { items } = await documents.list(access, { limit: 10 });
  expect(items.map(({ id, name }) => [id, name])).toEqual([[resultId, 'report.pdf']]);
});
