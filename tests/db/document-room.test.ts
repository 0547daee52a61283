import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { storeProposedDocument } from '@/lib/sharing/proposals/mutations/documents';
import { withDatabase } from '../support/database';
import { many } from '../support/maximum-races';
import { aStoredDocument } from '../support/maximum-rows';
import { noon } from '../support/members';
import { aShareOf } from '../support/sharing';
import { aDoseForVets, anAnswer, answerOf, proposalRow } from '../support/vet-answers';

withDatabase();

async function aBegunAnswer() {
  const link = await aDoseForVets();
  const secret = await anAnswer(link.reader, link.dose.id);
  return { ...link, secret };
}

type Begun = Awaited<ReturnType<typeof aBegunAnswer>>;

async function twenty({ access: { petId } }: Begun, shareId: string, statedFields: object) {
  const answer = { id: newId(), petId, shareId, createdAt: noon, sentAt: noon };
  await db().vetAnswer.create({ data: answer });
  await db().proposal.createMany({ data: many(20, () => ({ ...proposalRow(petId, answer.id), ...statedFields })) });
}

const papers = { collection: 'documents' };

test.each<[string, (startedAnswer: Begun) => Promise<unknown>]>([
  [
    'other parts of its answer',
    async ({ access, secret }) => {
      const { id } = await answerOf(secret);
      await db().proposal.createMany({ data: many(5, () => proposalRow(access.petId, id)) });
    },
  ],
  ['other proposals of its link', (startedAnswer) => twenty(startedAnswer, startedAnswer.share.id, {})],
  [
    'documents of its link that were decided about',
    (startedAnswer) =>
      twenty(startedAnswer, startedAnswer.share.id, { ...papers, decision: 'declined', decidedAt: noon }),
  ],
  [
    'documents of another link',
    async (startedAnswer) =>
      twenty(startedAnswer, (await aShareOf(startedAnswer.viewer, startedAnswer.access)).id, papers),
  ],
])('R13.3 a document fits in addition to %s', async (_, fill) => {
  const startedAnswer = await aBegunAnswer();
  await fill(startedAnswer);

  await storeProposedDocument(startedAnswer.reader, startedAnswer.secret, aStoredDocument(), noon);

  const { proposals } = await answerOf(startedAnswer.secret);
  expect(proposals.filter(({ collection }) => collection === 'documents')).toHaveLength(1);
});

test('R13.3 twenty undecided documents fill a link’s limit', async () => {
  const startedAnswer = await aBegunAnswer();
  await twenty(startedAnswer, startedAnswer.share.id, papers);
  const keeping = storeProposedDocument(startedAnswer.reader, newSecret(), aStoredDocument(), noon);
  await expect(keeping).rejects.toMatchObject({ code: 'limit_reached' });
});
