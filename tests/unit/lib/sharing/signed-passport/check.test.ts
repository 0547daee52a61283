import { sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { normalizeSignature, signPayload } from '@/lib/core/signing/sign';
import { DAY } from '@/lib/core/time/dates';
import { MINUTE } from '@/lib/core/time/durations';
import { type CheckResult, checkPassport, findSignedText } from '@/lib/sharing/signed-passport/check';
import { writePayload } from '@/lib/sharing/signed-passport/payload';
import { claims, HOST, ISSUED, passportFacts, signedPassport, testKey } from '@/tests/support/signed-passports';

const ours = testKey();
const genuine = signedPassport(ours);
const signers = [{ host: HOST, keys: [ours.publicKey] }];
const checkText = (text: string, now = ISSUED + DAY, trustedSigners = signers) =>
  checkPassport(text, trustedSigners, now);
const outcomeOf = async (text: string) => (await checkText(text)).outcome;

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [header = '', body = '', signature = ''] = genuine.split('.');
const json = inflateRawSync(Buffer.from(body, 'base64url')).toString();

function withHeader(head: object, payload: Buffer = deflateRawSync(json)): string {
  const text = `${encodeJson(head)}.${payload.toString('base64url')}`;
  const end = sign('sha256', Buffer.from(text), { key: ours.privateKey, dsaEncoding: 'ieee-p1363' });
  return normalizeSignature(`${text}.${end.toString('base64url')}`);
}

test('R13.5 a signed passport is genuine until its last day', async () => {
  const checkResult = await checkText(genuine);

  expect(checkResult).toMatchObject({ outcome: 'genuine', until: ISSUED + 90 * DAY, payload: { iss: HOST } });
  expect((checkResult as Extract<CheckResult, { payload: object }>).payload.facts).toMatchObject(passportFacts());
  expect((await checkText(genuine, ISSUED + 90 * DAY + 1)).outcome).toBe('old');
});

test('R13.5 a passport is valid through its last moment and no longer', async () => {
  const outcomes = [0, 1].map(async (more) => (await checkText(genuine, ISSUED + 90 * DAY + more)).outcome);
  expect(await Promise.all(outcomes)).toEqual(['genuine', 'old']);
});

test.each([1, 10 * 365 * 86_400])('R13.4 rejects a passport valid for 90 days and %i s', async (more) => {
  const eternal = signedPassport(ours, passportFacts(), { exp: claims.exp + more });

  expect(await outcomeOf(eternal)).toBe('misdated');
});

test('R13.4 rejects a passport dated in the future', async () => {
  const ahead = 10 * 365 * DAY;
  const times = { iat: claims.iat + ahead / 1000, exp: claims.exp + ahead / 1000 };
  const misdatedPassport = signedPassport(ours, passportFacts(), times);

  expect(await checkText(misdatedPassport)).toMatchObject({ outcome: 'misdated', issued: ISSUED + ahead });
  expect((await checkText(misdatedPassport, ISSUED + ahead - 5 * MINUTE)).outcome).toBe('genuine');
});

test('R13.5 10,000 modified passports are never genuine and never throw', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=#{<';
  let seed = 20_261_122;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const letter = () => letters.charAt(random(letters.length));
  const mutations = [
    (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at + 1),
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1 + random(8)),
    (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at),
    (text: string, at: number) => text.slice(at) + text.slice(0, at),
    (text: string, at: number) => text.slice(0, at),
  ];
  const outcomes: Record<string, number> = {};
  for (let mutationCount = 0; mutationCount < 10_000; mutationCount += 1) {
    const mutate = mutations[mutationCount % mutations.length] ?? String;
    const changedPassport = mutate(genuine, random(genuine.length));
    if (changedPassport === genuine) continue;
    const { outcome } = await checkText(changedPassport);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  expect(Object.keys(outcomes).sort()).toEqual(['changed', 'unknown']);
}, 60_000);

