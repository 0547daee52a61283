import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { allergies } from '@/lib/records/allergies/collection';
import { removePet } from '@/lib/records/pets/mutations';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import {
  answerAgain,
  removeProposal,
  sendAnswer,
  sendProposal,
  storeProposal,
} from '@/lib/sharing/proposals/mutations/answer';
import type { ProposedEntry } from '@/lib/sharing/proposals/mutations/check-proposed';
import { acceptProposal, declineProposal } from '@/lib/sharing/proposals/mutations/decide';
import { withDatabase } from '../support/database';
import { many } from '../support/maximum-races';
import { noon } from '../support/members';
import { aShareOf, causeBy, openShare } from '../support/sharing';
import {
  aDoseForVets,
  addsDose,
  anAnswer,
  answerOf,
  aSentAnswer,
  author,
  confirms,
  marsh,
  proposalRow,
} from '../support/vet-answers';

withDatabase();

const adds: ProposedEntry = {
  ...{ kind: 'add', collection: 'allergies', entryId: null, version: null },
  entry: { allergen: 'Soy', severity: 'mild' },
};

type Link = Awaited<ReturnType<typeof aDoseForVets>>;

test.each<[string, (link: Link) => Promise<unknown>]>([
  ['its link was stopped', ({ viewer, access, share }) => revokeShare(access, share.id, causeBy(viewer))],
  ['its pet was deleted', ({ access }) => removePet(access, noon)],
])('R13.3 accepts no proposals once %s', async (_, happens) => {
  const [link, others] = [await aDoseForVets(), await aDoseForVets()];
  await aShareOf(link.viewer, link.access);
  await happens(link);
  const keeping = storeProposal(link.reader, newSecret(), adds, noon);
  await expect(keeping).rejects.toMatchObject({ code: 'not_found' });
  await storeProposal(others.reader, newSecret(), adds, noon);
});

test('R13.3 a sitter link accepts no proposals', async () => {
  const { viewer, access } = await aDoseForVets();
  const sitter = await openShare((await aShareOf(viewer, access, { kind: 'sitter' })).accessKey);
  await expect(storeProposal(sitter, newSecret(), adds, noon)).rejects.toMatchObject({ code: 'not_found' });
  expect(await db().proposal.count({ where: { petId: access.petId } })).toBe(0);
});

test('R13.3 only the browser and link that began an answer can send it', async () => {
  const { viewer, access, reader, dose } = await aDoseForVets();
  const other = await openShare((await aShareOf(viewer, access)).accessKey);
  const [own, neighbour] = [await anAnswer(reader, dose.id), await anAnswer(reader, dose.id)];

  await expect(sendAnswer(other, own, marsh, noon)).rejects.toMatchObject({ code: 'not_found' });
  await expect(sendAnswer(reader, newSecret(), marsh, noon)).rejects.toMatchObject({ code: 'not_found' });
  await sendAnswer(reader, own, marsh, noon);

  expect(await answerOf(own)).toMatchObject({ ...marsh, sentAt: noon });
  expect(await answerOf(neighbour)).toMatchObject({ name: null, sentAt: null });
});

test('R13.3 an empty answer is not sent', async () => {
  const { reader, dose } = await aDoseForVets();
  const secret = await aSentAnswer(reader, dose.id);
  const newer = newSecret();
  await answerAgain(reader, { secret, newSecret: newer, at: noon });

  await expect(sendAnswer(reader, newer, marsh, noon)).rejects.toMatchObject({ code: 'invalid' });

  expect((await answerOf(newer)).sentAt).toBeNull();
});

test('R13.3 a full answer leaves room for other answers of its link', async () => {
  const { access, share, reader, dose } = await aDoseForVets();
  const full = { id: newId(), petId: access.petId, shareId: share.id, createdAt: noon, sentAt: noon };
  await db().vetAnswer.create({ data: full });
  await db().proposal.createMany({ data: many(60, () => proposalRow(access.petId, full.id)) });

  expect((await answerOf(await anAnswer(reader, dose.id))).proposals).toHaveLength(1);
});

test('R13.3 a reader can remove only parts of their own answer', async () => {
  const { access, reader, dose } = await aDoseForVets();
  const later = await addsDose(access, 'L88202');
  const [own, others] = [await anAnswer(reader, dose.id), await anAnswer(reader, dose.id)];
  await storeProposal(reader, own, confirms(later.id), noon);
  const partOf = async (secret: string) => (await answerOf(secret)).proposals[0]?.id ?? '';

  const taking = removeProposal(reader, own, await partOf(others), noon);
  await expect(taking).rejects.toMatchObject({ code: 'conflict' });
  await removeProposal(reader, own, await partOf(own), noon);

  expect((await answerOf(own)).proposals).toMatchObject([{ entryId: later.id }]);
  expect((await answerOf(others)).proposals).toMatchObject([{ entryId: dose.id }]);
});

test('R13.3 a decided proposal cannot be removed from an answer', async () => {
  const { access, reader, dose } = await aDoseForVets();
  const secret = await aSentAnswer(reader, dose.id);
  const [part] = (await answerOf(secret)).proposals;
  await acceptProposal(access, part?.id ?? '', { author, confirmed: false });

  await expect(removeProposal(reader, secret, part?.id ?? '', noon)).rejects.toMatchObject({ code: 'conflict' });

  expect((await answerOf(secret)).proposals).toMatchObject([{ id: part?.id, decision: 'accepted' }]);
});

describe('proposals sent by a program', () => {
  const sendProposalOf = async (reader: Link['reader'], proposedEntry: ProposedEntry, by = marsh) =>
    (await sendProposal(reader, proposedEntry, by, noon)).id;

  test('R13.3 repeating a statement returns the same proposal', async () => {
    const { access, reader, dose } = await aDoseForVets();
    const id = await sendProposalOf(reader, confirms(dose.id));
    expect(await sendProposalOf(reader, confirms(dose.id))).toBe(id);
    expect(await db().proposal.count({ where: { petId: access.petId } })).toBe(1);
  });

  test('R13.3 a statement about another entry, link, or reader is a new proposal', async () => {
    const { viewer, access, reader, dose } = await aDoseForVets();
    const later = await addsDose(access, 'L88202');
    await allergies.create(access, allergies.input(noon).parse(adds.entry), author, dose.id);
    const other = await openShare((await aShareOf(viewer, access)).accessKey);

    const ids = [
      await sendProposalOf(reader, confirms(dose.id)),
      await sendProposalOf(reader, confirms(later.id)),
      await sendProposalOf(reader, confirms(dose.id, 'allergies')),
      await sendProposalOf(other, confirms(dose.id)),
      await sendProposalOf(reader, confirms(dose.id), { ...marsh, name: 'Dr. Wu' }),
    ];

    expect(new Set(ids).size).toBe(ids.length);
  });

  test('R13.3 a statement repeated after a decline is a new proposal', async () => {
    const { access, reader, dose } = await aDoseForVets();
    const id = await sendProposalOf(reader, confirms(dose.id));
    await declineProposal(access, id, { word: null, at: noon });
    expect(await sendProposalOf(reader, confirms(dose.id))).not.toBe(id);
  });
});
