import 'server-only';
import { createPrivateKey, generateKeyPairSync, hash, type JsonWebKey, type KeyObject } from 'node:crypto';
import { db, transaction } from '../db/client';
import { sealText, unsealText } from '../security/secrets';
import { now } from '../time/clock';
import type { PublicKey } from './jws';

const PURPOSE = 'signing-key';

/** Distinguishes an installation's keys; proves nothing. */
const KID_LENGTH = 8;

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

type KeyRow = { generation: number; kid: string; x: string; y: string; privateSealed: Uint8Array | null };

function newest(): Promise<KeyRow | null> {
  return db().signingKey.findFirst({ orderBy: { generation: 'desc' } });
}

/** RFC 7638 requires members in the order of their names. */
function thumbprint({ x, y }: JsonWebKey): string {
  return hash('sha256', JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }), 'base64url');
}

function toSigningKey(row: KeyRow | null): SigningKey | null {
  const d = row?.privateSealed && unsealText(PURPOSE, row.privateSealed);
  if (!row || !d) return null;
  const { kid, x, y } = row;
  return { kid, privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' }) };
}

/** Adds at most one key, even if several processes call it at once. */
async function makeKey(generation: number): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const { x = '', y = '', d = '' } = jwk;
  const kid = thumbprint(jwk).slice(0, KID_LENGTH);
  const at = now();
  await transaction(async () => {
    const row = { generation, kid, x, y, privateSealed: sealText(PURPOSE, d), createdAt: at };
    const { count } = await db().signingKey.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) return;
    const before = { generation: { lt: generation }, retiredAt: null };
    await db().signingKey.updateMany({ where: before, data: { retiredAt: at, privateSealed: null } });
  });
}

export async function signingKey(): Promise<SigningKey> {
  const row = await newest();
  const usableKey = toSigningKey(row);
  if (usableKey) return usableKey;
  await makeKey((row?.generation ?? 0) + 1);
  const newKey = toSigningKey(await newest());
  if (!newKey) throw new Error('Could not create the key that signs passports.');
  return newKey;
}

/** Replaces the signing key. Deletes the private half of the previous key and keeps its public half. */
export async function rotateKeys(): Promise<SigningKey> {
  const row = await newest();
  await makeKey((row?.generation ?? 0) + 1);
  return signingKey();
}

/** Revokes a leaked key. @returns number of its passports, which are revoked too @throws Error for an unknown key */
export async function withdrawKey(kid: string): Promise<number> {
  if ((await newest())?.kid === kid) await rotateKeys();
  return transaction(async () => {
    const { count } = await db().signingKey.deleteMany({ where: { kid } });
    if (count === 0) throw new Error(`There is no key ${kid}.`);
    const revocation = await db().signedPassport.updateMany({
      where: { kid, revokedAt: null },
      data: { revokedAt: now() },
    });
    return revocation.count;
  });
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export async function publicKeys(): Promise<PublicKey[]> {
  await signingKey();
  const rows = await db().signingKey.findMany({ orderBy: { generation: 'desc' } });
  return rows.map(({ kid, x, y, createdAt, retiredAt }) => ({
    ...{ kid, x, y, iat: seconds(createdAt) },
    ...(retiredAt && { exp: seconds(retiredAt) }),
  }));
}

/** Publishes a JWK set (RFC 7517) for everyone who checks a passport, including other installations. */
export async function keysCall(): Promise<Response> {
  const keys = (await publicKeys()).map((key) => ({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', ...key }));
  return Response.json(
    { keys },
    {
      headers: {
        'Content-Type': 'application/jwk-set+json',
        'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
        'Access-Control-Allow-Origin': '*',
      },
    },
  );
}
