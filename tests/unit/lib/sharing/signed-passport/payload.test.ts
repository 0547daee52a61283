import type { SignedFacts, Source } from '@/lib/sharing/signed-passport/facts';
import { parsePayload, writePayload } from '@/lib/sharing/signed-passport/payload';
import { claims, passportFacts } from '@/tests/support/signed-passports';

const nothingLeftOut = { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 };
const facts: SignedFacts = { ...passportFacts(), leftOut: nothingLeftOut };
const writeFacts = (more: Partial<SignedFacts> = {}) => writePayload({ ...claims, facts: { ...facts, ...more } });
const writeJson = (more?: Partial<SignedFacts>) => JSON.parse(writeFacts(more)) as Record<string, unknown>;
const readPayload = (changes: object) => parsePayload({ ...writeJson(), ...changes });

const unknown = { breed: null, neutered: null, dateOfBirth: null, colour: null, microchip: null };
const undatedDose = { validUntil: null, nextDueOn: null, batch: null, mark: null };
const dose = { vaccine: 'dog.rabies', givenOn: '2026-10-18', ...undatedDose };
const wormTreatment = { kind: 'worms', product: 'Milbemax', givenOn: '2026-10-01', source: { kind: 'owner' as const } };
const allergyWith = (source: Source) => ({ allergies: [{ name: 'Chicken', source }] });

test.each<[string, Partial<SignedFacts>]>([
  ['a pet with all facts', {}],
  ['a pet with unknown facts', unknown],
  ['a pet that is not neutered', { neutered: false }],
  ['empty lists', { allergies: [], medications: [], vaccinations: [] }],
  [
    'the number of omitted entries per list',
    { leftOut: { vaccinations: 3, medications: 2, allergies: 1, treatments: 4 } },
  ],
  ['the number of omitted entries in one list', { leftOut: { ...nothingLeftOut, allergies: 1 } }],
  [
    'a medicine without a dosage',
    { medications: [{ name: 'Apoquel', dosage: null, frequency: 'SID', source: { kind: 'carer' } }] },
  ],
  ['a dose without an end', { vaccinations: [{ ...dose, source: { kind: 'typed' } }] }],
  ['the batch number of a dose', { vaccinations: [{ ...dose, batch: 'L88201', source: { kind: 'typed' } }] }],
  ['a dose too early', { vaccinations: [{ ...dose, mark: 'tooEarly', source: { kind: 'typed' } }] }],
  [
    'the batch of an incomplete dose',
    { vaccinations: [{ ...dose, mark: 'incomplete', batch: 'L88201', source: { kind: 'typed' } }] },
  ],
  ['the last parasite treatment', { treatments: [wormTreatment] }],
  ['the day of the chip', { microchippedOn: '2021-05-01' }],
  ['the source of a proposed fact', allergyWith({ kind: 'proposed', by: 'Dr. Marsh' })],
  ['the source of a confirmed fact', allergyWith({ kind: 'confirmed', by: 'Dr. Marsh', through: 'vets.example' })],
])('R13.4 %s survives a round trip', (_, more) => {
  expect(parsePayload(writeJson(more))).toStrictEqual({ ...claims, facts: { ...facts, ...more } });
});

test('R13.4 empty fields take no space in the code', () => {
  const names = ['a', 'exp', 'iat', 'iss', 'jti', 'k', 'm', 'n', 's', 'v', 'x'];
  expect(Object.keys(writeJson(unknown)).sort()).toEqual(names);
});

test('R13.4 stores a person once, even for several facts', () => {
  const source: Source = { kind: 'confirmed', by: 'Dr. Marsh', through: 'vets.example' };
  const other: Source = { kind: 'proposed', by: 'Dr. Marsh' };
  const vaccinations = [source, other, source].map((one) => ({ ...dose, source: one }));
  expect(writeJson({ vaccinations }).w).toEqual(['Dr. Marsh\nvets.example', 'Dr. Marsh']);
  expect(parsePayload(writeJson({ vaccinations }))?.facts.vaccinations).toEqual(vaccinations);
});

test('R13.4 older passports count three lists and have no treatments', () => {
  const before = readPayload({ l: [3, 2, 1], p: undefined })?.facts;
  expect(before?.leftOut).toEqual({ vaccinations: 3, medications: 2, allergies: 1, treatments: 0 });
  expect([before?.treatments, before?.vaccinations[0]?.batch, before?.microchippedOn]).toEqual([[], null, null]);
});

