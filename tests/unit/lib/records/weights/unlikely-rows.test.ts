import type { ImportRow } from '@/lib/records/weights/import-rows';
import { unlikelyRows } from '@/lib/records/weights/unlikely-rows';

const cat = { type: 'cat', dateOfBirth: '2015-01-01', deceasedOn: null };
const row = (line: number, measuredAt: string, grams: number): ImportRow => ({
  line,
  measuredAt,
  grams,
  bodyConditionScore: null,
  note: null,
});

test('R7.3 reports lines that differ greatly from earlier weights, in any order', () => {
  const rows = [row(2, '2026-03-03', 4200), row(3, '2026-03-01', 4250), row(4, '2026-03-02', 425)];
  const storedWeights = [{ measuredAt: '2026-02-01', grams: 4300 }];

  expect(unlikelyRows(rows, storedWeights, cat)).toEqual([
    { line: 4, message: 'weights.question.lessThanBefore?percent=90' },
    { line: 2, message: 'weights.question.moreThanBefore?percent=888' },
  ]);
});
