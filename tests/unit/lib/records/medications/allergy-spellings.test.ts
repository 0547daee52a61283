import { checkAllergies } from '@/lib/records/medications/allergy-check';
import { allergy, basisOf, medicine } from '@/tests/support/checked-medicines';

test.each([
  ['cefovecin', 'Cephovecin', 'substance'],
  ['metadona', 'Confortan', 'substance'],
  ['local anesthesia', 'EMLA', 'class'],
  ['carprofen', 'Rimmadyl', 'substance'],
  ['carprofen', 'Rimmmadyl', 'substance'],
  ['cephalosporins', 'Cefamandole', 'class'],
  ['sulfamidas', 'Sulfasomizole', 'class'],
  ['NSAIDs', 'Zaltoprofen', 'class'],
  ['raw chicken', 'Vitamin paste, chicken flavour', 'name'],
  ['Xyzzol, swollen face', 'Xyzzol 16 mg tablets', 'name'],
  ['soy', 'Soy 1000', 'name'],
  ['nuts', 'Drops with nut', 'name'],
  ['nut', 'Nuts, dried', 'name'],
  ['eggs', 'Drops with egg', 'substance'],
  ['huevo', 'Eggs, dried', 'substance'],
])('R7.3 finds %s in %s despite spelling variants: %s', (allergen, name, basis) => {
  expect(basisOf(allergen, name)).toBe(basis);
});

test.each([
  ['cephalosporins', 'Cefa'],
  ['isoxazolines', 'Alaner'],
  ['NSAIDs', 'Omega 3, but vegan'],
  ['quinolonas', 'Vitamin A 1800 IU'],
  ['AAS', 'Vitamin A 1800 IU'],
  ['gas', 'GA 5'],
])('R7.3 a shared beginning is not a match: %s, %s', (allergen, name) => {
  expect(basisOf(allergen, name)).toBeNull();
});

test('R7.3 no word of a known brand is unknown', () => {
  const { unknownMedicine } = checkAllergies(medicine('Advantage Multi'), [allergy('penicillin')]);
  expect(unknownMedicine).toEqual([]);
});

test('R7.3 a shared substance is named in both languages', () => {
  const { conflicts } = checkAllergies(medicine('Synulox'), [allergy('amoxicillin')]);
  expect(conflicts).toMatchObject([{ basis: 'substance', shared: { en: 'amoxicillin', es: 'amoxicilina' } }]);
});

test('R7.3 matches an allergen in the dosage by name without a table entry', () => {
  const { conflicts } = checkAllergies(medicine('Omega 3', { dosage: '1 in soy oil' }), [allergy('soy')]);
  expect(conflicts).toMatchObject([{ basis: 'name', shared: null }]);
});
