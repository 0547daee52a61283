import { checkPassport, findSignedText } from '@/lib/sharing/signed-passport/check';
import type { PassportFacts, Source } from '@/lib/sharing/signed-passport/facts';
import { fitFacts } from '@/lib/sharing/signed-passport/fit';
import {
  addressLength,
  HOST,
  ISSUED,
  passportFacts,
  signedPassport,
  testKey,
  vaccinations,
} from '@/tests/support/signed-passports';

const key = testKey();
const lengthOf = (facts: PassportFacts) => addressLength(signedPassport(key, facts));

async function factsOf(facts: PassportFacts) {
  const text = findSignedText(`https://${HOST}/v#${signedPassport(key, facts)}`) ?? '';
  const checkResult = await checkPassport(text, [{ host: HOST, keys: [key.publicKey] }], ISSUED);
  if (checkResult.outcome !== 'genuine') throw new Error(checkResult.outcome);
  return checkResult.payload.facts;
}

test('R13.4 20 vaccinations fit one code of 1,195 characters', async () => {
  const lengths = [0, 1, 4, 8, 12, 16, 20].map((count) => [count, lengthOf(passportFacts(count))]);
  console.info('characters by vaccines', JSON.stringify(lengths));

  expect(Math.max(...lengths.map(([, length = 0]) => length))).toBeLessThanOrEqual(1195);
  expect(await factsOf(passportFacts(20))).toMatchObject({ leftOut: { vaccinations: 0 } });
});

test('R13.4 omits the oldest vaccinations first and counts omissions', async () => {
  const { vaccinations: kept, leftOut } = await factsOf(passportFacts(60));

  expect(kept.length + leftOut.vaccinations).toBe(60);
  expect(leftOut.vaccinations).toBeGreaterThan(0);
  expect(kept.map(({ givenOn }) => givenOn)).toEqual(
    vaccinations(60)
      .slice(0, kept.length)
      .map(({ givenOn }) => givenOn),
  );
});

test('R13.1 R13.4 20 vaccinations confirmed by vets still fit', async () => {
  const word = (at: number): Source => ({
    kind: 'confirmed',
    by: `Dr. Elena Marsh-Fernández ${at % 2}, Sunny Street Veterinary Surgery and Hospital`,
    through: `front-desk-${at % 2}.sunny-street-veterinary-surgery.example`,
  });
  const doses = vaccinations(20).map((dose, at) => ({ ...dose, source: word(at) }));

  const { vaccinations: kept, leftOut } = await factsOf({ ...passportFacts(), vaccinations: doses });

  expect(leftOut.vaccinations).toBe(0);
  expect(kept[0]?.source).toEqual({
    ...{ kind: 'confirmed', by: 'Dr. Elena Marsh-Fernández 0, Sunny Street Veter…' },
    through: 'front-desk-0.sunny-street-veterinary-surgery.ex…',
  });
});

function noise(length: number, seed: number): string {
  let state = seed * 2_654_435_761;
  const letter = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(0x4e00 + ((state >>> 16) % 20_000));
  };
  return Array.from({ length }, letter).join('');
}

test('R13.4 the longest names in any script still fit', () => {
  const facts: PassportFacts = {
    ...passportFacts(30),
    name: noise(80, 1),
    breed: noise(120, 2),
    colour: `e${'\u0301'.repeat(400)}`,
    microchip: noise(40, 4),
    allergies: vaccinations(30).map(({ source }, at) => ({ name: noise(120, at + 5), source })),
    medications: vaccinations(30).map(({ source }, at) => ({
      ...{ name: noise(120, at + 50), dosage: noise(120, at + 90), frequency: 'SID', source },
    })),
  };

  expect(lengthOf(facts)).toBeLessThanOrEqual(1195);
});

test('R13.4 no list displaces another one completely', async () => {
  const facts = passportFacts(30);
  const source = { kind: 'owner' } as const;
  const many = Array.from({ length: 40 }, (_, at) => ({ name: noise(12, at + 1), source }));
  const storedFacts = await factsOf({ ...facts, allergies: many });

  expect(storedFacts.vaccinations.length).toBeGreaterThanOrEqual(4);
  expect(storedFacts.allergies.length).toBeGreaterThanOrEqual(4);
  expect(storedFacts.leftOut.allergies).toBe(40 - storedFacts.allergies.length);
});

const fitsAll = () => 0;

test.each([
  ['of 48 characters', 'ñ'.repeat(48), 'ñ'.repeat(48)],
  ['of 49 characters', 'ñ'.repeat(49), `${'ñ'.repeat(47)}…`],
  ['of 49 families', '👩‍👧'.repeat(49), `${'👩‍👧'.repeat(47)}…`.slice(0, 192)],
  ['of 400 marks', `e${'\u0301'.repeat(400)}`, `e${'\u0301'.repeat(191)}`],
  ['of one letter', 'e', 'e'],
])('R13.4 shortens a name %s only as needed', (_, name, fittedName) => {
  expect(fitFacts({ ...passportFacts(), name }, fitsAll).name).toBe(fittedName);
});

