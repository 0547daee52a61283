import { generateKeyPairSync } from 'node:crypto';
import type { PublicKey } from '@/lib/core/signing/jws';
import type { SigningKey } from '@/lib/core/signing/keys';
import { signedLength, signPayload } from '@/lib/core/signing/sign';
import { addDays, DAY } from '@/lib/core/time/dates';
import type { PassportFacts, SignedVaccination } from '@/lib/sharing/signed-passport/facts';
import { fitFacts } from '@/lib/sharing/signed-passport/fit';
import { type Claims, writePayload } from '@/lib/sharing/signed-passport/payload';

export const HOST = 'pawfolio.example';
export const ISSUED = Date.UTC(2026, 10, 22, 9, 30);

export const claims: Claims = {
  iss: HOST,
  jti: 'q3vX0b8Jm2Lr5TzA',
  iat: ISSUED / 1000,
  exp: (ISSUED + 90 * DAY) / 1000,
};

export interface TestKey extends SigningKey {
  publicKey: PublicKey;
}

/** @param times begin and end of the key, in seconds */
export function testKey(
  kid = 'k7f3a2c9',
  times: { iat: number; exp?: number } = { iat: ISSUED / 1000 - 1000 },
): TestKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  return { kid, privateKey, publicKey: { kid, x, y, ...times } };
}

const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** Returns the other signature that the same key could have made: (r, n - s). */
export function highS(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url');
  const s = ORDER - BigInt(`0x${bytes.toString('hex', 32)}`);
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
    'base64url',
  );
}

const names = [
  'dog.rabies',
  'dog.dhp',
  'dog.lepto',
  'dog.bordetella.in',
  'Leishmania (CaniLeish)',
  'Coronavirus canino',
];

export function vaccinations(count: number): SignedVaccination[] {
  return Array.from({ length: count }, (_, at) => ({
    vaccine: names[at] ?? `Vaccine no. ${at} against ${'abcdefghijklmnopqrstuvwxyz'.slice(at, at + 6)}`,
    givenOn: addDays('2026-10-18', -at * 37),
    validUntil: at % 3 === 2 ? null : addDays('2027-10-18', -at * 31),
    nextDueOn: at % 3 === 2 ? addDays('2027-04-18', -at * 13) : null,
    batch: null,
    mark: null,
    source: { kind: at % 2 === 0 ? 'owner' : 'document' },
  }));
}

export function passportFacts(count = 3): PassportFacts {
  return {
    name: 'Luna',
    type: 'dog',
    breed: 'Beagle',
    gender: 'female',
    neutered: true,
    dateOfBirth: '2021-03-07',
    colour: 'Tricolour',
    microchip: '724098100123456',
    microchippedOn: null,
    allergies: [{ name: 'Chicken', source: { kind: 'owner' } }],
    medications: [{ name: 'Apoquel', dosage: '1/2 tablet of 16 mg', frequency: 'SID', source: { kind: 'document' } }],
    vaccinations: vaccinations(count),
    treatments: [],
  };
}

export const addressLength = (text: string) => `https://${HOST}/v#`.length + text.length;

export function signedPassport(key: SigningKey, facts = passportFacts(), changedClaims: Partial<Claims> = {}): string {
  const payload = { ...claims, ...changedClaims };
  const lengthOf = (fitting: Parameters<typeof writePayload>[0]['facts']) =>
    `https://${HOST}/v#`.length + signedLength(key, writePayload({ ...payload, facts: fitting }));
  return signPayload(key, writePayload({ ...payload, facts: fitFacts(facts, lengthOf) }));
}
