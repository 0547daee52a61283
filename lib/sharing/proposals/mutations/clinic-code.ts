import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { withPlainDomain } from '@/lib/core/auth/plain-domain';
import { db, transaction } from '@/lib/core/db/client';
import { claimMailToOthers } from '@/lib/core/http/mails-to-others';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError } from '@/lib/core/runtime/errors';
import { enforceLimits, refund } from '@/lib/core/security/rate-limit';
import { hashSecret, keyedHash, sameBytes } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import { endsWithin } from '@/lib/core/time/recent';
import type { ReaderInput } from '@/lib/sharing/proposals/schema';
import { CODE_MINUTES } from '@/lib/sharing/proposals/vocabulary';
import { createAnswer, findOwn, holdShare } from './own-answer';

export const CLINIC_CODE_MAIL = { name: 'clinic-code-mail' } as const;

/** Limit per address, because an owner can create any number of links. */
const MAILS_TO_ADDRESS = { name: 'clinic-code-to', points: 40, duration: 86_400 };
/** Wrong codes, among a million. */
const TRIES_AT_ADDRESS = { name: 'clinic-code-address', points: 60, duration: 86_400 };

const LIFETIME_MS = CODE_MINUTES * MINUTE;

const mailboxOf = (address: string) => canonicalAddress(address) ?? address;

const mailedColumns = { clinicAddress: true, createdById: true, pet: { select: { ownerId: true } } } as const;

async function findSender({ createdById, pet }: { createdById: string | null; pet: { ownerId: string } }) {
  const maker = createdById === null ? null : await db().petMember.findUnique({ where: { id: createdById } });
  return maker?.userId ?? pet.ownerId;
}

/**
 * Requests a code for the link's address; the mail job generates it.
 * @throws AppError not_found, conflict; invalid without an address; rate_limited
 */
export function requestCode(access: SharedPetAccess, secret: string, reader: ReaderInput, at: Date): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const share = await db().share.findUnique({ where: { id: access.shareId }, select: mailedColumns });
    if (!share?.clinicAddress) throw new AppError('invalid', 'This link was not sent to an address');
    const own = await findOwn(access, secret);
    if (own?.sentAt) throw new AppError('conflict', 'This answer has been sent');
    await claimMailToOthers(await findSender(share), 'code', [MAILS_TO_ADDRESS, mailboxOf(share.clinicAddress)]);
    const id = own?.id ?? (await createAnswer(access, reader, { secret, at }));
    await db().vetAnswer.update({ where: { id }, data: reader });
    await enqueue(CLINIC_CODE_MAIL, { answerId: id });
  });
}

/** Hashes the address too, so that a code proves only that address, even if the link's address changes. */
const hashOf = (answerId: string, address: string | null, code: string) =>
  keyedHash('clinic-code', `${answerId}.${address}.${code}`);

/** Called by the mail job. @returns null once the link is revoked or the answer sent */
export function storeCode(answerId: string, code: string, at: Date) {
  return transaction(async () => {
    const [answer] = await db().vetAnswer.updateManyAndReturn({
      where: { id: answerId, sentAt: null, share: { revokedAt: null, clinicAddress: { not: null } }, pet: notDeleted },
      data: { codeExpiresAt: addMs(at, LIFETIME_MS) },
      select: { share: { select: { clinicAddress: true } }, pet: { select: { name: true, owner: ownerOfPet } } },
    });
    if (!answer) return null;
    const codeHash = hashOf(answerId, answer.share.clinicAddress, code);
    await db().vetAnswer.update({ where: { id: answerId }, data: { codeHash } });
    return answer;
  });
}

const ownerOfPet = { select: { locale: true, englishFormat: true, timeZone: true } } as const;

/**
 * Limits tries per address; the caller limits tries per link. A right code proves the address for a day.
 * @returns true if the code was right @throws AppError not_found, rate_limited
 */
export function enterCode(access: SharedPetAccess, secret: string, code: string, at: Date): Promise<boolean> {
  return transaction(async () => {
    await holdShare(access);
    const answer = await db().vetAnswer.findFirst({
      where: {
        shareId: access.shareId,
        secretHash: hashSecret(secret),
        sentAt: null,
        codeExpiresAt: endsWithin(LIFETIME_MS, at),
      },
      select: { id: true, codeHash: true, share: { select: { clinicAddress: true } } },
    });
    const address = answer?.share.clinicAddress;
    if (!address || !answer.codeHash) return false;
    await enforceLimits([TRIES_AT_ADDRESS, mailboxOf(address)]);
    if (!sameBytes(answer.codeHash, hashOf(answer.id, address, code))) return false;
    await refund(TRIES_AT_ADDRESS, mailboxOf(address));
    const through = withPlainDomain(address);
    await db().vetAnswer.update({ where: { id: answer.id }, data: { through, throughAt: at, codeHash: null } });
    return true;
  });
}
