import 'server-only';
import { AppError } from '../runtime/errors';
import { logger } from '../runtime/logger';

export function storageUnavailable(cause: unknown): AppError {
  logger().error({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'file storage unavailable');
  const error = new AppError('unavailable', 'Files can’t be stored or read right now. Please try again shortly.', {
    retryAfter: 10,
  });
  error.cause = cause;
  return error;
}

const DISK = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/;

export function diskFailure(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && DISK.test(code) ? storageUnavailable(error) : error;
}
