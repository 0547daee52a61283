import fc from 'fast-check';
import { contradictionsOf, petInput, petPatch } from '@/lib/records/pets/schema';
import { petLimits } from '@/lib/records/pets/vocabulary';
import en from '@/messages/en.json';
import { RUNS } from '@/tests/support/property-runs';

const TODAY = '2026-05-01';
const input = petInput(TODAY);
const patch = petPatch(TODAY);

function errorsOf(value: unknown, schema: typeof input | typeof patch = input): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('R7.1 pet', () => {
  test.each(['1800-01-01', '1832-01-01'])('accepts a tortoise born on %s in every date field', (day) => {
    const days = { dateOfBirth: day, microchippedOn: day, deceasedOn: day };
    expect(input.parse({ name: 'Jonathan', type: 'reptile', ...days })).toMatchObject(days);
    expect(patch.parse({ dateOfBirth: day })).toEqual({ dateOfBirth: day });
  });

  test('requires only name and type and fills in the rest', () => {
    expect(input.parse({ name: 'Luna', type: 'dog' })).toEqual({
      name: 'Luna',
      type: 'dog',
      breed: null,
      gender: 'unknown',
      dateOfBirth: null,
      colour: null,
      markings: null,
      neutered: null,
      microchip: null,
      microchippedOn: null,
      microchipPlace: null,
      passportNumber: null,
      insurance: null,
      emergencyContact: null,
      vetClinic: null,
      weightUnit: 'kg',
      deceasedOn: null,
      archived: false,
      notes: '',
    });
  });

  test('reads empty form fields as null', () => {
    const empty = {
      breed: '',
      dateOfBirth: '',
      colour: ' ',
      markings: '\n',
      microchip: '',
      deceasedOn: '',
      vetClinic: '\u200b',
    };
    expect(input.parse({ name: 'Luna', type: 'dog', ...empty })).toMatchObject({
      breed: null,
      dateOfBirth: null,
      colour: null,
      markings: null,
      microchip: null,
      deceasedOn: null,
      vetClinic: null,
    });
  });

  test('normalizes texts, removes control characters and keeps markup as text', () => {
    const parsedPet = input.parse({
      name: ' <b>Ni\u0303a</b>\u202e\u0000  y\tSol ',
      type: 'cat',
      markings: 'a\r\n\r\n\r\nb\u0007',
    });
    expect(parsedPet).toMatchObject({ name: '<b>Nĩa</b> y Sol', markings: 'a\n\nb' });
  });

  test.each([
    [{ name: '' }, { name: 'pets.validation.nameRequired' }],
    [{ name: ' \u200b\u0000 ' }, { name: 'pets.validation.nameRequired' }],
    [{ name: 'x'.repeat(81) }, { name: 'pets.validation.nameTooLong' }],
    [{ name: 'Luna\ud83d' }, { name: 'pets.validation.invalid' }],
    [{ name: { contains: 'L' } }, { name: 'pets.validation.invalid' }],
    [{ type: 'dragon' }, { type: 'pets.validation.typeRequired' }],
    [{ type: '' }, { type: 'pets.validation.typeRequired' }],
    [{ gender: 'f' }, { gender: 'pets.validation.invalid' }],
    [{ dateOfBirth: '2026-05-02' }, { dateOfBirth: 'pets.validation.dateInFuture' }],
    [{ dateOfBirth: '1799-12-31' }, { dateOfBirth: 'pets.validation.dateTooEarly' }],
    [{ dateOfBirth: '9999-01-01' }, { dateOfBirth: 'pets.validation.dateInFuture' }],
    [{ dateOfBirth: '2023-02-29' }, { dateOfBirth: 'pets.validation.dateInvalid' }],
    [{ dateOfBirth: '1/2/2020' }, { dateOfBirth: 'pets.validation.dateInvalid' }],
    [{ dateOfBirth: 5 }, { dateOfBirth: 'pets.validation.dateInvalid' }],
    [{ dateOfBirth: '2020-01-02', deceasedOn: '2020-01-01' }, { deceasedOn: 'pets.validation.deceasedBeforeBirth' }],
    [{ microchip: '999000000000001' }, { microchip: 'pets.validation.microchipTest' }],
    [{ microchip: '1'.repeat(41) }, { microchip: 'pets.validation.microchipTooLong' }],
    [{ weightUnit: 'st' }, { weightUnit: 'pets.validation.invalid' }],
    [{ neutered: 'yes' }, { neutered: 'pets.validation.invalid' }],
    [{ notes: 'x'.repeat(20_001) }, { notes: 'pets.validation.notesTooLong' }],
  ])('refuses %j', (wrong, errors) => {
    expect(errorsOf({ name: 'Luna', type: 'dog', ...wrong })).toEqual(errors);
    expect(errorsOf(wrong, patch)).toEqual(errors);
  });

  test('every length limit has its message', () => {
    for (const [field, max] of Object.entries(petLimits)) {
      const key = `${field}TooLong` as keyof typeof en.pets.validation;
      expect(errorsOf({ [field]: 'x'.repeat(max + 1) }, patch)).toEqual({ [field]: `pets.validation.${key}` });
      expect(en.pets.validation[key]).toMatch(/\w/);
    }
  });

  test('rejects unknown fields instead of dropping them', () => {
    expect(input.safeParse({ name: 'Luna', type: 'dog', ownerId: 'x' }).success).toBe(false);
    expect(patch.safeParse(JSON.parse('{"__proto__": {"name": "x"}}')).success).toBe(false);
  });

  test('the microchip is stored without separators', () => {
    expect(patch.parse({ microchip: '724 0000-0000.0001' })).toEqual({ microchip: '724000000000001' });
  });

  test('a patch contains only the fields sent', () => {
    expect(patch.parse({})).toEqual({});
    expect(patch.parse({ colour: '', archived: true })).toEqual({ colour: null, archived: true });
  });

  test('accepts today and the birth date itself', () => {
    expect(errorsOf({ dateOfBirth: TODAY, deceasedOn: TODAY }, patch)).toEqual({});
    expect(contradictionsOf({ dateOfBirth: null, deceasedOn: TODAY })).toEqual({});
    expect(Object.keys(contradictionsOf({ dateOfBirth: TODAY, deceasedOn: '2026-04-30' }))).toEqual(['deceasedOn']);
  });

  test.each([
    ['in the future', { microchippedOn: '2026-05-02' }, 'dateInFuture'],
    ['before birth', { dateOfBirth: '2026-01-02', microchippedOn: '2026-01-01' }, 'chipBeforeBirth'],
    ['after death', { deceasedOn: '2026-01-01', microchippedOn: '2026-01-02' }, 'chipAfterDeath'],
  ])('R2.2 refuses a chip date %s', (_, requestBody, problem) => {
    expect(errorsOf(requestBody, patch)).toEqual({ microchippedOn: `pets.validation.${problem}` });
  });

  test('R2.2 a region has to belong to its country', () => {
    expect(errorsOf({ country: 'ES', region: 'ES-MD' }, patch)).toEqual({});
    expect(errorsOf({ region: 'ES-MD' }, patch)).toEqual({});
    const elsewhere = { region: 'pets.validation.regionElsewhere' };
    expect(errorsOf({ country: 'FR', region: 'ES-MD' }, patch)).toEqual(elsewhere);
    expect(errorsOf({ country: null, region: 'ES-MD' }, patch)).toEqual(elsewhere);
    expect(Object.keys(errorsOf({ country: 'XX' }, patch))).toEqual(['country']);
    expect(Object.keys(errorsOf({ region: 'Madrid' }, patch))).toEqual(['region']);
  });

  test('a control character between two spaces leaves one space', () => {
    expect(patch.parse({ breed: '!\t\u0000\t!' }).breed).toBe('! !');
  });

  test('parsing never throws, and parsed values parse to themselves', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    const pet = fc.record({ name: text, breed: text, markings: text, notes: text }, { requiredKeys: ['name'] });

    fc.assert(
      fc.property(fc.oneof(pet, fc.anything()), (value) => {
        const first = patch.safeParse(value);
        if (first.success) expect(patch.parse(first.data)).toEqual(first.data);
      }),
      { numRuns: RUNS },
    );
  });
});
