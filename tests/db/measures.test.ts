import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';
import { measures } from '@/lib/records/measures/collection';
import { createReading, removeReading, updateMeasure, updateReading } from '@/lib/records/measures/mutations';
import { listReadings } from '@/lib/records/measures/queries';
import { measureInput, measurePatch, readingInput, readingPatch } from '@/lib/records/measures/schema';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after, noon } from '../support/members';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
const today = '2026-12-01';

async function aMeasure(fields: object = {}) {
  const { access } = await aHousehold();
  const input = measureInput(today).parse({ kind: 'blood_glucose', unit: 'mmol/L', low: 5, high: 12, ...fields });
  const { id } = await measures.create(access, input, author());
  return { access, id };
}

const addReading = (access: PetAccess<'edit'>, measureId: string, fields: object, hours = 0) =>
  createReading(
    access,
    measureId,
    readingInput(noon).parse({ measuredAt: after(-hours, 'hour').toISOString(), ...fields }),
    { ...author(), entryId: null },
  );

const updateOne = (access: PetAccess<'edit'>, id: string, patch: object) =>
  measures.update(access, id, measurePatch(today).parse(patch), author(after(1, 'hour')));

test('R15.14 readings keep their unit when the measure’s unit changes', async () => {
  const { access, id } = await aMeasure();
  await addReading(access, id, { value: 10 });
  const changedMeasure = await updateOne(access, id, { unit: 'mg/dL' });
  await addReading(access, id, { value: 190 });
  const { items } = await listReadings(access, id, { limit: 10 });
  expect(items.map(({ value, unit }) => `${value} ${unit}`).sort()).toEqual(['10 mmol/L', '190 mg/dL']);
  expect(changedMeasure).toMatchObject({ unit: 'mg/dL', low: 5, rangeUnit: 'mmol/L' });
  expect(await updateOne(access, id, { low: 90, high: 216 })).toMatchObject({ low: 90, rangeUnit: 'mg/dL' });
});

test('R15.12 a value ten times as high is stored only if confirmed', async () => {
  const { access, id } = await aMeasure();
  await addReading(access, id, { value: 12.3 }, 2);
  await expect(addReading(access, id, { value: 123 })).rejects.toMatchObject({
    code: 'confirmation_required',
    detail: { fields: { value: 'measures.question.more' } },
  });
  expect(await addReading(access, id, { value: 123, confirmed: true })).toMatchObject({ value: 123 });
});

test('R15.12 a diastolic value far below earlier ones is asked about', async () => {
  const { access, id } = await aMeasure({ kind: 'blood_pressure', unit: 'mmHg', low: null, high: null });
  await addReading(access, id, { value: 150, diastolic: 90 }, 2);
  await expect(addReading(access, id, { value: 150, diastolic: 9 })).rejects.toMatchObject({
    code: 'confirmation_required',
    detail: { fields: { diastolic: 'measures.question.less' } },
  });
});

test('R15.11 a measure with readings keeps its kind', async () => {
  const { access, id } = await aMeasure();
  const changeOne = (fields: object) =>
    updateMeasure(access, id, measurePatch(today).parse(fields), author(after(1, 'hour')));
  expect(await changeOne({ kind: 'ketones' })).toMatchObject({ kind: 'ketones' });
  await addReading(access, id, { value: 1 });
  expect(await changeOne({ kind: 'ketones', note: 'Ear' })).toMatchObject({ note: 'Ear' });
  await expect(changeOne({ kind: 'girth' })).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { kind: 'measures.validation.kind' } },
  });
});

test('R15.11 an ended measure takes readings up to its last day', async () => {
  const day = (hours: number) => after(-hours, 'hour').toISOString().slice(0, 10);
  const { access, id } = await aMeasure({ endedOn: day(48) });
  expect(await addReading(access, id, { value: 7 }, 48)).toMatchObject({ value: 7 });
  await expect(addReading(access, id, { value: 7 }, 24)).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { measuredAt: 'measures.validation.ended' } },
  });
});

test('R15.12 a reading needs a number or a word, not both', async () => {
  const { access, id } = await aMeasure();
  for (const wrong of [{}, { value: 5, text: 'HI' }, { text: 'HI', diastolic: 5 }, { value: 5, diastolic: 3 }])
    await expect(addReading(access, id, wrong)).rejects.toMatchObject({ code: 'invalid' });
  const { id: readingId } = (await addReading(access, id, { text: 'HI' })) as { id: string };
  const patch = readingPatch(noon).parse({ value: 20 });
  await expect(updateReading(access, { measureId: id, id: readingId }, patch, author())).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('R15.19 a reading of another pet’s measure is refused', async () => {
  const { id } = await aMeasure();
  const { access: other } = await aHousehold();
  for (const measureId of [id, newId(), 'x'])
    await expect(addReading(other, measureId, { value: 5 })).rejects.toMatchObject({ code: 'not_found' });
  expect(await db().reading.count({ where: { measureId: id } })).toBe(0);
});

test('R15.11 readings of a deleted measure are hidden until it is restored', async () => {
  const { access, id } = await aMeasure();
  await addReading(access, id, { value: 8 });
  await measures.remove(access, id, noon);
  await expect(listReadings(access, id, { limit: 10 })).rejects.toMatchObject({ code: 'not_found' });
  expect((await getHealthRecord(access, { parts: ['measures'] })).measures).toEqual([]);
  await measures.restore(access, id, noon);
  expect((await listReadings(access, id, { limit: 10 })).items).toHaveLength(1);
});

test('R15.15 Health reads the newest readings of each measure', async () => {
  const { access, id } = await aMeasure();
  for (const hours of [1, 2, 3]) await addReading(access, id, { value: 5 + hours }, hours);
  const valuesIn = async (parts: ('latestReadings' | 'measure')[], measureId?: string) =>
    (await getHealthRecord(access, { parts, measureId })).measures.map(({ readings }) =>
      readings.items.map(({ value }) => value),
    );
  expect(await valuesIn(['latestReadings'])).toEqual([[6]]);
  expect(await valuesIn(['measure'], id)).toEqual([[6, 7, 8]]);
  expect(await valuesIn(['measure'], newId())).toEqual([]);
  expect(await valuesIn(['measure'], 'x')).toEqual([]);
});

test('R15.16 the visit summary has readings since the chosen day', async () => {
  const { access, id } = await aMeasure();
  await addReading(access, id, { value: 7 }, 24 * 40);
  const removedReading = (await addReading(access, id, { value: 9 }, 2)) as { id: string };
  await removeReading(access, { measureId: id, id: removedReading.id }, noon);
  await addReading(access, id, { value: 8 }, 1);
  const from = after(-10, 'day').toISOString().slice(0, 10);
  const brief = await getVisitBrief(access, { chosen: from, timeZone: 'UTC', at: noon });
  expect(brief.measures).toMatchObject([{ measure: { id }, countedFrom: from, readings: [{ value: 8 }] }]);
  expect(brief.measures[0]?.readings).toHaveLength(1);
});
