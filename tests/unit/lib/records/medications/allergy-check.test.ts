import fc from 'fast-check';
import { withoutInvisible } from '@/lib/core/text/fold';
import { checkAllergies } from '@/lib/records/medications/allergy-check';
import data from '@/lib/records/medications/data/substances.json';
import { allergy, basisOf, medicine } from '@/tests/support/checked-medicines';

const has = (text: string, part: string) => text.includes(part) || withoutInvisible(text).includes(part);

describe('R7.3 texts about a medicine are compared with allergies', () => {
  test('recognizes a substance in the dosage', () => {
    const writtenMedicine = medicine('Antibiotic', { dosage: '250 mg of amoxicillin' });
    expect(checkAllergies(writtenMedicine, [allergy('penicillin')]).conflicts).toHaveLength(1);
  });

  test.each([
    ['steps', { steps: [{ dosage: '1 tablet' }, { dosage: '250 mg of amoxicillin' }] }],
    ['instructions', { instructions: 'Ponle la amoxicilina con comida' }],
    ['reason', { reason: 'penicillin for the tooth' }],
  ])('recognizes substances named in the %s', (_, more) => {
    const { conflicts, unknownMedicine } = checkAllergies(medicine('Antibiotic', more), [allergy('penicillin')]);
    expect([conflicts.length, unknownMedicine]).toEqual([1, []]);
  });

  test.each([
    ['cefalosporinas', 'No se excede la dosis de 2 al día'],
    ['avermectins', 'The sentinel of the quest, a revolution'],
    ['NSAIDs', 'Itchy, but mild'],
    ['quinolonas', 'Give a 180 mg tablet'],
    ['chicken', 'Give it in chicken'],
    ['penicillin', 'Use the pen given by the vet'],
  ])('everyday words match no medicine: %s, %s', (allergen, instructions) => {
    expect(checkAllergies(medicine('Apoquel', { instructions }), [allergy(allergen)]).conflicts).toEqual([]);
  });

  test('names the shared substance or class in both languages', () => {
    const { conflicts } = checkAllergies(medicine('Metacam'), [allergy('carprofeno', 'mild')]);
    expect(conflicts).toMatchObject([
      {
        ...{ allergyId: 'id of carprofeno', allergen: 'carprofeno', severity: 'mild', basis: 'class' },
        shared: { en: expect.stringContaining('NSAID'), es: expect.stringContaining('AINE') },
      },
    ]);
  });
});

describe('R7.3 names that cannot be compared', () => {
  test('reports a medicine missing from the table as unknown', () => {
    expect(checkAllergies(medicine('Xyzzol'), [allergy('penicillin')])).toEqual({
      ...{ conflicts: [], unknownMedicine: ['Xyzzol'], unknownAllergens: [] },
    });
  });

  test.each([
    ['Zyx-G procaine', ['Zyx']],
    ['Metacam/Xyzzól 1.5 mg/ml oral suspension for dogs', ['Xyzzól']],
    ['Antibiotic', ['Antibiotic']],
    ['250 mg', ['250 mg']],
    ['Morphine sulfate 10mg/ml sol. iny.', []],
    ['Amoxicilina trihidrato 250 mg comprimidos EFG Normon', []],
    ['Cefalexina sódica 500 mg cápsulas', []],
    ['Meloxicam sirup 2 x 5 ml', []],
    ['Doxycycline hyclate tabs', []],
    ['Rimadyl® chewables (Zoetis)', []],
    ['Enro', []],
  ])('reports the words of %s missing from the table: %j', (name, words) => {
    const allergen = allergy('isoxazolines');
    expect(checkAllergies(medicine(name), [allergen]).unknownMedicine).toEqual(words);
  });

  test('words of sentences are never reported as unknown', () => {
    const writtenMedicine = medicine('Metacam', {
      dosage: 'a whole pipful',
      instructions: 'After the walk',
      reason: 'Arthritis',
    });
    expect(checkAllergies(writtenMedicine, [allergy('penicillin')]).unknownMedicine).toEqual([]);
  });

  test('reports an allergen missing from the table as unknown', () => {
    expect(checkAllergies(medicine('Metacam'), [allergy('Chicken'), allergy('penicillin')])).toEqual({
      ...{ conflicts: [], unknownMedicine: [], unknownAllergens: ['Chicken'] },
    });
  });

  test('reports the words of an allergen that are missing from the table', () => {
    const { unknownAllergens } = checkAllergies(medicine('Metacam'), [allergy('Penicillin and Xyzzol')]);
    expect(unknownAllergens).toEqual(['Xyzzol']);
  });

  test('reports nothing without known allergies', () => {
    expect(checkAllergies(medicine('Xyzzol'), [])).toEqual({
      ...{ conflicts: [], unknownMedicine: [], unknownAllergens: [] },
    });
  });

  test('does not report a match by name as unknown', () => {
    const check = checkAllergies(medicine('Xyzzol'), [allergy('Xyzzol')]);
    expect(check).toMatchObject({ unknownMedicine: [], unknownAllergens: [] });
  });
});

