import { checkPassport, signedTextIn } from '@/lib/overviews/signed-passport/check';
import type { PassportFacts, Source } from '@/lib/overviews/signed-passport/facts';
import {
  addressLength,
  HOST,
  ISSUED,
  passportFacts,
  signedPassport,
  testKey,
  vaccinations,
} from '../../../../support/signed-passports';

const key = testKey();
const lengthOf = (facts: PassportFacts) => addressLength(signedPassport(key, facts));

async function factsOf(facts: PassportFacts) {
  const text = signedTextIn(`https://${HOST}/v#${signedPassport(key, facts)}`) ?? '';
  const checked = await checkPassport(text, [{ host: HOST, keys: [key.publicKey] }], ISSUED);
  if (checked.outcome !== 'genuine') throw new Error(checked.outcome);
  return checked.payload.facts;
}

test('R13.4 20 vaccines fit one code of 1,195 characters', async () => {
  const lengths = [0, 1, 4, 8, 12, 16, 20].map((count) => [count, lengthOf(passportFacts(count))]);
  console.info('characters by vaccines', JSON.stringify(lengths));

  expect(Math.max(...lengths.map(([, length = 0]) => length))).toBeLessThanOrEqual(1195);
  expect(await factsOf(passportFacts(20))).toMatchObject({ leftOut: { vaccinations: 0 } });
});

test('R13.4 the oldest vaccinations are left out first, and counted', async () => {
  const { vaccinations: kept, leftOut } = await factsOf(passportFacts(60));

  expect(kept.length + leftOut.vaccinations).toBe(60);
  expect(leftOut.vaccinations).toBeGreaterThan(0);
  expect(kept.map(({ givenOn }) => givenOn)).toEqual(
    vaccinations(60)
      .slice(0, kept.length)
      .map(({ givenOn }) => givenOn),
  );
});

test('R13.1 R13.4 20 vaccines still fit where vets confirmed them', async () => {
  const word = (at: number): Source => ({
    kind: 'confirmed',
    by: `Dr. Elena Marsh-Fernández ${at % 2}, Sunny Street Veterinary Surgery and Hospital`,
    through: `reception.desk.${at % 2}@sunny-street-veterinary-surgery.example`,
  });
  const doses = vaccinations(20).map((dose, at) => ({ ...dose, source: word(at) }));

  const { vaccinations: kept, leftOut } = await factsOf({ ...passportFacts(), vaccinations: doses });

  expect(leftOut.vaccinations).toBe(0);
  expect(kept[0]?.source).toEqual({
    ...{ kind: 'confirmed', by: 'Dr. Elena Marsh-Fernández 0, Sunny Street Veter…' },
    through: 'reception.desk.0@sunny-street-veterinary-surger…',
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

test('R13.4 no list pushes out all of another', async () => {
  const facts = passportFacts(30);
  const source = { kind: 'owner' } as const;
  const many = Array.from({ length: 40 }, (_, at) => ({ name: noise(12, at + 1), source }));
  const kept = await factsOf({ ...facts, allergies: many });

  expect(kept.vaccinations.length).toBeGreaterThanOrEqual(4);
  expect(kept.allergies.length).toBeGreaterThanOrEqual(4);
  expect(kept.leftOut.allergies).toBe(40 - kept.allergies.length);
});
