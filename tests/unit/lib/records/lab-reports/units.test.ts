import { analytes, findAnalyteById } from '@/lib/records/lab-reports/analytes';
import data from '@/lib/records/lab-reports/data/analytes.json';
import { convertValue, normalizeUnit } from '@/lib/records/lab-reports/units';

// AMA: factors to SI units of the AMA Manual of Style (JAMA's instructions for authors).
// IFCC: 1 kat = 60,000,000 U, and hemoglobin in mmol/L of the monomer (1 g/dL = 0.6206 mmol/L).
// IRIS: International Renal Interest Society, staging of CKD, which gives each limit in both units.
// units: powers of ten and definitions of the units alone.
const cases: [analyte: string, value: number, unit: string, target: string, expected: number, source: string][] = [
  ['glucose', 100, 'mg/dL', 'mmol/L', 5.551, 'AMA: × 0.05551'],
  ['glucose', 5.5, 'mmol/L', 'mg/dL', 99.08, 'AMA: ÷ 0.05551'],
  ['creatinine', 1, 'mg/dL', 'µmol/L', 88.4, 'AMA: × 88.4'],
  ['creatinine', 1.4, 'mg/dL', 'µmol/L', 123.8, 'IRIS: 1.4 mg/dL = 125 µmol/L, rounded'],
  ['creatinine', 440, 'µmol/L', 'mg/dL', 4.977, 'IRIS: 440 µmol/L = 5.0 mg/dL, rounded'],
  ['bun', 20, 'mg/dL', 'mmol/L', 7.14, 'AMA, urea nitrogen: × 0.357'],
  ['urea', 60, 'mg/dL', 'mmol/L', 9.99, 'molar mass of urea, CH4N2O'],
  ['sdma', 14, 'µg/dL', 'µmol/L', 0.692, 'molar mass of SDMA, C8H18N4O2'],
  ['phosphorus', 5, 'mg/dL', 'mmol/L', 1.614, 'AMA: × 0.3229'],
  ['calcium', 10, 'mg/dL', 'mmol/L', 2.495, 'AMA: × 0.2495'],
  ['calcium', 5, 'mEq/L', 'mmol/L', 2.5, 'AMA: × 0.5'],
  ['ionized_calcium', 1.3, 'mmol/L', 'mg/dL', 5.21, 'AMA: ÷ 0.2495'],
  ['magnesium', 2, 'mg/dL', 'mmol/L', 0.8229, 'AMA: × 0.4114'],
  ['sodium', 145, 'mEq/L', 'mmol/L', 145, 'AMA: × 1'],
  ['potassium', 4.2, 'mmol/L', 'mEq/L', 4.2, 'AMA: × 1'],
  ['total_bilirubin', 1, 'mg/dL', 'µmol/L', 17.1, 'AMA: × 17.104'],
  ['bile_acids', 10, 'µg/mL', 'µmol/L', 24.48, 'AMA: × 2.448'],
  ['ammonia', 100, 'µg/dL', 'µmol/L', 58.72, 'AMA: × 0.5872'],
  ['cholesterol', 200, 'mg/dL', 'mmol/L', 5.172, 'AMA: × 0.02586'],
  ['triglycerides', 100, 'mg/dL', 'mmol/L', 1.129, 'AMA: × 0.01129'],
  ['uric_acid', 5, 'mg/dL', 'µmol/L', 297.4, 'AMA: × 59.485'],
  ['lactate', 2, 'mmol/L', 'mg/dL', 18.02, 'AMA: ÷ 0.111'],
  ['iron', 100, 'µg/dL', 'µmol/L', 17.91, 'AMA: × 0.179'],
  ['cobalamin', 500, 'pg/mL', 'pmol/L', 368.9, 'AMA: × 0.7378'],
  ['folate', 10, 'ng/mL', 'nmol/L', 22.66, 'AMA: × 2.266'],
  ['t4', 2, 'µg/dL', 'nmol/L', 25.74, 'AMA: × 12.871'],
  ['ft4', 1.5, 'ng/dL', 'pmol/L', 19.31, 'AMA: × 12.871'],
  ['t3', 100, 'ng/dL', 'nmol/L', 1.536, 'AMA: × 0.01536'],
  ['cortisol', 5, 'µg/dL', 'nmol/L', 137.95, 'AMA: × 27.588'],
  ['acth', 50, 'pg/mL', 'pmol/L', 11.01, 'AMA: × 0.22'],
  ['aldosterone', 10, 'ng/dL', 'pmol/L', 277.4, 'AMA: × 27.74'],
  ['progesterone', 5, 'ng/mL', 'nmol/L', 15.9, 'AMA: × 3.18'],
  ['estradiol', 20, 'pg/mL', 'pmol/L', 73.42, 'AMA: × 3.671'],
  ['testosterone', 3, 'ng/mL', 'nmol/L', 10.4, 'AMA: × 3.467'],
  ['phenobarbital', 25, 'µg/mL', 'µmol/L', 107.6, 'AMA: × 4.306'],
  ['digoxin', 1, 'ng/mL', 'nmol/L', 1.281, 'AMA: × 1.281'],
  ['hgb', 15, 'g/dL', 'mmol/L', 9.308, 'IFCC: × 0.6206'],
  ['alt', 60, 'U/L', 'µkat/L', 1, 'IFCC'],
  ['insulin', 12, 'µU/mL', 'mU/L', 12, 'units'],
  ['albumin', 3.2, 'g/dL', 'g/L', 32, 'units'],
  ['hct', 45, '%', 'L/L', 0.45, 'units'],
  ['wbc', 12_500, '/µL', '10^9/L', 12.5, 'units'],
  ['rbc', 6.8, 'M/µL', '10^12/L', 6.8, 'units'],
  ['platelets', 250, 'K/µL', '10^9/L', 250, 'units'],
  ['crp', 12, 'mg/L', 'mg/dL', 1.2, 'units'],
  ['platelets', 250, 'thou/uL', '10^9/L', 250, 'units'],
  ['platelets', 250_000, '/cmm', '10^9/L', 250, 'units'],
  ['rbc', 6.8, 'mill/mm3', '10^12/L', 6.8, 'units'],
  ['rbc', 6.8, 'T/L', 'M/µL', 6.8, 'units'],
  ['glucose', 100, 'mg%', 'mg/dL', 100, 'units'],
  ['upc', 0.4, 'mg/mg', 'mg/g', 400, 'units'],
];

