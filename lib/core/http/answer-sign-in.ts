import 'server-only';
import { setFormatCookie } from '../auth/formats-cookie';
import { issueSessionCookie } from '../auth/next-auth';
import { replaceSession } from '../auth/replace-session';
import type { StartedSession } from '../auth/start-session';
import { bestEffort } from '../runtime/best-effort';
import { AppError } from '../runtime/errors';
import { recordEvent } from '../security/audit';
import { originOf } from './origin';
import { requestSessionSecret } from './request';
import { rememberRequester } from './requester';

export interface SignIn extends StartedSession {
  isFirst: boolean;
  isRegistration: boolean;
}

export function isSignInRefusal(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden');
}

export function signInFailure(status: number, error: string, more: object = {}): Response {
  return Response.json(
    { success: false, error, ...more },
    { status, headers: { 'Cache-Control': 'private, no-store' } },
  );
}

/** Sets the session's cookie, or answers a refusal. */
export async function answerSignIn(request: Request, at: Date, signIn: () => Promise<SignIn>) {
  try {
    const { user, secret, remember, isFirst, isRegistration } = await signIn();
    const replacedSecret = await requestSessionSecret(request);
    if (replacedSecret) await bestEffort('session not replaced', () => replaceSession(replacedSecret, secret));
    const action = isRegistration ? 'register' : 'sign_in';
    const event = { action, actor: { kind: 'user', id: user.id }, origin: originOf(request), at } as const;
    await bestEffort('sign-in not recorded', () => recordEvent(event));
    await issueSessionCookie(secret, remember);
    await setFormatCookie(user.englishFormat);
    await rememberRequester(request, user.id, at);
    return { success: true, user, isFirst };
  } catch (error) {
    if (!isSignInRefusal(error)) throw error;
    await recordEvent({ action: 'sign_in_refused', actor: { kind: 'guest' }, origin: originOf(request), at });
    return signInFailure(error.status, error.message);
  }
}
