import { changeRangeUnit } from '@/lib/records/measures/range-change';

const before = { low: 5, high: 12, unit: 'mmol/L', rangeUnit: 'mmol/L' };
const inOther = { ...before, unit: 'mg/dL' };

describe('R15.14 the unit of a range', () => {
  test.each([
    ['stays if only the unit changes', before, { unit: 'mg/dL' }, 'mmol/L'],
    ['changes with both limits', inOther, { low: 90, high: 216 }, 'mg/dL'],
    ['stays if one limit changes in it', before, { low: 4 }, 'mmol/L'],
    ['stays if one limit is removed', inOther, { low: null }, 'mmol/L'],
    ['changes with the only limit', { ...inOther, high: null }, { low: 90 }, 'mg/dL'],
    ['changes if the other limit is removed', inOther, { low: 90, high: null }, 'mg/dL'],
    ['is the one sent with the limits', inOther, { low: 4, high: 10, rangeUnit: 'mmol/L' }, 'mmol/L'],
    ['is adopted if it had none', { ...before, unit: null, rangeUnit: null }, { unit: 'mmol/L' }, 'mmol/L'],
    ['is not adopted by an edit of other fields', { ...before, rangeUnit: null }, {}, null],
  ])('%s', (_, storedRange, patch, rangeUnit) => {
    expect(changeRangeUnit(storedRange, patch)).toEqual({ rangeUnit });
  });

  test.each([
    [inOther, { low: 90 }, { high: 'measures.validation.rangeUnit?unit=mg%2FdL' }],
    [inOther, { high: 216 }, { low: 'measures.validation.rangeUnit?unit=mg%2FdL' }],
    [before, { low: 90, unit: 'mg/dL' }, { high: 'measures.validation.rangeUnit?unit=mg%2FdL' }],
    [before, { low: 90, unit: null }, { high: 'measures.validation.rangeBoth' }],
  ])('of %p refuses %p', (storedRange, patch, fields) => {
    const refusal = expect.objectContaining({ code: 'invalid', detail: { fields } });
    expect(() => changeRangeUnit(storedRange, patch)).toThrow(refusal);
  });
});
