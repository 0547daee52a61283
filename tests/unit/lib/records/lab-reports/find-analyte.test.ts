import { findAnalyte } from '@/lib/records/lab-reports/find-analyte';
import type { LabSample } from '@/lib/records/lab-reports/vocabulary';

test.each([
  ['ALT', 'alt'],
  ['gpt', 'alt'],
  ['ALT (GPT)', 'alt'],
  ['Alanina aminotransferasa', 'alt'],
  ['A.L.T.', 'alt'],
  ['HCT', 'hct'],
  ['PCV', 'hct'],
  ['Hematócrito', 'hct'],
  ['Trombocitos', 'platelets'],
  ['BUN', 'bun'],
  ['UREA', 'urea'],
  ['SDMA', 'sdma'],
  ['fT4', 'ft4'],
  ['fT4 ED', 'ft4_dialysis'],
  ['Lipase', 'lipase'],
  ['DGGR lipase', 'lipase_dggr'],
  ['USG', 'usg'],
  ['UPC', 'upc'],
  ['U-PRO', 'urine_protein'],
  ['Densidad de orina', 'usg'],
  ['BAND%', 'bands_percent'],
  ['T4 libre', 'ft4'],
  ['cPL', 'cpl'],
  ['Ca', 'calcium'],
  ['Ca++', 'ionized_calcium'],
  ['NEU%', 'neutrophils_percent'],
  ['NEU#', 'neutrophils'],
  ['Na:K', 'na_k'],
])('R15.6 %s is %s', (name, id) => {
  expect(findAnalyte(name)).toBe(id);
});

test.each(['', 'AL', 'ALTT', 'ALT 2', '__proto__', 'constructor', '(', 'PCR'])('R15.6 %j is not an analyte', (name) => {
  expect(findAnalyte(name)).toBeNull();
});

test.each<[string, LabSample | null, string | null, string | null]>([
  ['Glucose', null, 'mg/dL', null],
  ['Glucose', 'blood', null, 'glucose'],
  ['Glucose', 'urine', null, 'urine_glucose'],
  ['Hematies', 'blood', null, 'rbc'],
  ['Hematíes', 'urine', '/HPF', 'urine_red_cells'],
  ['Hematíes', 'urine', '/campo', 'urine_red_cells'],
  ['Hematíes', null, '/HPF', null],
  ['Leucocitos', null, '/µL', null],
  ['pH', null, null, null],
  ['pH', 'urine', null, 'urine_ph'],
  ['BILI', null, 'mg/dL', null],
  ['Proteínas', null, 'g/dL', null],
  ['KET', null, 'mmol/L', null],
  ['Sangre', null, null, null],
  ['K', null, 'K/µL', null],
  ['K', null, 'mmol/L', 'potassium'],
  ['HB', 'blood', '%', null],
  ['Glucose', 'feces', null, null],
  ['Neutrophils', 'blood', null, null],
  ['Neutrophils', 'blood', '10^9/L', 'neutrophils'],
  ['Neutrófilos', 'blood', '%', 'neutrophils_percent'],
  ['TP', 'blood', 'g/L', 'total_protein'],
  ['TP', 'blood', 's', 'pt'],
  ['PT', 'blood', null, null],
])('R15.6 %s in %s, %s, is %s', (name, sample, unit, id) => {
  expect(findAnalyte(name, { sample, unit })).toBe(id);
});