test('R13.5 accepts only one spelling of a signature’s last letter', async () => {
  const last = signature.at(-1) ?? '';
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((one) => one !== last);
  const outcomes = await Promise.all(others.map((one) => outcomeOf(genuine.slice(0, -1) + one)));

  expect(new Set(outcomes)).toEqual(new Set(['changed']));
});

test.each([
  ['none', encodeJson({ alg: 'none', zip: 'DEF', kid: ours.kid })],
  ['none in capitals', encodeJson({ alg: 'NONE', zip: 'DEF', kid: ours.kid })],
  ['HS256', encodeJson({ alg: 'HS256', zip: 'DEF', kid: ours.kid })],
  ['ES384', encodeJson({ alg: 'ES384', zip: 'DEF', kid: ours.kid })],
  ['no algorithm', encodeJson({ zip: 'DEF', kid: ours.kid })],
  ['no header', encodeJson(null)],
])('R13.5 the algorithm %s is refused', async (_, head) => {
  expect(await outcomeOf(`${head}.${body}.${signature}`)).toBe('changed');
  expect(await outcomeOf(`${head}.${body}.`)).toBe('changed');
});

test('R13.5 a header that brings its own key is refused', async () => {
  const { x, y } = testKey().publicKey;
  const base = { alg: 'ES256', zip: 'DEF', kid: ours.kid };
  const jwk = { kty: 'EC', crv: 'P-256', x, y };

  expect(await outcomeOf(withHeader(base))).toBe('genuine');
  expect(await outcomeOf(withHeader({ ...base, jwk }))).toBe('changed');
  expect(await outcomeOf(withHeader({ ...base, jku: 'https://evil.example/keys' }))).toBe('changed');
  expect(await outcomeOf(withHeader({ ...base, crit: ['exp'] }))).toBe('changed');
});

test('R13.5 rejects another key with our key id', async () => {
  const swappedKey = testKey(ours.kid);

  expect(await outcomeOf(signedPassport(swappedKey))).toBe('changed');
});

test('R13.5 an unknown installation that claims our name stays unknown', async () => {
  const theirs = testKey('theirkey');
  const forgedPassport = signedPassport(theirs);
  const trusting = [...signers, { host: 'other.example', keys: [theirs.publicKey] }];

  expect(await checkText(forgedPassport)).toEqual({ outcome: 'unknown', kid: 'theirkey', claimed: HOST });
  expect(await checkText(forgedPassport, ISSUED + DAY, trusting)).toMatchObject({ outcome: 'unknown', claimed: HOST });
});

test('R13.5 a trusted installation is genuine under its own name', async () => {
  const theirs = testKey('theirkey');
  const trusting = [...signers, { host: 'other.example', keys: [theirs.publicKey] }];
  const signedText = signedPassport(theirs, passportFacts(), { iss: 'other.example' });

  expect(await checkText(signedText, ISSUED + DAY, trusting)).toMatchObject({ outcome: 'genuine' });
});

test('R13.4 a replaced key is valid only for earlier signatures', async () => {
  const replacedAt = ISSUED / 1000 + 86_400;
  const old = testKey('oldkey', { iat: ISSUED / 1000 - 1000, exp: replacedAt });
  const trustedSigners = [{ host: HOST, keys: [ours.publicKey, old.publicKey] }];
  const at = (iat: number) =>
    checkText(signedPassport(old, passportFacts(), { iat }), ISSUED + 3 * DAY, trustedSigners);

  expect(await at(claims.iat)).toMatchObject({ outcome: 'genuine' });
  expect(await at(replacedAt + 3600)).toMatchObject({ outcome: 'unknown' });
  expect(await at(claims.iat - 90_000)).toMatchObject({ outcome: 'unknown' });
});

test('R13.4 a key has a tolerance of five minutes on either side', async () => {
  const [begin, end] = [ISSUED / 1000, ISSUED / 1000 + 86_400];
  const key = testKey('briefkey', { iat: begin, exp: end });
  const trustedSigners = [{ host: HOST, keys: [key.publicKey] }];
  const at = async (iat: number) =>
    (await checkText(signedPassport(key, passportFacts(), { iat, exp: iat + 1000 }), iat * 1000, trustedSigners))
      .outcome;

  const times = [begin - 301, begin - 300, end + 300, end + 301];
  expect(await Promise.all(times.map(at))).toEqual(['unknown', 'genuine', 'genuine', 'unknown']);
});

