import { ApiError, NoAnswerError } from './api-client';

export type SaveFailure =
  | 'fields'
  | 'offline'
  | 'noAnswer'
  | 'signedOut'
  | 'gone'
  | 'savedBefore'
  | 'limit'
  | 'busy'
  | 'unexpected';

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof NoAnswerError) return 'noAnswer';
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'unexpected';
  if (error.failure?.code === 'limit_reached') return 'limit';
  if (error.failure?.code === 'confirmation_required') return 'fields';
  const known: Record<number, SaveFailure> = {
    0: 'offline',
    400: 'fields',
    401: 'signedOut',
    404: 'gone',
    409: 'savedBefore',
    429: 'busy',
  };
  return known[error.status] ?? 'unexpected';
}
