import 'server-only';
import { accountKey } from '../core/auth/account-key';
import { noticeByMail } from '../core/auth/account-notices';
import { holdAccount } from '../core/auth/hold-account';
import { RECOVERY_DAYS } from '../core/auth/link-minutes';
import { invalidTokenError } from '../core/auth/mailed-links';
import { findActiveUser } from '../core/auth/user-account';
import { db, transaction } from '../core/db/client';
import { enqueue } from '../core/jobs/queue';
import { AppError } from '../core/runtime/errors';
import { hashSecret, isSecret, newSecret, sealText, unsealText } from '../core/security/secrets';
import { addMs, DAY } from '../core/time/dates';
import { withinLast } from '../core/time/recent';
import { newId } from '../core/validation/ids';
import { revokeGrants } from './revoke-grants';

export const ADDRESS_MAIL = { name: 'address-mail' } as const;
const PURPOSE = 'address-recovery';
const LIFETIME_MS = RECOVERY_DAYS * DAY;

export interface AddressMail {
  recoveryId: string;
  changed: boolean;
}

interface Left {
  userId: string;
  email: string;
  changed: boolean;
  at: Date;
}

export async function notifyFormerAddress({ userId, email, changed, at }: Left): Promise<void> {
  const id = newId();
  await db().addressRecovery.create({ data: { id, userId, addressSealed: sealText(PURPOSE, email), createdAt: at } });
  const mail: AddressMail = { recoveryId: id, changed };
  await enqueue(ADDRESS_MAIL, mail);
}

export async function makeRecoverySecret(recoveryId: string, at: Date) {
  const token = newSecret();
  const [row] = await db().addressRecovery.updateManyAndReturn({
    where: { id: recoveryId, createdAt: { gt: addMs(at, -LIFETIME_MS) } },
    data: { tokenHash: hashSecret(token) },
    select: { addressSealed: true, user: { select: { locale: true } } },
  });
  const email = row && unsealText(PURPOSE, row.addressSealed);
  return email ? { token, email, locale: row.user.locale } : null;
}

/**
 * Restores the previous email address. Ends the recovery links of later changes but not those of earlier changes.
 * @throws AppError conflict if another account now uses the address
 */
export async function recoverAddress(token: string, at: Date): Promise<string> {
  if (!isSecret(token)) throw invalidTokenError();
  return transaction(async () => {
    const where = { tokenHash: hashSecret(token), createdAt: withinLast(LIFETIME_MS, at) };
    const recovery = await db().addressRecovery.findFirst({ where, select: { userId: true } });
    const account = recovery && (await holdAccount({ id: recovery.userId }));
    const row = account && (await db().addressRecovery.findFirst({ where }));
    const email = row && unsealText(PURPOSE, row.addressSealed);
    const user = email && (await findActiveUser({ id: account.id }));
    if (!user) throw invalidTokenError();
    const emailKey = await accountKey(email);
    if ((await db().user.count({ where: { emailKey, id: { not: user.id } } })) > 0)
      throw new AppError('conflict', 'Another account uses this email address');
    await db().addressRecovery.deleteMany({ where: { userId: user.id, createdAt: { gte: row.createdAt } } });
    await revokeGrants({ userId: user.id, change: account.verifiedAt ? 'address_recovered' : 'address_proven', at });
    await db().user.update({ where: { id: user.id }, data: { email, emailKey, verifiedAt: at, updatedAt: at } });
    if (emailKey !== account.emailKey) await noticeByMail('address_taken_back', user);
    return user.id;
  });
}

export async function removeOldRecoveries(at: Date): Promise<void> {
  await db().addressRecovery.deleteMany({ where: { createdAt: { lt: addMs(at, -LIFETIME_MS) } } });
}
