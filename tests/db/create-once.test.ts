import { createOnce } from '@/lib/collections/create-once';
import { db, transaction } from '@/lib/core/db/client';
import { entryOf, Repeated } from '@/lib/core/http/repeated';
import { newId } from '@/lib/core/validation/ids';
import { allergies } from '@/lib/records/allergies/collection';
import { allergyLimits } from '@/lib/records/allergies/vocabulary';
import { medications } from '@/lib/records/medications/collection';
import { logDoseOnce } from '@/lib/records/medications/mutations/log-dose';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, filesOf } from '../support/documents';
import { allergyRow } from '../support/maximum-rows';
import { aPetOf, aViewer, noon } from '../support/members';
import { aPdf } from '../support/pdf';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const soy = allergies.input(noon).parse({ allergen: 'Soy', severity: 'mild' });

function addAllergy(access: Parameters<typeof allergies.create>[0], id: string) {
  const createAllergy = (own: string) => allergies.create(access, soy, author, own);
  return createOnce(access, {
    of: 'allergies',
    id,
    find: (own) => allergies.getStored(access, own),
    create: createAllergy,
  });
}

test('R12.2 twenty parallel creates make one row and one activity line', async () => {
  const access = await aPetOf(await aViewer());
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => addAllergy(access, id)));

  expect(answers.filter((answer) => !(answer instanceof Repeated))).toHaveLength(1);
  expect(new Set(answers.map((answer) => entryOf(answer).id))).toEqual(new Set([id]));
  expect(await db().allergy.count({ where: { petId: access.petId } })).toBe(1);
  expect(await db().activity.count({ where: { entryId: id } })).toBe(1);
});

test('R12.2 a repeat succeeds even when the limit is reached', async () => {
  const access = await aPetOf(await aViewer());
  const id = newId();
  await addAllergy(access, id);
  await db().allergy.createMany({
    data: Array.from({ length: allergyLimits.perPet - 1 }, () => allergyRow(access.petId)),
  });
  await expect(addAllergy(access, newId())).rejects.toMatchObject({ code: 'limit_reached' });
  expect(await addAllergy(access, id)).toBeInstanceOf(Repeated);
});

test('R12.2 a retry completes a create that failed halfway', async () => {
  const access = await aPetOf(await aViewer());
  const id = newId();
  const failing = transaction(async () => {
    await addAllergy(access, id);
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await addAllergy(access, id)).not.toBeInstanceOf(Repeated);
});

test('R12.2 an undone dose is not logged again', async () => {
  const access = await aPetOf(await aViewer());
  const medicationBody = { name: 'Drops', frequency: 'PRN', startsOn: '2026-03-01', stockDoses: 5 };
  const { id } = await medications.create(access, medications.input(noon).parse(medicationBody), author);
  const entryId = newId();
  const logOnce = () => logDoseOnce(access, id, doseInput(noon).parse({ status: 'given' }), { ...author, entryId });
  const stock = async () => (await medications.get(access, id)).stockDoses;

  expect(entryOf(await logOnce()).id).toBe(entryId);
  expect(await logOnce()).toBeInstanceOf(Repeated);
  expect(await stock()).toBe(4);
  await removeDose(access, id, entryId, noon);
  await expect(logOnce()).rejects.toMatchObject({ code: 'conflict' });
  expect(await stock()).toBe(5);
});

test('R12.2 resending an upload stores and counts it once', async () => {
  const { access, attach } = await aPetWithDocuments();
  const id = newId();
  const [first, ...others] = await Promise.all(
    [undefined, undefined, { 'Idempotency-Key': newId() }].map((headers) =>
      attach(aPdf(), 'report.pdf', { id }, headers),
    ),
  );

  expect(others).toEqual([first, first]);
  expect(await filesOf(access)).toEqual(['content.pdf']);
  expect(await db().document.count({ where: { petId: access.petId } })).toBe(1);
});
