const statusOf = {
  unauthenticated: 401,
  other_user: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 400,
  timeout: 408,
  conflict: 409,
  confirmation_required: 409,
  limit_reached: 409,
  allergy_conflict: 409,
  dose_already_given: 409,
  overtaken: 412,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof statusOf;

export interface AppErrorDetail {
  fields?: Record<string, string>;
  conflicts?: readonly object[];
  already?: object;
  current?: object;
  limit?: 'bytes' | 'files';
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
}

export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly detail: AppErrorDetail;

  constructor(code: AppErrorCode, message: string, detail: AppErrorDetail = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** Same error for a missing row and for someone else's, so that it reveals nothing. */
export function notFoundError(): AppError {
  return new AppError('not_found', 'Not found');
}

/** For members of the pet only: the error reveals that the pet exists. */
export function forbiddenError(): AppError {
  return new AppError('forbidden', 'Only the owner can do this');
}

export function unauthenticatedError(): AppError {
  return new AppError('unauthenticated', 'Authentication required');
}
