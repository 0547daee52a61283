import { addDays } from '@/lib/core/time/dates';
import { treatmentForm, treatmentInput, treatmentPatch } from '@/lib/records/treatments/schema';
import {
  checkTreatment,
  dueTreatments,
  type Treatment,
  toDated,
  toTreatment,
} from '@/lib/records/treatments/treatment';
import { around, midnights } from '@/tests/support/clock-changes';

const at = new Date('2026-11-22T12:00:00Z');
const pet = { type: 'dog', dateOfBirth: '2021-03-07', deceasedOn: null };

function aTreatment(changes: Partial<Treatment> = {}): Treatment {
  return {
    id: 't1',
    kind: 'worms',
    product: 'Milbemax',
    substance: null,
    givenAt: '2026-11-20T10:00:00.000Z',
    weightGrams: null,
    nextDueOn: null,
    givenBy: null,
    note: null,
    ...changes,
  };
}

describe('R7.3 treatment input', () => {
  test('requires only kind, product and time', () => {
    const input = treatmentInput(at).parse({ kind: 'worms', product: ' Milbemax ', givenAt: '2026-11-20T10:00:00Z' });
    expect(input).toMatchObject({ product: 'Milbemax', substance: null, weightGrams: null, nextDueOn: null });
  });

  test.each([
    [{ kind: 'moles' }, 'kind'],
    [{ product: ' ' }, 'product'],
    [{ givenAt: '2026-11-20' }, 'givenAt'],
    [{ givenAt: '2027-01-01T10:00:00Z' }, 'givenAt'],
    [{ weightGrams: 0.5 }, 'weightGrams'],
    [{ nextDueOn: '2026-02-30' }, 'nextDueOn'],
  ])('rejects %o', (part, field) => {
    const entry = { kind: 'worms', product: 'Milbemax', givenAt: '2026-11-20T10:00:00Z', ...part };
    const { error } = treatmentInput(at).safeParse(entry);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test.each([
    [{ givenAt: '2021-03-01T10:00:00.000Z' }, ['givenAt']],
    [{ nextDueOn: '2026-11-19' }, ['nextDueOn']],
    [{ nextDueOn: '2026-11-20' }, []],
    [{ weightGrams: 900_000 }, ['weightGrams']],
  ])('checks %o against the pet', (changes, fields) => {
    expect(Object.keys(checkTreatment(aTreatment(changes), pet, 'UTC'))).toEqual(fields);
  });
});

test.each(midnights)('R7.3 in $timeZone a treatment on $day can’t be due earlier', ({ timeZone, day, begin }) => {
  const isRefused = (nextDueOn: string, zone: string | null = timeZone) =>
    around(begin).map((givenAt) => {
      const treatment = aTreatment({ givenAt: givenAt.toISOString(), nextDueOn });
      return 'nextDueOn' in checkTreatment(treatment, pet, zone);
    });
  expect(isRefused(addDays(day, -1))).toEqual([false, true, true]);
  expect(isRefused(day)).toEqual([false, false, false]);
  expect(isRefused(addDays(day, -1), null)).toEqual([false, false, false]);
});

describe('R7.3 the treatment form', () => {
  const values = { kind: 'worms', product: 'Milbemax', substance: '', nextDueOn: '', givenBy: '', note: '' } as const;
  const moment = { day: '2026-10-25', time: '02:30' };
  const rules = { latest: '2026-11-22', timeZone: 'Europe/Madrid', unit: 'lb' as const, original: null };

  test('converts a typed weight to grams and a local time to UTC', () => {
    const input = treatmentForm(rules).parse({ ...values, ...moment, weightGrams: '9,5' });
    expect(input).toMatchObject({ weightGrams: 4309, givenAt: new Date('2026-10-25T00:30:00Z') });
  });

  test('untouched values stay exact', () => {
    const exact = { givenAt: new Date('2026-10-25T01:30:45Z'), weightGrams: 4253 };
    const original = { ...exact, fields: { ...moment, weightGrams: '9.38' } };
    expect(treatmentForm({ ...rules, original }).parse({ ...values, ...moment, weightGrams: '9.38' })).toMatchObject(
      exact,
    );
  });

  test.each(['none', '0', '99999'])('a weight of %s is refused', (weightGrams) => {
    const { error } = treatmentForm(rules).safeParse({ ...values, ...moment, weightGrams });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['weightGrams']);
  });
});

describe('R7.3 changed and untouched form values', () => {
  const values = { kind: 'worms', product: 'Milbemax', substance: '', nextDueOn: '', givenBy: '', note: '' } as const;
  const moment = { day: '2026-11-20', time: '10:00' };
  const exact = { givenAt: new Date('2026-11-20T09:00:45Z'), weightGrams: 4253 };
  const storedMoment = { ...exact, fields: { ...moment, weightGrams: '4.25' } };
  const readForm = (more: object, of: typeof storedMoment | null = storedMoment) =>
    treatmentForm({ latest: '2026-11-22', timeZone: 'Europe/Madrid', unit: 'kg', original: of }).parse({
      ...{ ...values, ...moment, weightGrams: '4.25' },
      ...more,
    });

  test('parses a changed day or time and keeps the weight', () => {
    expect(readForm({ time: '10:01' })).toMatchObject({ givenAt: new Date('2026-11-20T09:01:00Z'), weightGrams: 4253 });
    expect(readForm({ day: '2026-11-19' }).givenAt).toEqual(new Date('2026-11-19T09:00:00Z'));
    expect(readForm({})).toMatchObject(exact);
  });

  test('parses a changed weight and keeps the time', () => {
    expect(readForm({ weightGrams: '4,3' })).toMatchObject({ weightGrams: 4300, givenAt: exact.givenAt });
    expect([readForm({ weightGrams: '' }).weightGrams, readForm({ weightGrams: ' ' }, null).weightGrams]).toEqual([
      null,
      null,
    ]);
    expect(readForm({}, null)).toMatchObject({ weightGrams: 4250, givenAt: new Date('2026-11-20T09:00:00Z') });
  });

  test('converts a row to a treatment with dates as text', () => {
    const row = { ...aTreatment(), givenAt: at };
    expect(toTreatment({ ...row, nextDueOn: null })).toEqual(aTreatment({ givenAt: at.toISOString() }));
    expect(toTreatment({ ...row, nextDueOn: new Date('2027-01-01T00:00:00Z') }).nextDueOn).toBe('2027-01-01');

    const datedTreatment = { id: 't1', kind: 'worms' as const, product: 'Milbemax' };
    expect(toDated({ ...datedTreatment, nextDueOn: null }).nextDueOn).toBeNull();
    expect(toDated({ ...datedTreatment, nextDueOn: new Date('2027-01-01T00:00:00Z') }).nextDueOn).toBe('2027-01-01');
  });

  test('a weight is whole grams up to the heaviest animal', () => {
    const requestBody = { kind: 'worms', product: 'Milbemax', givenAt: '2026-11-20T10:00:00Z' };
    const isTaken = (weightGrams: unknown) => treatmentInput(at).safeParse({ ...requestBody, weightGrams }).success;
    expect([1, 1_600_000, null, 0, 1_600_001].map(isTaken)).toEqual([true, true, true, false, false]);
    expect(treatmentPatch(at).parse({ note: 'x' })).toEqual({ note: 'x' });
  });
});

describe('R7.8 due treatments', () => {
  const namedTreatments = (treatments: Treatment[]) =>
    dueTreatments(treatments).map(({ product, nextDueOn }) => [product, nextDueOn]);

  test('the latest treatment of a kind replaces earlier ones', () => {
    const newest = aTreatment({ product: 'Drontal', nextDueOn: '2027-02-01' });
    expect(namedTreatments([newest, aTreatment({ nextDueOn: '2026-11-01' })])).toEqual([['Drontal', '2027-02-01']]);
    expect(namedTreatments([aTreatment(), aTreatment({ nextDueOn: '2026-11-01' })])).toEqual([]);
  });

  test('distinguishes other treatments by their product', () => {
    const other = (product: string, nextDueOn: string) => aTreatment({ kind: 'other', product, nextDueOn });
    const due = namedTreatments([
      other('Spray', '2026-12-01'),
      other('SPRAY', '2026-11-01'),
      other('Powder', '2026-12-02'),
    ]);
    expect(due).toEqual([
      ['Spray', '2026-12-01'],
      ['Powder', '2026-12-02'],
    ]);
  });
});
