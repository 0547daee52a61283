import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError, apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { ZonedUser } from '@/lib/browser/session/time-zone';
import type { Passkey } from './queries';
import { transports } from './vocabulary';

const path = (userId: string) => `/api/users/${userId}/passkeys`;

const loadWebAuthn = () => import('@simplewebauthn/browser');

export const hasPasskeys = () => 'PublicKeyCredential' in window;

export async function readPasskeys(userId: string): Promise<Passkey[]> {
  return (await apiGet<{ items: Passkey[] }>(path(userId))).items;
}

export async function createPasskey(userId: string, currentPassword?: string): Promise<void> {
  const { startRegistration } = await loadWebAuthn();
  const url = `${path(userId)}/options`;
  const optionsJSON = await apiSend<PublicKeyCredentialCreationOptionsJSON>('POST', url, { currentPassword });
  const { id, response } = await startRegistration({ optionsJSON });
  await apiSend('POST', path(userId), {
    ...{ credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject },
    transports: transports.filter((transport) => response.transports?.includes(transport)),
  });
}

export async function removePasskey(userId: string, passkeyId: string): Promise<void> {
  try {
    await apiSend('DELETE', `${path(userId)}/${passkeyId}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function signInByPasskey(rememberMe: boolean): Promise<ZonedUser> {
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = await apiSend<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/auth/passkey/options', {});
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  const answer = { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, rememberMe };
  return (await apiSend<{ user: ZonedUser }>('POST', '/api/auth/passkey', answer)).user;
}

/** Names of errors: https://www.w3.org/TR/webauthn-3/#sctn-createCredential, "Create a new credential". */
export function passkeyProblem(error: unknown): 'canceled' | 'exists' | 'full' | 'failed' {
  if (error instanceof ApiError) return error.failure?.code === 'limit_reached' ? 'full' : 'failed';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'canceled';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}
