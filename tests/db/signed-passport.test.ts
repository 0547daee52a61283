import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { originOf } from '@/lib/core/http/origin';
import { sealText } from '@/lib/core/security/secrets';
import { keysCall, publicKeys, rotateKeys, signingKey, withdrawKey } from '@/lib/core/signing/keys';
import { dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { sharedCodeCall, statusCall, stayCodeCall } from '@/lib/sharing/signed-passport/calls';
import { checkPassport, findSignedText } from '@/lib/sharing/signed-passport/check';
import { revokePassports, signPassport, sweepPassports } from '@/lib/sharing/signed-passport/mutations';
import { findSignedPassport, getPassportStatus } from '@/lib/sharing/signed-passport/queries';
import { addressOf } from '@/lib/sharing/signed-passport/signed-address';
import { aPetWithFacts } from '../support/a-pet-with-facts';
import { withDatabase } from '../support/database';
import { after, noon } from '../support/members';
import { highS } from '../support/signed-passports';

withDatabase();

const newRequest = () => new Request('http://localhost:3000/api', { headers: { 'user-agent': 'Jest' } });
const soon = (minutes: number) => after(minutes, 'minute', new Date());

async function checkUrl(url: string, at = soon(1)) {
  const signers = [{ host: 'localhost:3000', keys: await publicKeys() }];
  return checkPassport(findSignedText(url) ?? '', signers, at.getTime());
}

async function factsIn(url: string) {
  const outcome = await checkUrl(url);
  if (outcome.outcome !== 'genuine') throw new Error(outcome.outcome);
  return outcome.payload.facts;
}

test('R13.4 a passport contains today’s facts with their sources', async () => {
  const { access } = await aPetWithFacts();
  const { url, expiresAt } = await signPassport(access, soon(0));

  expect(await factsIn(url)).toMatchObject({
    ...{ name: 'Luna', type: 'dog', microchip: '724098100123456', microchippedOn: '2021-05-01' },
    treatments: [
      { kind: 'worms', product: 'Milbemax', givenOn: '2026-03-01', source: { kind: 'owner' } },
      { kind: 'ticks_and_fleas', product: 'Bravecto', source: { kind: 'owner' } },
    ],
    allergies: [{ name: 'Chicken', source: { kind: 'owner' } }],
    medications: [{ name: 'Apoquel', dosage: '16 mg', frequency: 'SID', source: { kind: 'owner' } }],
    vaccinations: [
      { vaccine: 'dog.dhp', validUntil: null, nextDueOn: '2027-01-06', source: { kind: 'document' } },
      {
        vaccine: 'dog.rabies',
        givenOn: '2026-01-05',
        validUntil: '2029-01-05',
        batch: 'R-77',
        source: { kind: 'owner' },
      },
      { vaccine: 'Leishmania', source: { kind: 'typed' } },
    ],
    leftOut: { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 },
  });
  expect(url.length).toBeLessThanOrEqual(1195);
  expect((Date.parse(expiresAt) - soon(0).getTime()) / 86_400_000).toBeCloseTo(90, 1);
});

test('R13.4 a passport contains no address, number, or name of its members', async () => {
  const { access, viewer } = await aPetWithFacts();
  await db().user.update({ where: { id: viewer.userId }, data: { firstName: 'Xaviera', lastName: 'Quintanilla' } });
  const { url } = await signPassport(access, soon(0));
  const { email } = await db().user.findUniqueOrThrow({ where: { id: viewer.userId } });
  const all = JSON.stringify(await checkUrl(url));

  for (const secret of [email, 'Xaviera', 'Quintanilla', '600 111', '600 333', 'Sunny', access.petId])
    expect(all).not.toContain(secret);
});

test('R13.4 a passport names a clinic’s domain, not its address or number', async () => {
  const { access } = await aPetWithFacts();
  const word = (clinic: string) => ({
    source: {
      ...{ kind: 'confirmed', at: noon.toISOString(), name: 'Dr. Marsh', clinic, licence: null },
      through: 'reception@sunny.example',
    },
  });
  const confirmDose = (vaccine: string, clinic: string) =>
    db().vaccination.updateMany({ where: { petId: access.petId, vaccine }, data: word(clinic) });
  await confirmDose('dog.rabies', 'Sunny Street Vets');
  await confirmDose('Leishmania', 'Sunny Vets, 600 111 222, hello@sunny.example');
  const { url } = await signPassport(access, soon(0));

  const [, rabies, leishmania] = (await factsIn(url)).vaccinations;
  expect(rabies?.source).toEqual({
    ...{ kind: 'confirmed', by: 'Dr. Marsh, Sunny Street Vets', through: 'sunny.example' },
  });
  expect(leishmania?.source).toEqual({ kind: 'confirmed', by: 'Dr. Marsh', through: 'sunny.example' });
  expect(JSON.stringify(await checkUrl(url))).not.toContain('@');
});

test('R13.5 a stored high-s signature is served in its low-s form', async () => {
  const { access } = await aPetWithFacts();
  const { jws } = await signPassport(access, soon(0));
  const end = jws.lastIndexOf('.') + 1;
  const twin = jws.slice(0, end) + highS(jws.slice(end));
  await db().signedPassport.updateMany({ where: { petId: access.petId }, data: { jws: twin } });

  expect((await checkUrl(addressOf(twin))).outcome).toBe('changed');
  expect((await findSignedPassport(access, soon(1)))?.jws).toBe(jws);
});

test('R13.4 unchanged facts reuse the day’s passport, changed facts create another', async () => {
  const { access } = await aPetWithFacts();
  const at = soon(0);
  const first = await signPassport(access, at);

  expect(await signPassport(access, after(60, 'minute', at))).toEqual(first);
  expect(await findSignedPassport(access, at)).toEqual(first);
  await db().vaccination.updateMany({
    where: { vaccine: 'Leishmania' },
    data: { validUntil: dayToColumn('2028-01-01') },
  });
  expect((await signPassport(access, after(61, 'minute', at))).jws).not.toBe(first.jws);
  expect((await signPassport(access, after(25, 'hour', at))).jws).not.toBe(first.jws);
});

test('R13.5 a status query returns only valid or revoked', async () => {
  const { access, viewer } = await aPetWithFacts();
  const at = soon(0);
  const { url } = await signPassport(access, at);
  const outcome = await checkUrl(url);
  const jti = 'payload' in outcome ? outcome.payload.jti : '';
  const status = async (requestedJti = jti) =>
    (await statusCall({ params: { jti: requestedJti }, request: newRequest() } as never)).json();

  expect(await status()).toEqual({ status: 'valid' });
  expect(await status('unknown-unknown')).toEqual({ status: 'taken_back' });
  expect(await status('with\0zero')).toEqual({ status: 'taken_back' });
  await revokePassports(access, { userId: viewer.userId, origin: originOf(newRequest()), at });
  expect(await status()).toEqual({ status: 'taken_back' });
  expect(await findSignedPassport(access, at)).toBeNull();
  expect((await checkUrl((await signPassport(access, at)).url)).outcome).toBe('genuine');
});

test('R13.5 passports of a deleted pet count as revoked', async () => {
  const { access } = await aPetWithFacts();
  const { url } = await signPassport(access, soon(0));
  const outcome = await checkUrl(url);
  await removePet(access, noon);

  expect(await getPassportStatus('payload' in outcome ? outcome.payload.jti : '')).toEqual({ status: 'taken_back' });
});

test('R13.4 a reader’s passport contains only facts shown by the link', async () => {
  const { access } = await aPetWithFacts();
  const vet = { ...access, shareId: newId(), kind: 'vet', sections: ['vaccinations'] } as unknown as SharedPetAccess;
  const facts = await factsIn((await signPassport(vet, soon(0), ['vaccinations'])).url);

  expect(facts).toMatchObject({ microchip: null, microchippedOn: null, medications: [], treatments: [] });
  expect(facts.allergies).toMatchObject([{ name: 'Chicken' }]);
  expect(facts.vaccinations).toHaveLength(3);
  const response = await sharedCodeCall({ access: vet, request: newRequest(), at: soon(0) } as never);
  expect(await response.text()).toMatch(/^<svg/);
  const groomer = { ...vet, kind: 'groomer' } as SharedPetAccess;
  await expect(sharedCodeCall({ access: groomer, request: newRequest(), at: soon(0) } as never)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('R13.4 a stay’s code contains neither chip nor vaccinations', async () => {
  const { access } = await aPetWithFacts();
  const response = await stayCodeCall({ access, request: newRequest(), at: soon(0) } as never);
  expect(await response.text()).toMatch(/^<svg/);

  const { jws } = await db().signedPassport.findFirstOrThrow({ where: { petId: access.petId } });
  const facts = await factsIn(addressOf(jws));
  expect(facts).toMatchObject({ microchip: null, vaccinations: [], treatments: [], allergies: [{ name: 'Chicken' }] });
  expect(facts.medications).toMatchObject([{ name: 'Apoquel' }]);
  expect(await findSignedPassport(access, soon(0))).toBeNull();
});

test('R13.4 a rotated key signs nothing new, but its passports stay genuine', async () => {
  const { access } = await aPetWithFacts();
  const before = await signPassport(access, soon(0));
  const { kid } = await rotateKeys();
  const rows = await db().signingKey.findMany({ orderBy: { generation: 'desc' } });

  expect(rows.map(({ privateSealed, retiredAt }) => [privateSealed === null, retiredAt === null])).toEqual([
    [false, true],
    ...rows.slice(1).map(() => [true, false]),
  ]);
  expect((await checkUrl(before.url)).outcome).toBe('genuine');
  const renewal = await signPassport(access, soon(0));
  expect(renewal.jws).not.toBe(before.jws);
  expect(JSON.parse(Buffer.from(renewal.jws.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ kid });
});

test('R13.4 a withdrawn key is unknown and its passports are revoked', async () => {
  const { access } = await aPetWithFacts();
  const { kid } = await signingKey();
  const { url } = await signPassport(access, soon(0));
  const { jti } = await db().signedPassport.findFirstOrThrow({ where: { petId: access.petId } });

  expect(await withdrawKey(kid)).toBeGreaterThan(0);
  expect((await checkUrl(url)).outcome).toBe('unknown');
  expect(await getPassportStatus(jti)).toEqual({ status: 'taken_back' });
  await expect(withdrawKey(kid)).rejects.toThrow(`There is no key ${kid}.`);
});

test('R13.4 parallel starts create one signing key', async () => {
  await db().signingKey.deleteMany();
  const keys = await Promise.all(Array.from({ length: 8 }, () => signingKey()));

  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  expect(await db().signingKey.count()).toBe(1);
});

test('R13.4 the database does not reveal the private key', async () => {
  const { privateKey } = await signingKey();
  const { d = '' } = privateKey.export({ format: 'jwk' });
  const [row] = await db().signingKey.findMany({ orderBy: { generation: 'desc' } });

  expect(Buffer.from(row?.privateSealed ?? []).toString('latin1')).not.toContain(d);
  expect(JSON.stringify(await (await keysCall()).json())).not.toContain('"d"');
});

test('R13.4 a key sealed under another secret is replaced', async () => {
  const { kid } = await signingKey();
  await db().signingKey.updateMany({ where: { kid }, data: { privateSealed: sealText('something-else', 'x') } });
  const next = await signingKey();

  expect(next.kid).not.toBe(kid);
  expect((await publicKeys()).find((key) => key.kid === kid)?.exp).toBeGreaterThan(0);
});

test('R13.5 any site may read the public keys as a JWK set', async () => {
  const response = await keysCall();
  const { keys } = (await response.json()) as { keys: object[] };

  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/jwk-set+json',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
  });
});

test('R13.4 the sweep deletes expired passports after a month', async () => {
  const { access } = await aPetWithFacts();
  await signPassport(access, noon);
  await sweepPassports(after(121, 'day'));

  expect(await db().signedPassport.count({ where: { petId: access.petId } })).toBe(0);
});
