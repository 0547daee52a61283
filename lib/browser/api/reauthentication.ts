import { ApiError } from './api-client';

/** Repeats with the password if the server requires a proof. Throws only in that case, or if the password was wrong. */
export type ProvenAttempt = (currentPassword?: string) => Promise<void>;

export function requiresReauthentication(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}
