const labResults =
  'Each result needs a `value` or a `text`, and a `name` or an `analyte` (ids: `lib/records/lab-reports/data`).';

const homeMeasures =
  '`low` and `high` are the range that a vet gave (`rangeBy`, from the day `rangeSince`). They are in `rangeUnit`, the unit of ' +
  'the measure when they were last sent.';

const homeReadings =
  'Each reading needs a `value`, or a `text` if the device shows a word such as HI. Only blood pressure has a `diastolic` ' +
  'value. `unit` is by default that of the measure. A value more than five times the highest, or less than a fifth of the ' +
  'lowest, of the last ten readings is refused with `confirmation_required` until it is sent with `confirmed`.';

/** Descriptions of writes by collection. */
export const healthTexts = { 'lab-reports': labResults, measures: homeMeasures, readings: homeReadings } as const;
