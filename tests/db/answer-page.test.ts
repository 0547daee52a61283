import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { removePet } from '@/lib/records/pets/mutations';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import { storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import { findAnswerPage, findFormContext } from '@/lib/sharing/proposals/queries/answer-page';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import { aShareOf, causeBy, openShare } from '../support/sharing';
import { aDoseForVets, anAnswer, confirms } from '../support/vet-answers';

withDatabase();

async function twoLinks() {
  const link = await aDoseForVets({ clinicAddress: 'info@sunnystreetvets.example' });
  const other = await aShareOf(link.viewer, link.access, { clinicAddress: 'desk@moonvets.example' });
  return { ...link, otherReader: await openShare(other.accessKey) };
}

type TwoLinks = Awaited<ReturnType<typeof twoLinks>>;

test('R13.3 each link’s page hints at its own clinic’s address', async () => {
  const { reader, otherReader } = await twoLinks();
  const addressOn = async (access: TwoLinks['reader']) => (await findAnswerPage(access, null, noon))?.clinicAddress;
  expect(await addressOn(reader)).toBe('in…@sunnystreetvets.example');
  expect(await addressOn(otherReader)).toBe('de…@moonvets.example');
});

test('R13.3 only the browser and link that began an unsent answer show it', async () => {
  const { reader, otherReader, dose } = await twoLinks();
  const secret = await anAnswer(reader, dose.id);
  const answerOn = async (access: TwoLinks['reader'], of: string | null) =>
    (await findAnswerPage(access, of, noon))?.answer;

  expect(await answerOn(reader, secret)).toMatchObject({ sentAt: null, proposals: [{ entryId: dose.id }] });
  expect(await answerOn(reader, newSecret())).toBeNull();
  expect(await answerOn(otherReader, secret)).toBeNull();
});

test('R13.3 a cookie from another link starts a separate answer', async () => {
  const { reader, otherReader, dose } = await twoLinks();
  const secret = await anAnswer(reader, dose.id);
  await storeProposal(otherReader, secret, confirms(dose.id), noon);

  const answers = await db().vetAnswer.findMany({ where: { petId: reader.petId }, select: { shareId: true } });
  expect(answers.map(({ shareId }) => shareId).sort()).toEqual([reader.shareId, otherReader.shareId].sort());
});

test.each([
  ['stopped', ({ viewer, access, share }: TwoLinks) => revokeShare(access, share.id, causeBy(viewer))],
  ['of a deleted pet', ({ access }: TwoLinks) => removePet(access, noon)],
])('R13.3 a link %s has no answer page', async (_, happens) => {
  const links = await twoLinks();
  expect(await findAnswerPage(links.reader, null, noon)).toMatchObject({ facts: [{ id: links.dose.id }] });
  await happens(links);
  expect(await findAnswerPage(links.reader, null, noon)).toBeNull();
});

test('R13.3 a sitter link has no answer page', async () => {
  const { viewer, access } = await aDoseForVets();
  const sitter = await aShareOf(viewer, access, { kind: 'sitter' });
  expect(await findAnswerPage(await openShare(sitter.accessKey), null, noon)).toBeNull();
});

test('R13.3 forms use the weight unit of their pet', async () => {
  for (const weightUnit of ['kg', 'lb']) {
    const { reader } = await aDoseForVets({}, { weightUnit });
    expect(await findFormContext(reader, noon)).toMatchObject({ weightUnit });
  }
});

test('R13.3 forms of a deleted pet are not available', async () => {
  const { access, reader } = await aDoseForVets();
  await removePet(access, noon);
  expect(await findFormContext(reader, noon)).toBeNull();
});