test('R13.4 limits any other text to 32 characters', () => {
  const [long, short] = ['x'.repeat(33), `${'x'.repeat(31)}…`];
  const source: Source = { kind: 'owner' };
  const medication = { name: long, dosage: long, frequency: 'SID', source };
  const facts = { ...passportFacts(), breed: long, colour: null, microchip: 'x'.repeat(32) };
  const lists = { allergies: [{ name: long, source }], medications: [medication, { ...medication, dosage: null }] };

  const fittedFacts = fitFacts({ ...facts, ...lists }, fitsAll);

  expect(fittedFacts).toMatchObject({ breed: short, colour: null, microchip: 'x'.repeat(32) });
  expect(fittedFacts.allergies).toEqual([{ name: short, source }]);
  expect(fittedFacts.medications.map(({ name, dosage }) => [name, dosage])).toEqual([
    [short, short],
    [short, null],
  ]);
});

test.each<[Source, Source]>([
  [{ kind: 'owner' }, { kind: 'owner' }],
  [
    { kind: 'proposed', by: 'Dr. Marsh' },
    { kind: 'proposed', by: 'Dr. Marsh' },
  ],
  [
    { kind: 'confirmed', by: 'Dr.\n  Marsh', through: 'a\tb' },
    { kind: 'confirmed', by: 'Dr. Marsh', through: 'a b' },
  ],
])('R13.4 writes the source %j on one line', (source, storedSource) => {
  const allergies = [{ name: 'Chicken', source }];
  expect(fitFacts({ ...passportFacts(), allergies }, fitsAll).allergies[0]?.source).toStrictEqual(storedSource);
});

test('R13.4 keeps four entries of each list longest, until the text fits', () => {
  const source: Source = { kind: 'owner' };
  const facts: PassportFacts = {
    ...passportFacts(10),
    medications: Array.from({ length: 10 }, () => ({ name: 'Apoquel', dosage: null, frequency: 'SID', source })),
    allergies: Array.from({ length: 10 }, () => ({ name: 'Chicken', source })),
  };
  const leftOutWhere = (most: number) =>
    fitFacts(facts, ({ vaccinations: x, medications: m, allergies: a }) => {
      return 1195 + x.length + m.length + a.length - most;
    }).leftOut;

  expect(leftOutWhere(30)).toEqual({ vaccinations: 0, medications: 0, allergies: 0, treatments: 0 });
  expect(leftOutWhere(29)).toEqual({ vaccinations: 1, medications: 0, allergies: 0, treatments: 0 });
  expect(leftOutWhere(20)).toEqual({ vaccinations: 6, medications: 4, allergies: 0, treatments: 0 });
  expect(leftOutWhere(12)).toEqual({ vaccinations: 6, medications: 6, allergies: 6, treatments: 0 });
  expect(leftOutWhere(5)).toEqual({ vaccinations: 10, medications: 9, allergies: 6, treatments: 0 });
  expect(leftOutWhere(0)).toEqual({ vaccinations: 10, medications: 10, allergies: 10, treatments: 0 });
  expect(() => leftOutWhere(-1)).toThrow('Not even an empty passport fits its code');
});

const dosesWithBatch = (count: number) =>
  vaccinations(count).map((dose, at) => ({ ...dose, batch: noise(6, at + 200) }));
const treatment = (kind: string, givenOn: string) => ({
  ...{ kind, product: 'Milbemax', givenOn, source: { kind: 'owner' as const } },
});
const treatments = [treatment('worms', '2026-10-01'), treatment('ticks_and_fleas', '2026-09-01')];

test('R13.4 includes batch numbers, chip date and treatments if they fit', async () => {
  const doses = vaccinations(4).map((dose, at) => ({ ...dose, batch: `L8820${at}` }));
  const facts = { ...passportFacts(), microchippedOn: '2021-05-01', vaccinations: doses, treatments };
  expect(await factsOf(facts)).toMatchObject({ microchippedOn: '2021-05-01', vaccinations: doses, treatments });
});

test('R13.4 omits batch numbers of the oldest doses before any vaccination', async () => {
  const { vaccinations: fitted, leftOut } = await factsOf({ ...passportFacts(), vaccinations: dosesWithBatch(20) });
  const batches = fitted.map(({ batch }) => batch !== null);
  expect(leftOut.vaccinations).toBe(0);
  expect(batches).toEqual([...batches].sort((one, other) => Number(other) - Number(one)));
  expect(new Set(batches)).toEqual(new Set([true, false]));
});

test('R13.4 omits batch numbers, chip date, all treatments but one, then vaccinations', () => {
  const facts = { ...passportFacts(5), microchippedOn: '2021-05-01', vaccinations: dosesWithBatch(5), treatments };
  const fittedCounts = (room: number) => {
    const fits = fitFacts(facts, ({ vaccinations: x, treatments: p, microchippedOn }) => {
      const batches = x.filter(({ batch }) => batch !== null).length;
      return 1195 + batches + x.length + p.length + Number(microchippedOn !== null) - room;
    });
    const batches = fits.vaccinations.filter(({ batch }) => batch !== null).length;
    return [batches, fits.microchippedOn !== null, fits.leftOut.treatments, fits.leftOut.vaccinations];
  };
  expect([13, 12, 8, 7, 6, 5].map(fittedCounts)).toEqual([
    [5, true, 0, 0],
    [4, true, 0, 0],
    [0, true, 0, 0],
    [0, false, 0, 0],
    [0, false, 1, 0],
    [0, false, 1, 1],
  ]);
});
