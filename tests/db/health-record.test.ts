import { getHealthRecord } from '@/lib/overviews/health/queries';
import { treatments } from '@/lib/records/treatments/collection';
import { vitals } from '@/lib/records/vitals/collection';
import { weights } from '@/lib/records/weights/collection';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { author } from '../support/reminders';

withDatabase();

test('R7.3 a page reads only its own parts, and always the weights', async () => {
  const access = await aPetOf(await aViewer());
  const measuredAt = noon.toISOString();
  await weights.create(access, weights.input(noon).parse({ measuredAt, grams: 9000 }), author());
  await vitals.create(access, vitals.input(noon).parse({ measuredAt, kind: 'heart_rate', value: 90 }), author());
  const wormTreatment = { kind: 'worms', product: 'Milbemax', givenAt: measuredAt };
  await treatments.create(access, treatments.input(noon).parse(wormTreatment), author());

  const countStatements = async (parts: Parameters<typeof getHealthRecord>[1]) => {
    const record = await getHealthRecord(access, parts);
    return [record.weights, record.vitals, record.treatments].map(({ items }) => items.length);
  };
  expect(await countStatements({})).toEqual([1, 0, 0]);
  expect(await countStatements({ parts: ['vitals'] })).toEqual([1, 1, 0]);
  expect(await countStatements({ parts: ['vitals', 'treatments'] })).toEqual([1, 1, 1]);
});
