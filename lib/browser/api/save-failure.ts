import { ApiError, NoAnswerError } from './api-client';
import { isOnline } from './connection';

export type SaveFailure =
  | 'fields'
  | 'offline'
  | 'noAnswer'
  | 'signedOut'
  | 'gone'
  | 'readOnly'
  | 'savedBefore'
  | 'limit'
  | 'busy'
  | 'unexpected';

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof NoAnswerError) return 'noAnswer';
  // Offline, the code that sends may be missing.
  if (!(error instanceof ApiError)) return error instanceof TypeError || !isOnline() ? 'offline' : 'unexpected';
  if (error.failure?.code === 'limit_reached') return 'limit';
  if (error.failure?.code === 'confirmation_required') return 'fields';
  if (error.failure?.code === 'forbidden') return 'readOnly';
  const failuresByStatus: Record<number, SaveFailure> = {
    0: 'offline',
    400: 'fields',
    401: 'signedOut',
    404: 'gone',
    409: 'savedBefore',
    429: 'busy',
  };
  return failuresByStatus[error.status] ?? 'unexpected';
}

const tickFailures = ['offline', 'signedOut', 'gone', 'readOnly'] as const;

export function tickFailure(
  error: unknown,
): { reason: string } | { failure: (typeof tickFailures)[number] | 'unexpected' } {
  const failure = saveFailure(error);
  const reason = error instanceof ApiError ? Object.values(error.failure?.fields ?? {})[0] : undefined;
  if (failure === 'fields' && reason) return { reason };
  return { failure: tickFailures.find((one) => one === failure) ?? 'unexpected' };
}
