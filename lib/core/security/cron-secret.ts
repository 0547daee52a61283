import { env } from '../config/env';
import { AppError, notFoundError } from '../runtime/errors';
import { hashSecret, sameBytes } from './secrets';

/** Compares hashes, because their equal length allows a comparison in constant time. */
export function carriesSecret(authorization: string | null, secret: string): boolean {
  const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return sameBytes(hashSecret(bearer), hashSecret(secret));
}

export function requireCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (!CRON_SECRET) throw notFoundError();
  if (!carriesSecret(request.headers.get('authorization'), CRON_SECRET))
    throw new AppError('unauthenticated', 'Wrong secret');
}
