import { db } from '@/lib/core/db/client';
import { allergies } from '@/lib/records/allergies/collection';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { removePet } from '@/lib/records/pets/mutations';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { sendProposal, storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import { acceptProposal } from '@/lib/sharing/proposals/mutations/decide';
import { findAnswerPage } from '@/lib/sharing/proposals/queries/answer-page';
import { findProposalsNotice } from '@/lib/sharing/proposals/queries/proposals';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import {
  aDoseForVets,
  addsDose,
  anAnswer,
  answerOf,
  aSentAnswer,
  author,
  confirms,
  marsh,
} from '../support/vet-answers';

withDatabase();

const soy = allergies.input(noon).parse({ allergen: 'Soy', severity: 'mild' });

async function partsOf(secret: string) {
  const { proposals } = await answerOf(secret);
  return proposals.map(({ kind, collection, entryId }) => [kind, collection, entryId]);
}

test('R13.3 restating a part replaces only that part', async () => {
  const { access, reader, dose } = await aDoseForVets();
  const later = await addsDose(access, 'L88202');
  await allergies.create(access, soy, author, dose.id);
  const others = await anAnswer(reader, dose.id);
  const own = await anAnswer(reader, dose.id);
  await storeProposal(reader, own, confirms(later.id), noon);
  await storeProposal(reader, own, confirms(dose.id, 'allergies'), noon);

  const anew = { ...confirms(dose.id), kind: 'correct', entry: { batch: 'L88203' } } as const;
  await storeProposal(reader, own, anew, noon);

  expect(await partsOf(own)).toEqual([
    ['confirm', 'vaccinations', later.id],
    ['confirm', 'allergies', dose.id],
    ['correct', 'vaccinations', dose.id],
  ]);
  expect(await partsOf(others)).toEqual([['confirm', 'vaccinations', dose.id]]);
});

test('R13.3 stores the version of each entry that the reader saw', async () => {
  const { access, reader, dose } = await aDoseForVets();
  const later = await addsDose(access, 'L88202');
  for (const [{ id }, batch] of [[dose, 'L88201'] as const, [later, 'L88202'] as const]) {
    const { proposals } = await answerOf(await anAnswer(reader, id));
    expect(proposals).toMatchObject([{ opened: { batch } }]);
  }
});

test('R13.3 a reader cannot confirm another pet’s entry', async () => {
  const { reader } = await aDoseForVets();
  const { dose } = await aDoseForVets();
  await expect(anAnswer(reader, dose.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('R13.3 a reader cannot confirm a deleted entry', async () => {
  const { access, reader, dose } = await aDoseForVets();
  await vaccinations.remove(access, dose.id, noon);
  await expect(anAnswer(reader, dose.id)).rejects.toMatchObject({ code: 'not_found' });
});

const noticeOf = async (secret: string) => findProposalsNotice((await answerOf(secret)).id);

test('R13.3 the email about an answer names its reader', async () => {
  const { access, reader, dose } = await aDoseForVets();
  for (const name of ['Dr. Elena Marsh', 'Dr. Wu']) {
    const notice = await noticeOf(await aSentAnswer(reader, dose.id, name));
    expect(notice).toMatchObject({ name, _count: { proposals: 1 }, pet: { id: access.petId } });
  }
});

test('R13.3 no email announces an answer before it is sent', async () => {
  const { reader, dose } = await aDoseForVets();
  expect(await noticeOf(await anAnswer(reader, dose.id))).toBeNull();
});

type Given = Awaited<ReturnType<typeof aDoseForVets>>;

test.each([
  ['a deleted pet', ({ access }: Given) => removePet(access, noon)],
  [
    'a suspended owner',
    ({ viewer }: Given) => db().user.update({ where: { id: viewer.userId }, data: { suspendedAt: noon } }),
  ],
])('R13.3 no email announces an answer to %s', async (_, happens) => {
  const answeredDose = await aDoseForVets();
  const secret = await aSentAnswer(answeredDose.reader, answeredDose.dose.id);
  await happens(answeredDose);
  expect(await noticeOf(secret)).toBeNull();
});

test('R13.3 correcting a dosage changes the step that the reader saw', async () => {
  const { access, reader } = await aDoseForVets();
  const steps = [
    { from: '2026-03-20', dosage: '1 tablet' },
    { from: '2026-04-10', dosage: '½ tablet' },
  ];
  const taper = {
    name: 'Prednisolone',
    dosage: '2 tablets',
    frequency: 'SID',
    startsOn: '2026-03-01',
    timeZone: 'UTC',
  };
  const { id } = await medications.create(access, medicationInput.parse({ ...taper, steps }), author);
  const page = await findAnswerPage(reader, null, noon);
  expect(page?.facts.find((fact) => fact.id === id)?.facts).toMatchObject({ dosage: '1 tablet', steps });

  const by = { ...marsh };
  const corrects = { ...confirms(id, 'medications'), kind: 'correct', entry: { dosage: '1.5 tablets' } } as const;
  const sentProposal = await sendProposal(reader, corrects, by, noon);
  await acceptProposal(access, sentProposal.id, { author, confirmed: false });

  expect(await db().medication.findUniqueOrThrow({ where: { id } })).toMatchObject({
    dosage: '2 tablets',
    steps: [{ from: '2026-03-20', dosage: '1.5 tablets' }, steps[1]],
  });
  const nothing = { ...corrects, entry: { dosage: null } };
  await expect(sendProposal(reader, nothing, by, noon)).rejects.toMatchObject({ code: 'invalid' });
});
