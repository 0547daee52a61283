import fc from 'fast-check';
import countryCodes from '@/lib/records/pets/data/country-codes.json';
import { normaliseMicrochip, readMicrochip } from '@/lib/records/pets/microchip';

const countries = countryCodes.codes.split(' ');
const number = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(12, '0'));
const animal = number(2 ** 38 - 1);

describe('R7.1 microchip', () => {
  test('knows the 249 countries of ISO 3166-1, once each', () => {
    expect(new Set(countries).size).toBe(249);
    expect(countries).toEqual(expect.arrayContaining(['724', '826', '840', '032', '004']));
  });

  test('every country and maker is accepted with a 38-bit number', () => {
    const makers = fc.integer({ min: 900, max: 998 }).map(String);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...countries), makers), animal, (issuer, digits) => {
        expect(readMicrochip(issuer + digits)).toEqual({
          ok: true,
          code: issuer + digits,
          format: 'iso15',
          warning: null,
        });
      }),
    );
  });

  test('refuses every issuer that is neither a country nor a maker', () => {
    const unassignedCode = fc.integer({ min: 0, max: 899 }).map((code) => String(code).padStart(3, '0'));
    fc.assert(
      fc.property(
        unassignedCode.filter((code) => !countries.includes(code)),
        animal,
        (issuer, digits) => {
          expect(readMicrochip(issuer + digits)).toEqual({ ok: false, problem: 'microchipIssuer' });
        },
      ),
    );
  });

  test('refuses test chips', () => {
    fc.assert(
      fc.property(animal, (digits) => {
        expect(readMicrochip(`999${digits}`)).toEqual({ ok: false, problem: 'microchipTest' });
      }),
    );
  });

  test('refuses numbers above 38 bits but not the largest valid one', () => {
    expect(readMicrochip('724274877906943')).toMatchObject({ ok: true });
    fc.assert(
      fc.property(fc.integer({ min: 274877906944, max: 999999999999 }), (value) => {
        expect(readMicrochip(`724${value}`)).toEqual({ ok: false, problem: 'microchipNumber' });
      }),
    );
  });

  test.each([
    ['012*345*678', '012345678', 'avid9', 'microchipAvid'],
    ['123456789a', '123456789A', 'avid10', 'microchipNotIso'],
    ['0A1 234-5F6.7', '0A12345F67', 'fdxa10', 'microchipNotIso'],
    ['0006543210', '0006543210', 'fdxa10', 'microchipNotIso'],
  ])('accepts %s with a warning', (text, code, format, warning) => {
    expect(readMicrochip(text)).toEqual({ ok: true, code, format, warning });
  });

  test.each(['', 'Luna', '72400000000001', '7240000000000012', '0A1234567G', '72400000000000O'])(
    'refuses %j',
    (text) => {
      expect(readMicrochip(text)).toEqual({ ok: false, problem: 'microchipFormat' });
    },
  );

  test('normalization is idempotent and ignores separators', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => normaliseMicrochip(normaliseMicrochip(text)) === normaliseMicrochip(text),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' ', '-', '.', '*', '\u2013', '\u00a0', '\u200b'), { minLength: 15, maxLength: 15 }),
        (between) => {
          const writtenCode = between.map((separator, index) => separator + '724000000000001'[index]).join('');
          expect(readMicrochip(writtenCode)).toMatchObject({ ok: true, code: '724000000000001' });
        },
      ),
    );
  });
});
