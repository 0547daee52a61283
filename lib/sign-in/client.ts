'use client';

import type { RememberedUser } from '@/lib/core/auth/remembered-user';
import { ApiError, apiGet, apiSend } from '@/lib/core/http/api-client';

/** Asks for a login link. @throws ApiError; its text is the server's, else "Failed to send login link" */
export async function requestLink(email: string, rememberMe: boolean): Promise<void> {
  try {
    await apiSend('POST', '/api/auth/magic-link', { email, rememberMe });
  } catch (error) {
    throw error instanceof ApiError ? error : new Error('Failed to send login link', { cause: error });
  }
}

/** Uses the link. @throws Error with the text to log or show */
export function verifyToken(token: string, remember: string): Promise<RememberedUser> {
  return verified(apiGet<Verification>(`/api/auth/verify-token?${new URLSearchParams({ token, remember })}`));
}

/** Uses the code of the same mail. @throws Error */
export function verifyCode(email: string, code: string): Promise<RememberedUser> {
  return verified(apiSend<Verification>('POST', '/api/auth/verify-code', { email, code }));
}

interface Verification {
  success: boolean;
  user?: RememberedUser;
  error?: string;
}

async function verified(call: Promise<Verification>): Promise<RememberedUser> {
  try {
    const { success, user, error } = await call;
    if (success && user?.id) return user;
    throw new Error(`Authentication failed: ${error ?? 'no user in the answer'}`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error('Invalid response format from server');
    if (error instanceof ApiError) throw new Error(serverText(error) ?? 'Invalid or expired token');
    throw error;
  }
}

function serverText(error: unknown): string | undefined {
  return error instanceof ApiError ? error.failure?.error : undefined;
}