test.each([
  ['o', undefined, { kind: 'owner' }],
  ['o', ['Dr. Marsh'], { kind: 'owner' }],
  ['o0', undefined, { kind: 'owner' }],
  ['v1', ['Dr. Marsh'], { kind: 'confirmed' }],
  ['v1', ['Dr. Marsh', 'Dr. Ray'], { kind: 'confirmed', by: 'Dr. Ray' }],
  ['', ['Dr. Marsh'], { kind: 'other' }],
  ['q', undefined, { kind: 'other' }],
])('R13.5 reads source %j of people %j as %j', (code, w, source) => {
  expect(readPayload({ a: [['Chicken', code]], w })?.facts.allergies).toStrictEqual([{ name: 'Chicken', source }]);
});

test.each([
  [-719_528, '0000-01-01'],
  [-1, '1969-12-31'],
  [0, '1970-01-01'],
  [2_932_896, '9999-12-31'],
])('R13.4 reads day %d as %s', (d, day) => expect(readPayload({ d })?.facts.dateOfBirth).toBe(day));

const longest = 'x'.repeat(400);

test.each<[object]>([
  [{ n: longest }],
  [{ iss: 'a' }],
  [{ iss: 'localhost:3000' }],
  [{ iss: 'pets.example:65535' }],
  [{ jti: 'x'.repeat(8) }],
  [{ jti: 'x'.repeat(64) }],
])('R13.5 accepts a payload with %j', (changes) =>
  expect(readPayload(changes)).toMatchObject({ jti: expect.anything() }),
);

test.each<[object]>([
  [{ v: 2 }],
  [{ n: 7 }],
  [{ n: `${longest}x` }],
  [{ n: undefined }],
  [{ b: 7 }],
  [{ b: null }],
  [{ iat: 1.5 }],
  [{ iat: '1795339800' }],
  [{ iat: 2 ** 53 }],
  [{ exp: undefined }],
  [{ z: true }],
  [{ d: -719_529 }],
  [{ d: 2_932_897 }],
  [{ d: 0.5 }],
  [{ iss: 'https://pets.example' }],
  [{ iss: '/pets.example' }],
  [{ iss: 'pets.example/' }],
  [{ iss: 'Pets.example' }],
  [{ iss: 'pets.example:655350' }],
  [{ iss: 'pets.example:' }],
  [{ jti: 'x'.repeat(7) }],
  [{ jti: 'x'.repeat(65) }],
  [{ jti: ' q3vX0b8Jm2Lr5TzA' }],
  [{ jti: 'q3vX0b8Jm2Lr5TzA/' }],
  [{ a: undefined }],
  [{ a: 'xo' }],
  [{ a: {} }],
  [{ a: ['xo'] }],
  [{ a: [['Chicken']] }],
  [{ a: [[7, 'o']] }],
  [{ a: [['Chicken', 'v0']], w: [7] }],
  [{ a: [['Chicken', 'v0']], w: 'ab' }],
  [{ w: null }],
  [{ m: [['Apoquel', 5, 'SID', 'o']] }],
  [{ x: [['dog.rabies', 20_744, '0', 'o']] }],
  [{ x: [['dog.rabies', 20_744, 2_932_897, 'o']] }],
  [{ x: [['dog.rabies', 20_744, -2_932_897, 'o']] }],
  [{ l: { 0: 1, 1: 0, 2: 0 } }],
  [{ l: [1, 2] }],
  [{ l: [1, 2, 3, '4'] }],
  [{ h: '2021' }],
  [{ p: {} }],
  [{ p: [['worms', 'Milbemax', 'today', 'o']] }],
  [{ x: [['dog.rabies', 20_744, 0, 'o', 7]] }],
  [{ l: null }],
])('R13.5 rejects a payload with %j', (changes) => expect(readPayload(changes)).toBeNull());

test.each([undefined, null, 'x', 7, [], {}])('R13.5 rejects %j as a payload', (value) => {
  expect(parsePayload(value)).toBeNull();
});

test('R13.5 a programming error is not reported as an invalid passport', () => {
  const brokenValues = {
    get v() {
      throw new RangeError('broken');
    },
  };
  expect(() => parsePayload(brokenValues)).toThrow('broken');
});
