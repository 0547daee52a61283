import 'server-only';
import { env } from '../config/env';
import { AppError } from '../runtime/errors';

export const sendsMail = (): boolean => env().mail !== 'none';

/** @throws AppError forbidden */
export function requireMail(): void {
  if (!sendsMail()) throw new AppError('forbidden', 'This installation sends no email');
}
