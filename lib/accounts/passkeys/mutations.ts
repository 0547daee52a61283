import 'server-only';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Reauthentication } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { noticeByMail } from '@/lib/core/auth/account-notices';
import { holdAccount, holdOwnAccount } from '@/lib/core/auth/hold-account';
import { newChallenge, useChallenge } from '@/lib/core/auth/passkey-challenge';
import { type StartedSession, startSession } from '@/lib/core/auth/start-session';
import { findActiveUser, suspendedError } from '@/lib/core/auth/user-account';
import { env } from '@/lib/core/config/env';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { newId } from '@/lib/core/validation/ids';
import type { PasskeyInput, PasskeySignInInput } from './schema';
import { MAX_PASSKEYS } from './vocabulary';

interface Moment {
  origin: Origin;
  at: Date;
}

interface InBrowser extends Moment {
  /** Cookie secret of the browser. */
  browser: string | undefined;
}

const SIGN_IN = 'sign-in';
/** Bound to the session, whose user has just confirmed their identity. The answer therefore needs no second proof. */
const addTo = ({ userId, sessionId }: Viewer) => `add ${userId} ${sessionId}`;

const rpID = () => new URL(env().APP_URL).hostname;
const expectedParty = () => ({ expectedOrigin: new URL(env().APP_URL).origin, expectedRPID: rpID() });

const idText = (credentialId: Uint8Array) => Buffer.from(credentialId).toString('base64url');
const idBytes = (credentialId: string) => new Uint8Array(Buffer.from(credentialId, 'base64url'));

function passkeyRefusal(): AppError {
  return new AppError('unauthenticated', 'This passkey wasn’t accepted');
}

export async function passkeyCreationOptions(
  { viewer }: Reauthentication,
  browser: string,
  at: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = await db().passkey.findMany({
    where: { userId: viewer.userId },
    select: { credentialId: true },
    take: MAX_PASSKEYS,
  });
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: rpID(),
    userID: new Uint8Array(Buffer.from(viewer.userId.replaceAll('-', ''), 'hex')),
    userName: viewer.email,
    userDisplayName: viewer.name || viewer.email,
    challenge: newChallenge({ action: addTo(viewer), browser }, at),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: idText(credentialId) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws AppError unauthenticated, limit_reached, invalid */
export async function addPasskey(
  viewer: Viewer,
  { credentialId, clientData, attestation, transports }: PasskeyInput,
  { browser, origin, at }: InBrowser,
): Promise<{ id: string }> {
  const { userId } = viewer;
  const verification = await verifyRegistrationResponse({
    response: {
      ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, attestationObject: attestation },
    },
    ...expectedParty(),
    expectedChallenge: (challenge) => isOwnChallenge(challenge, addTo(viewer), browser, at),
  }).catch(() => null);
  if (!verification?.verified) throw passkeyRefusal();
  const { credential } = verification.registrationInfo;
  const id = newId();
  await transaction(async () => {
    await holdOwnAccount(viewer);
    if ((await db().passkey.count({ where: { userId } })) >= MAX_PASSKEYS)
      throw new AppError('limit_reached', `An account can have ${MAX_PASSKEYS} passkeys`);
    const { count } = await db().passkey.createMany({
      data: {
        ...{ id, userId, credentialId: idBytes(credential.id), publicKey: credential.publicKey },
        ...{ counter: credential.counter, transports, device: origin.device, createdAt: at },
      },
      skipDuplicates: true,
    });
    if (count === 0) throw passkeyRefusal();
    await recordEvent({ action: 'passkey_added', actor: { kind: 'user', id: userId }, origin, at });
    await noticeByMail('passkey_added', await endOffer(userId));
  });
  return { id };
}

function endOffer(userId: string) {
  return db().user.update({ where: { id: userId }, data: { passkeyOffer: false } });
}

export async function dismissPasskeyOffer({ userId }: Viewer): Promise<void> {
  await endOffer(userId);
}

export async function removePasskey({ userId }: Viewer, id: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const { count } = await db().passkey.deleteMany({ where: { id, userId } });
    if (count === 0) throw notFoundError();
    await recordEvent({ action: 'passkey_removed', actor: { kind: 'user', id: userId }, origin, at });
  });
}

export function passkeyRequestOptions(browser: string, at: Date): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: rpID(),
    challenge: newChallenge({ action: SIGN_IN, browser }, at),
    userVerification: 'required',
  });
}

/** @throws AppError unauthenticated, forbidden for a suspended account */
export async function signInWithPasskey(
  { credentialId, clientData, authenticatorData, signature, rememberMe: remember }: PasskeySignInInput,
  { browser, origin, at }: InBrowser,
): Promise<StartedSession> {
  const passkey = await db().passkey.findUnique({ where: { credentialId: idBytes(credentialId) } });
  if (!passkey) throw passkeyRefusal();
  const { id, userId, publicKey, counter, transports } = passkey;
  const verification = await verifyAuthenticationResponse({
    response: {
      ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    ...expectedParty(),
    expectedChallenge: (challenge) => isOwnChallenge(challenge, SIGN_IN, browser, at),
    credential: {
      ...{ id: credentialId, publicKey, counter: Number(counter) },
      transports: transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!verification?.verified) throw passkeyRefusal();
  const { newCounter } = verification.authenticationInfo;
  return transaction(async () => {
    await holdAccount({ id: userId });
    const usage = { counter: newCounter, lastUsedAt: at };
    // The passkey may have been removed during the check.
    const { count } = await db().passkey.updateMany({ where: { id, counter }, data: usage });
    if (count === 0) throw passkeyRefusal();
    const user = await findActiveUser({ id: userId });
    if (!user) throw suspendedError();
    return startSession({ user, device: origin.device, remember, at });
  });
}

function isOwnChallenge(challenge: string, action: string, browser: string | undefined, at: Date): Promise<boolean> {
  return browser === undefined ? Promise.resolve(false) : useChallenge(challenge, { action, browser }, at);
}
