import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { Measure } from './measure';
import type { Reading } from './reading';
import type { MeasureBody, MeasureInput, MeasurePatch, ReadingBody, ReadingInput, ReadingPatch } from './schema';

export const measuresClient = collectionClient<Measure, MeasureBody, MeasureInput, MeasurePatch>(
  'measures',
  {
    ...{ name: null, unit: null, low: null, high: null, rangeUnit: null, rangeBy: null, rangeSince: null },
    ...{ endedOn: null, note: null },
  },
  { rangeUnit: ['low', 'high'] },
);

export function readingsClient(measureId: string): CollectionClient<Reading, ReadingInput, ReadingPatch> {
  return collectionClient<Reading, ReadingBody, ReadingInput, ReadingPatch>(`measures/${measureId}/readings`, {
    measureId,
    ...{ value: null, diastolic: null, text: null, unit: null, context: null, note: null },
  });
}
