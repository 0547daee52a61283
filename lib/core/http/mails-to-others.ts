import 'server-only';
import { db } from '../db/client';
import { sendsMail } from '../mail/sends-mail';
import { AppError } from '../runtime/errors';
import { enforceLimits, type Use } from '../security/rate-limit';

/** Counts all kinds of mail together, so that mixing kinds gives no advantage. */
const PER_DAY = { name: 'mails-to-others', points: 50, duration: 86_400 };

/** @throws AppError invalid (`field`) without mail or while the sender's own address is not proven, rate_limited */
export async function claimMailToOthers(senderId: string, field: string, ...limits: Use[]): Promise<void> {
  if (!sendsMail())
    throw new AppError('invalid', 'This installation sends no email', { fields: { [field]: 'mailToOthers.noMail' } });
  const sender = await db().user.findUnique({ where: { id: senderId }, select: { verifiedAt: true } });
  if (!sender?.verifiedAt)
    throw new AppError('invalid', 'Please confirm your email address first', {
      fields: { [field]: 'mailToOthers.unproven' },
    });
  await enforceLimits([PER_DAY, senderId], ...limits);
}
