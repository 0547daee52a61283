import { db, Prisma } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { updatePet } from '@/lib/records/pets/mutations';
import { petPatch } from '@/lib/records/pets/schema';
import { storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import { storeProposedDocument } from '@/lib/sharing/proposals/mutations/documents';
import { findAnswerPage } from '@/lib/sharing/proposals/queries/answer-page';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import { aDoseForVets, confirms } from '../support/vet-answers';

withDatabase();

const CHIP = '724098100123456';
const OTHER = '941000024680135';
const report = {
  name: 'Report',
  contentType: 'application/pdf',
  bytes: 10,
  fileKey: 'documents/report',
  previewKey: null,
} as const;

async function anOpenPage(pet: object = { microchip: CHIP }) {
  const { access, reader, dose } = await aDoseForVets({}, { ...pet });
  const { animal } = (await findAnswerPage(reader, null, noon)) ?? {};
  return {
    animal,
    becomes: (patch: object) => updatePet(access, petPatch('2026-03-28').parse(patch), noon),
    confirms: () => storeProposal(reader, newSecret(), { ...confirms(dose.id), animal }, noon),
    attaches: () => storeProposedDocument(reader, newSecret(), { ...report, animal }, noon),
    kept: () => db().proposal.count({ where: { petId: access.petId } }),
    formers: () => db().vetAnswer.count({ where: { petId: access.petId, former: { not: Prisma.DbNull } } }),
  };
}

test.each([
  ['gets another chip', { microchip: OTHER }],
  ['loses its chip', { microchip: null }],
  ['changes species', { type: 'cat' }],
])('R13.3 an open page confirms nothing once the pet %s', async (_, patch) => {
  const page = await anOpenPage();
  await page.becomes(patch);
  await expect(page.confirms()).rejects.toMatchObject({ code: 'overtaken' });
  await expect(page.attaches()).rejects.toMatchObject({ code: 'overtaken' });
  expect(await page.kept()).toBe(0);
});

test('R13.3 an open page can confirm while the animal stays the same', async () => {
  const [, page] = [await anOpenPage({ microchip: OTHER }), await anOpenPage()];
  await page.becomes({ name: 'Moon' });
  await page.confirms();
  await page.attaches();
  expect(await page.kept()).toBe(2);
});

test('R13.3 pages of two pets with one chip stay distinguishable', async () => {
  const [one, other] = [await anOpenPage(), await anOpenPage()];
  expect(one.animal).not.toBe(other.animal);
  expect(one.animal).not.toContain(CHIP);
});

test('R13.3 a new chip and a simultaneous answer confirm nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const page = await anOpenPage();
    const confirmation = page.confirms().catch(({ code }) => expect(code).toBe('overtaken'));
    await Promise.all([confirmation, page.becomes({ microchip: OTHER })]);
    expect(await page.formers()).toBe(await page.kept());
  }
});
