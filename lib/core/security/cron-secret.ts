import { env } from '../config/env';
import { AppError, notFoundError } from '../runtime/errors';
import { hashSecret, sameBytes } from './secrets';

/** Compares hashes, which have the same length, in constant time. */
export function carriesSecret(authorization: string | null, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return sameBytes(hashSecret(given), hashSecret(secret));
}

/** @throws AppError not_found without CRON_SECRET, as if the route did not exist; unauthenticated for a wrong one */
export function requireCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (!CRON_SECRET) throw notFoundError();
  if (!carriesSecret(request.headers.get('authorization'), CRON_SECRET))
    throw new AppError('unauthenticated', 'Wrong secret');
}
