import { env } from '../config/env';
import { AppError, notFoundError } from '../runtime/errors';
import { hashSecret, sameBytes } from './secrets';

/**
 * Whether a header `Authorization: Bearer …` carries the secret. Hashes are compared, which are all of one length, in a
 * time that tells nothing of where they differ.
 */
export function carriesSecret(authorization: string | null, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return sameBytes(hashSecret(given), hashSecret(secret));
}

/**
 * Lets only the host's clock through, which knows a secret of the environment.
 * @throws AppError not_found where there is none: then there is no such address; unauthenticated with another one
 */
export function requireCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (!CRON_SECRET) throw notFoundError();
  if (!carriesSecret(request.headers.get('authorization'), CRON_SECRET))
    throw new AppError('unauthenticated', 'Wrong secret');
}
