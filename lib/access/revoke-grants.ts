import 'server-only';
import { holdAccount } from '../core/auth/hold-account';
import { forgetKnownDevices } from '../core/auth/known-device';
import { db } from '../core/db/client';

export type TrustChange =
  | 'address_proven'
  | 'password_reset'
  | 'password_changed'
  | 'address_changed'
  | 'address_recovered'
  | 'sessions_ended'
  | 'suspended';

interface Ends {
  password: boolean;
  /** Share links, photo links, stays and memberships. For unproven addresses, because a stranger may have made them. */
  links: boolean;
  /** Access tokens, passkeys and notification services. They outlive sessions, and a suspension only pauses them. */
  keys: boolean;
}

/**
 * Additional grants that each change ends. Every change ends sessions, push, known browsers, requests, open
 * invitations, open handovers, the calendar feed and buttons of notifications (docs/decisions/sessions-and-trust.md).
 */
const ends: Record<TrustChange, Ends> = {
  address_proven: { password: true, links: true, keys: true },
  password_reset: { password: true, links: false, keys: true },
  password_changed: { password: true, links: false, keys: true },
  address_changed: { password: false, links: false, keys: true },
  address_recovered: { password: true, links: false, keys: true },
  sessions_ended: { password: false, links: false, keys: false },
  suspended: { password: false, links: false, keys: false },
};

interface Revocation {
  userId: string;
  change: TrustChange;
  exceptSessionId?: string | undefined;
  at: Date;
}

/** Revokes access to an account, for all other code. Callers create new grants in the same transaction. */
export async function revokeGrants({ userId, change, exceptSessionId, at }: Revocation): Promise<void> {
  const account = await holdAccount({ id: userId });
  if (!account) return;
  const { password, links, keys } = ends[change];
  if (password) await db().user.update({ where: { id: userId }, data: { passwordHash: null, updatedAt: at } });
  const others = exceptSessionId === undefined ? {} : { id: { not: exceptSessionId } };
  await db().session.deleteMany({ where: { userId, ...others } });
  await forgetKnownDevices(userId);
  await forgetRequests(account);
  await db().calendarFeed.deleteMany({ where: { userId } });
  await db().reminderButton.deleteMany({ where: { reminder: { userId } } });
  if (keys) {
    await db().accessToken.deleteMany({ where: { userId } });
    await db().passkey.deleteMany({ where: { userId } });
    await db().notificationService.deleteMany({ where: { userId } });
  }
  const open = { inviterId: userId, acceptedAt: null, revokedAt: null };
  await db().invitation.updateMany({ where: open, data: { revokedAt: at } });
  const openInvitations = { fromId: userId, acceptedAt: null, revokedAt: null };
  await db().handover.updateMany({ where: openInvitations, data: { revokedAt: at } });
  if (links) {
    await endLinks(userId, at);
    await endMemberships(userId, at);
  }
}

export async function forgetRequests({ id, emailKey }: { id: string; emailKey: string }): Promise<void> {
  await db().signInRequest.deleteMany({ where: { emailKey } });
  await db().accountRequest.deleteMany({ where: { OR: [{ userId: id }, { emailKey }] } });
}

async function endLinks(userId: string, at: Date): Promise<void> {
  await db().share.updateMany({ where: { pet: { ownerId: userId }, revokedAt: null }, data: { revokedAt: at } });
  const photo = { pet: { ownerId: userId } };
  await db().photoLink.updateMany({ where: { photo, revokedAt: null }, data: { revokedAt: at } });
  await db().stay.updateMany({ where: { ownerId: userId, revokedAt: null }, data: { revokedAt: at } });
}

async function endMemberships(userId: string, at: Date): Promise<void> {
  const active = { role: { not: 'owner' as const }, OR: [{ endsAt: null }, { endsAt: { gt: at } }] };
  await db().petMember.updateMany({
    where: { AND: [active, { OR: [{ userId }, { pet: { ownerId: userId } }] }] },
    data: { endsAt: at },
  });
  // The ended membership already disables these links, but a new membership would enable them again.
  const own = await db().petMember.findMany({ where: { userId }, select: { id: true } });
  const createdByUser = { createdById: { in: own.map(({ id }) => id) }, revokedAt: null };
  await db().share.updateMany({ where: createdByUser, data: { revokedAt: at } });
}
