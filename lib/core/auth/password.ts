import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import commonPasswords from 'fxa-common-password-list';
import { createGate } from '../runtime/gate';

/** Value of a const enum in the library, which isolated modules cannot import. */
const ARGON2ID = 2;
/** OWASP's second setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A hash occupies a core for some milliseconds, so more at a time would starve all other requests.
const enterGate = createGate({ name: 'passwords', running: 2, waiting: 32, code: 'unavailable' });

/** Verified if there is no hash, so that a missing account takes as long as a wrong password. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$g0d6Vhx2C2pud8bhBVZeCg$CirbAU1KZsCr4WrChZ1FHuW9ndfp2biX2M+60j8UKu4';

export function hashPassword(password: string): Promise<string> {
  return enterGate(() => hash(password.normalize('NFKC'), COST));
}

export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await enterGate(() => verify(passwordHash ?? DUMMY_HASH, password.normalize('NFKC')));
  return matches && Boolean(passwordHash);
}

export function isCommonPassword(password: string): boolean {
  return commonPasswords.test(password) || commonPasswords.test(password.toLowerCase());
}