describe('R7.3 a confirmation applies only to the confirmed conflict', () => {
  const penicillin = allergy('penicillin');
  const keysOf = (name: string, allergies = [penicillin]) =>
    checkAllergies(medicine(name), allergies).conflicts.map(({ key }) => key);
  const checkConfirmed = (
    name: string,
    keys: string[],
    allergies = [penicillin],
    allergyReason: string | null = 'Vet',
  ) =>
    checkAllergies(medicine(name, { allergyReason, confirmedConflicts: keys }), allergies).conflicts.every(
      (conflict) => conflict.reason === allergyReason && allergyReason !== null,
    );

  test.each([
    ['the same medicine again', 'Synulox', [penicillin], 'Vet', true],
    ['another brand of the same substances', 'Clavamox', [penicillin], 'Vet', true],
    ['another medicine of the class', 'Penicillin G', [penicillin], 'Vet', false],
    ['an allergy that is now mild', 'Synulox', [allergy('penicillin', 'mild')], 'Vet', false],
    ['an allergy that was added', 'Synulox', [penicillin, allergy('amoxicillin')], 'Vet', false],
    ['no reason', 'Synulox', [penicillin], null, false],
  ])('%s', (_, name, allergies, reason, holds) => {
    expect(checkConfirmed(name, keysOf('Synulox'), allergies, reason)).toBe(holds);
  });
});

describe('R7.3 the allergy table', () => {
  const namedSubstances = data.classes.flatMap(({ id, substances }) =>
    substances.flatMap(({ en, es, ...more }) => {
      const { also = [], brands = [] } = more as { also?: string[]; brands?: string[] };
      return [en, es, ...also, ...brands].map((name) => ({ id, en, name }));
    }),
  );

  test('every name of a substance conflicts with its other names', () => {
    for (const { en, name: allergen } of namedSubstances) {
      const missedSubstances = namedSubstances
        .filter((other) => other.en === en)
        .filter(({ name }) => basisOf(allergen.toUpperCase(), name.normalize('NFD')) !== 'substance');
      expect([allergen, missedSubstances]).toEqual([allergen, []]);
    }
  });

  test('every substance and brand conflicts with its class, in both languages', () => {
    for (const { id, name: classNames, terms } of data.classes.filter((one) => one.terms.length > 0)) {
      for (const allergen of [classNames.en, classNames.es, ...terms]) {
        const own = namedSubstances.filter((one) => one.id === id);
        expect(own.filter(({ name }) => basisOf(allergen, name) === null)).toEqual([]);
      }
    }
  });

  test('surrounding words and their order do not change the result', () => {
    const words = fc.array(fc.constantFrom('250', 'mg', 'oral', 'con', 'comida', '/', '®', 'tablets'), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...namedSubstances), words, words, (one, before, after) => {
        const name = [...before, one.name, ...after].join(' ');
        expect(basisOf(one.en, name)).toBe('substance');
      }),
    );
  });

  test('classifies each allergy as conflict, unknown or different for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (name, allergens) => {
        const allergies = allergens.map((allergen, index) => ({ ...allergy(allergen), id: String(index) }));
        const { conflicts, unknownAllergens } = checkAllergies(medicine(name), allergies);
        const reportedIds = new Set(conflicts.map(({ allergyId }) => allergyId));
        const unreported = allergies.filter(({ id }) => !reportedIds.has(id)).map(({ allergen }) => allergen);
        expect(unknownAllergens.filter((part) => !unreported.some((allergen) => has(allergen, part)))).toEqual([]);
      }),
    );
  });
});
