import 'server-only';
import { db } from '../db/client';
import { AppError } from '../runtime/errors';
import { enforceLimits, type Use } from '../security/rate-limit';

/** All kinds of mails together, so that an account gains nothing by mixing them. */
const PER_DAY = { name: 'mails-to-others', points: 50, duration: 86_400 };

/** @throws AppError invalid (`field`) while the sender's own address is not proven, rate_limited */
export async function claimMailToOthers(senderId: string, field: string, ...limits: Use[]): Promise<void> {
  const sender = await db().user.findUnique({ where: { id: senderId }, select: { verifiedAt: true } });
  if (!sender?.verifiedAt)
    throw new AppError('invalid', 'Please confirm your email address first', {
      fields: { [field]: 'mailToOthers.unproven' },
    });
  await enforceLimits([PER_DAY, senderId], ...limits);
}
