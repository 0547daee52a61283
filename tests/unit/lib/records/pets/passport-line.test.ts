import fc from 'fast-check';
import { PASSPORT_LINE_LENGTH, type PassportLineInput, passportLines } from '@/lib/records/pets/passport-line';

const luna: PassportLineInput = {
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  dateOfBirth: '2022-04-17',
  microchip: '941000024681357',
};

const trimmedNames = (pet: Partial<PassportLineInput>) =>
  passportLines({ ...luna, ...pet }).map((line) => line.replace(/<+$/, ''));

describe('the lines at the foot of the passport card', () => {
  test('R7.1 first name and breed, then chip, species, birth date and sex', () => {
    expect(trimmedNames({})).toEqual(['P<LUNA<<BEAGLE', '941000024681357<DOG<220417F']);
  });

  test.each([
    ['Ñusta Éowyn', 'P<NUSTA<EOWYN<<BEAGLE'],
    ["D'Artagnan", 'P<DARTAGNAN<<BEAGLE'],
    ['Straße', 'P<STRASSE<<BEAGLE'],
    ['Łukasz Ærø', 'P<LUKASZ<AEROE<<BEAGLE'],
    ['Рекс', 'P<REKS<<BEAGLE'],
    ['Άργος', 'P<ARGOS<<BEAGLE'],
    ['ポチ', 'P<BEAGLE'],
    ['🐶 Rex', 'P<REX<<BEAGLE'],
  ])('R7.1 writes %s in Latin letters', (name, line) => {
    expect(trimmedNames({ name })[0]).toBe(line);
  });

  test('R7.1 omits unknown details', () => {
    expect(trimmedNames({ breed: null, dateOfBirth: null, microchip: null, gender: 'unknown' })).toEqual([
      'P<LUNA',
      'DOG',
    ]);
  });

  test('R7.1 any text gives two full lines of A-Z, 0-9 and fillers', () => {
    const text = fc.string({ unit: 'binary', maxLength: 90 });
    fc.assert(
      fc.property(text, text, text, (name, breed, microchip) => {
        for (const line of passportLines({ ...luna, name, breed, microchip })) {
          expect(line).toMatch(new RegExp(`^[A-Z0-9<]{${PASSPORT_LINE_LENGTH}}$`));
        }
      }),
    );
  });
});
