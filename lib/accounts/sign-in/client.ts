'use client';

import { ApiError, apiGet, apiSend, NoAnswerError } from '@/lib/browser/api/api-client';
import type { ZonedUser } from '@/lib/browser/session/time-zone';

export interface LinkRequest {
  sent: boolean;
  waitSeconds: number;
}

export async function requestLink(email: string, rememberMe: boolean, isSignUp: boolean): Promise<LinkRequest> {
  try {
    return await apiSend<LinkRequest>('POST', '/api/auth/magic-link', {
      email,
      rememberMe,
      ...(isSignUp && { isSignUp }),
    });
  } catch (error) {
    throw error instanceof ApiError ? error : new Error('Failed to send login link', { cause: error });
  }
}

export type VerificationFailure = 'refused' | 'used' | 'suspended' | 'unreachable' | 'busy' | 'format' | 'noUser';

/** Error whose message is specified (R10.4). */
class VerificationError extends Error {
  constructor(
    readonly reason: VerificationFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'VerificationError';
  }
}

export function verificationFailure(error: unknown): VerificationFailure {
  return error instanceof VerificationError ? error.reason : 'unreachable';
}

export interface Arrival {
  user: ZonedUser;
  isFirst: boolean;
}

export function verifyToken(token: string, remember: string): Promise<Arrival> {
  return readVerification(apiGet<Verification>(`/api/auth/verify-token?${new URLSearchParams({ token, remember })}`));
}

export function verifyCode(email: string, code: string): Promise<Arrival> {
  return readVerification(apiSend<Verification>('POST', '/api/auth/verify-code', { email, code }));
}

interface Verification {
  success: boolean;
  user?: ZonedUser;
  isFirst?: boolean;
  error?: string;
}

async function readVerification(call: Promise<Verification>): Promise<Arrival> {
  const {
    success,
    user,
    isFirst = false,
    error,
  } = await call.catch((failure: unknown) => {
    throw toVerificationError(failure);
  });
  if (success && user?.id) return { user, isFirst };
  throw new VerificationError('noUser', `Authentication failed: ${error ?? 'no user in the answer'}`);
}

function toVerificationError(failure: unknown): VerificationError {
  const of = (reason: VerificationFailure, message: string) => new VerificationError(reason, message, failure);
  if (failure instanceof SyntaxError) return of('format', 'Invalid response format from server');
  if (!(failure instanceof ApiError) || failure instanceof NoAnswerError) return of('unreachable', 'Failed to fetch');
  const text = failure.failure?.error;
  if (failure.status === 429 || failure.status === 503) return of('busy', text ?? failure.message);
  if (text === undefined) return of('format', 'Invalid response format from server');
  if (failure.status === 403 && text === 'This account is suspended') return of('suspended', text);
  if (failure.failure?.code === 'link_used') return of('used', text);
  return failure.status < 500 ? of('refused', text) : of('unreachable', text);
}
