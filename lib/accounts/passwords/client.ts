'use client';

import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { readDevelopmentMail } from '@/lib/browser/api/development-mail';
import type { RememberedUser } from '@/lib/browser/storage/remembered';
import { paths } from '@/lib/core/config/paths';
import { newId } from '@/lib/core/validation/ids';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Signs in. @throws ApiError with the server's text, else Error "Invalid email or password" */
export function logIn(email: string, password: string): Promise<RememberedUser> {
  return signedIn(apiSend('POST', '/api/auth/login', { email, password }), 'Invalid email or password');
}

/**
 * Makes an account and signs in. Both ids are proposals: the server makes its own (R6.5).
 * @throws ApiError with the server's text, else Error "Registration failed"
 */
export function register({ email, password, firstName, lastName }: NewAccount): Promise<RememberedUser> {
  const account = {
    email,
    password,
    firstName,
    lastName,
    shortId: proposedShortId(),
    firebaseId: `standard-${newId()}`,
    name: `${firstName} ${lastName}`,
  };
  return signedIn(apiSend('POST', '/api/auth/register', account), 'Registration failed');
}

/** Asks for a mail with which to choose a new password; the answer does not say whether there is such an account. */
export async function askForReset(email: string): Promise<void> {
  await apiSend('POST', '/api/auth/forgot-password', { email });
}

/** @throws ApiError 401 for a link that no longer works, 400 with `fields` for a refused password */
export async function resetPassword(token: string, password: string): Promise<void> {
  await apiSend('POST', '/api/auth/reset-password', { token, password });
}

/** @param asked whether the reader says that it was them who asked for the link. @throws ApiError 401 for one that no longer works */
export async function confirmEmail(token: string, asked: boolean): Promise<void> {
  await apiSend('POST', '/api/auth/confirm-email', { token, asked });
}

/** @throws ApiError 401 for a link that no longer works, 409 when the address has another account meanwhile */
export async function stopEmailChange(token: string): Promise<void> {
  await apiSend('POST', '/api/auth/stop-email-change', { token });
}

/** The link of the mail that `askForReset` sent, where mail goes to the local outbox; null when there is none. */
export async function readResetLink(email: string, since: number): Promise<string | null> {
  const { link } = await readDevelopmentMail(email, since);
  return link?.includes(paths.resetPassword) ? link : null;
}

async function signedIn(call: Promise<{ user?: RememberedUser } | null>, failed: string): Promise<RememberedUser> {
  try {
    const user = (await call)?.user;
    if (user?.id) return user;
  } catch (error) {
    // What a proxy answers has no words for people; no answer at all stays what it is.
    throw error instanceof ApiError && !error.failure ? new Error(failed, { cause: error }) : error;
  }
  throw new Error('Invalid user data received');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function proposedShortId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Sets or changes the password of the signed-in account. @throws ApiError 403 when it wants a proof anew, or refuses it */
export async function changePassword(userId: string, password: string, currentPassword?: string): Promise<void> {
  await apiSend('POST', `/api/users/${userId}/password`, { password, currentPassword });
}

/** Asks for another address, which holds once the link mailed there is opened. @throws ApiError as `changePassword` */
export async function changeEmail(userId: string, email: string, currentPassword?: string): Promise<void> {
  await apiSend('POST', `/api/users/${userId}/email`, { email, currentPassword });
}

/**
 * Mails a code to the signed-in account.
 * @param remember as its session has it: the code makes one like it
 * @returns whether a mail is on its way; not for who asked for one a moment ago
 * @throws ApiError
 */
export async function sendCode(email: string, remember: boolean): Promise<boolean> {
  const { sent } = await apiSend<{ sent: boolean }>('POST', '/api/auth/magic-link', { email, rememberMe: remember });
  return sent;
}

/** Proves anew by the code of the mail: a session that has just begun takes the place of this one. @throws ApiError */
export async function proveByCode(email: string, code: string): Promise<void> {
  await apiSend('POST', '/api/auth/verify-code', { email, code });
}

/** Whether the server wants to be shown once more who asks. */
export function requiresReauthentication(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}
