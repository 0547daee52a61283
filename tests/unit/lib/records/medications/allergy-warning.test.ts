import { checkAllergies, checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toWarnings, unknownAllergensOf } from '@/lib/records/medications/allergy-warning';
import { allergy, medicine } from '@/tests/support/checked-medicines';

const penicillin = allergy('penicillin');

test('R7.3 compares the most severe allergies first, newest first among equals', () => {
  expect(checkedAllergies.orderBy).toEqual([{ severity: 'desc' }, { id: 'desc' }]);
});

test('R7.3 a medicine includes its allergy check', () => {
  const synulox = medicine('Synulox');
  const allergyCheck = checkAllergies(synulox, [penicillin]);
  expect(allergyCheck.conflicts).toHaveLength(1);
  expect(withAllergyCheck(synulox, [penicillin])).toEqual({ ...synulox, allergyCheck });
});

test('R7.3 a warning names the conflict without internal ids', () => {
  const sharedTexts = { en: expect.stringContaining('penicillin'), es: expect.stringContaining('penicilina') };
  expect(toWarnings(checkAllergies(medicine('Synulox'), [penicillin]))).toEqual([
    { allergen: 'penicillin', severity: 'severe', basis: 'class', shared: sharedTexts, reason: null },
  ]);
});

test('R7.3 an allergen unknown to several medicines is named once', () => {
  const allergies = [penicillin, allergy('dust'), allergy('pollen')];
  const checkedMedicines = ['Metacam', 'Synulox'].map((name) => withAllergyCheck(medicine(name), allergies));
  expect(unknownAllergensOf(checkedMedicines)).toEqual(['dust', 'pollen']);
  expect(unknownAllergensOf([])).toEqual([]);
});

test('R7.3 a confirmation remains valid for substances in a different order', () => {
  const [confirmedConflict] = checkAllergies(medicine('Amoxicillin, clavulanic acid'), [penicillin]).conflicts;
  const reorderedMedicine = medicine('Clavulanic acid, amoxicillin', {
    ...{ allergyReason: 'Vet', confirmedConflicts: [confirmedConflict?.key] },
  });
  expect(checkAllergies(reorderedMedicine, [penicillin]).conflicts).toMatchObject([{ reason: 'Vet' }]);
});
