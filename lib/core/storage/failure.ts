import 'server-only';
import { AppError } from '../runtime/errors';
import { logger } from '../runtime/logger';

/**
 * What callers hear when the place of files can't be written or read: a full disk, a service that is down, a wrong key.
 * They can do nothing but try again later; the cause is for whoever runs the installation.
 */
export function storageUnavailable(cause: unknown): AppError {
  logger().error({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'file storage unavailable');
  const error = new AppError('unavailable', 'Files can’t be stored or read right now. Please try again shortly.', {
    retryAfter: 10,
  });
  error.cause = cause;
  return error;
}

/** No room, no permission, a disk that fails; anything else is a mistake of ours. */
const DISK = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/;

/** The same for an error of the file system, where it is one of these; any other comes back as it is. */
export function diskFailure(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && DISK.test(code) ? storageUnavailable(error) : error;
}
