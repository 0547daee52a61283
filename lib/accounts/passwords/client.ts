'use client';

import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { readDevelopmentMail } from '@/lib/browser/api/development-mail';
import type { ZonedUser } from '@/lib/browser/session/time-zone';
import type { RememberedUser } from '@/lib/browser/storage/remembered';
import { paths } from '@/lib/core/config/paths';
import { newId } from '@/lib/core/validation/ids';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export async function logIn(email: string, password: string): Promise<ZonedUser> {
  const call = apiSend<{ user?: ZonedUser }>('POST', '/api/auth/login', { email, password });
  return (await readUserAnswer(call, 'Invalid email or password')).user;
}

interface SentMail {
  sent: boolean;
  waitSeconds: number;
}

/** The server creates the account once the link or code is used, with its own ids (R6.5). */
export async function register({
  email,
  password,
  firstName,
  lastName,
}: NewAccount): Promise<SentMail & { user: RememberedUser }> {
  const account = {
    email,
    password,
    firstName,
    lastName,
    shortId: proposeShortId(),
    firebaseId: `standard-${newId()}`,
    name: `${firstName} ${lastName}`,
  };
  const call = apiSend<SentMail & { user?: RememberedUser }>('POST', '/api/auth/register', account);
  return readUserAnswer(call, 'Registration failed');
}

export async function requestReset(email: string): Promise<void> {
  await apiSend('POST', '/api/auth/forgot-password', { email });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await apiSend('POST', '/api/auth/reset-password', { token, password });
}

export async function confirmEmail(token: string, isOwnRequest: boolean): Promise<void> {
  await apiSend('POST', '/api/auth/confirm-email', { token, asked: isOwnRequest });
}

export async function stopEmailChange(token: string): Promise<void> {
  await apiSend('POST', '/api/auth/stop-email-change', { token });
}

export async function readResetLink(email: string, since: number): Promise<string | null> {
  const { link } = await readDevelopmentMail(email, since);
  return link?.includes(paths.resetPassword) ? link : null;
}

async function readUserAnswer<Answer extends { user?: RememberedUser }>(
  call: Promise<Answer | null>,
  failureMessage: string,
): Promise<Answer & { user: RememberedUser }> {
  try {
    const answer = await call;
    if (answer?.user?.id) return { ...answer, user: answer.user };
  } catch (error) {
    // The body of a proxy's error is not readable by users. Other errors, such as a failed connection, pass through.
    throw error instanceof ApiError && !error.failure ? new Error(failureMessage, { cause: error }) : error;
  }
  throw new Error('Invalid user data received');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function proposeShortId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export async function changePassword(userId: string, password: string, currentPassword?: string): Promise<void> {
  await apiSend('POST', `/api/users/${userId}/password`, { password, currentPassword });
}

export async function changeEmail(userId: string, email: string, currentPassword?: string): Promise<void> {
  await apiSend('POST', `/api/users/${userId}/email`, { email, currentPassword });
}

export async function sendCode(email: string, remember: boolean): Promise<boolean> {
  const { sent: isSent } = await apiSend<{ sent: boolean }>('POST', '/api/auth/magic-link', {
    email,
    rememberMe: remember,
  });
  return isSent;
}

export async function proveByCode(email: string, code: string): Promise<void> {
  await apiSend('POST', '/api/auth/verify-code', { email, code });
}