test.each(cases)('R15.6 %s: %d %s in %s is %d (%s…)', (analyte, value, unit, target, expected) => {
  const convertedAmount = convertValue(value, { analyte, unit }, { analyte, unit: target });
  expect(Math.abs((convertedAmount ?? 0) / expected - 1)).toBeLessThan(0.001);
  expect(convertValue(convertedAmount ?? 0, { analyte, unit: target }, { analyte, unit })).toBeCloseTo(value, 6);
});

test('R15.6 urea nitrogen and urea convert by their amounts', () => {
  const bun = { analyte: 'bun', unit: 'mg/dL' };
  expect(convertValue(28.014, bun, { analyte: 'urea', unit: 'mg/dL' })).toBeCloseTo(60.056, 6);
  expect(convertValue(28.014, bun, { analyte: 'urea', unit: 'mmol/L' })).toBeCloseTo(10, 6);
});

test.each([
  ['an unknown molar mass', 'albumin', 'g/L', 'mmol/L'],
  ['activity and mass', 'lipase', 'U/L', 'µg/L'],
  ['a count and its percentage', 'neutrophils', '10^9/L', '%'],
  ['an unknown unit', 'urine_red_cells', '/HPF', '/µL'],
  ['an absent unit', 'urine_ph', null, 'mg/dL'],
  ['an inherited property', 'glucose', 'constructor/__proto__', 'mg/dL'],
])('R15.6 no conversion: %s', (_, analyte, unit, target) => {
  expect(convertValue(1, { analyte, unit }, { analyte, unit: target })).toBeNull();
});

test('R15.6 a free name converts within one kind of unit', () => {
  const measureIn = (unit: string | null) => ({ analyte: null, unit });
  expect(convertValue(3, measureIn('g/dL'), measureIn('g/L'))).toBe(30);
  expect(convertValue(3, measureIn('titer'), measureIn('Titer'))).toBe(3);
  expect(convertValue(3, measureIn(null), measureIn(null))).toBe(3);
  expect(convertValue(3, measureIn('mg/dL'), measureIn('mmol/L'))).toBeNull();
});

test.each([
  ['µg/dl', 'ug/dL', 'mcg/dl', 'μg/dL'],
  ['10^9/l', 'x10^9/L', '10⁹/L', '×10*9/l', '10E9/L', 'x 10^9 / L'],
  ['10^3/µl', 'x10E3/uL', '10³/µL', '10^3/uL'],
  ['u/l', 'IU/L', 'UI/L', 'U/l'],
  ['µu/ml', 'µIU/mL', 'uIU/mL', 'uU/mL'],
  ['/mm3', '/mm³', '/mm^3', '/cmm'],
  ['/hpf', '/HPF', '/campo'],
  ['mg/dl', 'mg%'],
])('R15.6 normalizes spellings of %s', (unit, ...spellings) => {
  expect(spellings.map(normalizeUnit)).toEqual(spellings.map(() => unit));
});

/** Abridged standard atomic weights (CIAAW). */
const weights: Record<string, number> = {
  ...{ H: 1.008, C: 12.011, N: 14.007, O: 15.999, Na: 22.99, Mg: 24.305, P: 30.974, Cl: 35.45, K: 39.098 },
  ...{ Ca: 40.078, Fe: 55.845, Co: 58.933, Br: 79.904, I: 126.904 },
};

const massOf = (formula: string) =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element = '', count]) => sum + (weights[element] ?? Number.NaN) * Number(count || 1),
    0,
  );

test('R15.6 molar masses follow from the formulas', () => {
  const masses = data.analytes.filter((one) => 'molarMass' in one && !['hgb', 'acth'].includes(one.id));
  expect(masses.length).toBeGreaterThan(30);
  for (const { formula, molarMass } of masses) expect(massOf(formula ?? '')).toBeCloseTo(molarMass ?? 0, 3);
});

test('R15.6 analytes have unique ids, two names, and units that convert', () => {
  expect(new Set(analytes.map(({ id }) => id)).size).toBe(analytes.length);
  expect(analytes.length).toBeGreaterThanOrEqual(80);
  for (const { id: analyte, name, units, sameAs } of analytes) {
    expect([analyte, name.en, name.es]).not.toContain('');
    if (sameAs) expect(findAnalyteById(sameAs)).not.toBeNull();
    const [first = null, ...others] = units;
    for (const unit of others)
      expect([analyte, unit, convertValue(1, { analyte, unit }, { analyte, unit: first })]).not.toContain(null);
  }
});