test('R13.5 a key shared by several hosts is valid for each', async () => {
  const names = ['mirror.example', HOST, 'other.example'];
  const trustedSigners = names.map((host) => ({ host, keys: [ours.publicKey] }));

  expect(await checkText(genuine, ISSUED, trustedSigners)).toMatchObject({ outcome: 'genuine' });
});

test('R13.5 an unknown key is reported even without readable content', async () => {
  const theirs = testKey('theirkey');
  for (const text of ['{"v":1}', 'null', 'no JSON'])
    expect(await checkText(signPayload(theirs, text))).toEqual({ outcome: 'unknown', kid: 'theirkey', claimed: null });
});

test('R13.5 rejects content that inflates to 100 MB, even with our signature', async () => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, 0x20), { level: 9 });
  const head = { alg: 'ES256', zip: 'DEF', kid: ours.kid };
  const small = deflateRawSync(Buffer.alloc(700_000, 0x20), { level: 9 });
  const begin = performance.now();

  expect(await outcomeOf(withHeader(head, bomb))).toBe('changed');
  expect(await outcomeOf(withHeader(head, small))).toBe('changed');
  expect(performance.now() - begin).toBeLessThan(500);
});

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', json.replace('"v":1', '"v":2')],
  ['a number as a name', json.replace('"n":"Luna"', '"n":7')],
  ['a day out of range', json.replace(/"d":\d+/, '"d":1e300')],
  ['a path as host', json.replace(`"${HOST}"`, '"evil.example/x?"')],
  ['no JSON', '{"v":1'],
])('R13.5 a payload with %s is rejected', async (_, text) => {
  expect(text).not.toBe(json);
  expect(await outcomeOf(signPayload(ours, text))).toBe('changed');
});

test('R13.5 an unknown source kind is reported as other', async () => {
  const payload = json.replace(/"x":\[\[([^\]]+),"o"\]/, '"x":[[$1,"q7"]');
  const checkResult = await checkText(signPayload(ours, payload));

  expect(checkResult).toMatchObject({ payload: { facts: { vaccinations: [{ source: { kind: 'other' } }, {}, {}] } } });
});

test('R13.5 rejects a key that is not on the curve', async () => {
  const brokenKey = { ...ours.publicKey, x: 'AAAA', y: 'AAAA' };

  expect((await checkText(genuine, ISSUED, [{ host: HOST, keys: [brokenKey] }])).outcome).toBe('changed');
});

test('R13.5 finds the text in a URL or alone', () => {
  expect(findSignedText(`https://${HOST}/v#${genuine}`)).toBe(genuine);
  expect(findSignedText(`  ${genuine}\n`)).toBe(genuine);
  expect([findSignedText(''), findSignedText('https://pawfolio.example/v#')]).toEqual([null, null]);
  expect(findSignedText(`#${genuine}`)).toBe(genuine);
  expect(findSignedText('x'.repeat(5000))).toHaveLength(2390);
  expect(header).not.toBe('');
});

test('R13.4 a confirmed fact keeps its confirming reader', async () => {
  const word = { kind: 'confirmed' as const, by: 'Dr. Marsh, Sunny Street Vets', through: 'sunny.example' };
  const facts = passportFacts();
  const confirmedDoses = facts.vaccinations.map((one) => ({ ...one, source: word }));
  const text = writePayload({
    ...claims,
    facts: {
      ...facts,
      vaccinations: confirmedDoses,
      leftOut: { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 },
    },
  });

  expect(await checkText(signPayload(ours, text))).toMatchObject({
    payload: { facts: { vaccinations: confirmedDoses } },
  });
  expect(text.split('Dr. Marsh')).toHaveLength(2);
});
