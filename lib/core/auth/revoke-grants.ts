import 'server-only';
import { db } from '../db/client';
import { holdAccount } from './hold-account';
import { forgetKnownDevices } from './known-device';

/** What can make trust in an account begin anew. */
export type TrustChange =
  | 'address_proven'
  | 'password_reset'
  | 'password_changed'
  | 'address_changed'
  | 'address_recovered'
  | 'sessions_ended'
  | 'suspended';

interface Ends {
  /** The password, which whoever was there before may know. */
  password: boolean;
  /** Links to pets and photos: nobody has ever shown that they were made by the owner. */
  links: boolean;
}

/** What ends besides sessions, notifications, known browsers, requests and the calendar feed (docs/decisions/trust-begins-anew.md). */
const ends: Record<TrustChange, Ends> = {
  address_proven: { password: true, links: true },
  password_reset: { password: true, links: false },
  password_changed: { password: true, links: false },
  address_changed: { password: false, links: false },
  address_recovered: { password: true, links: false },
  sessions_ended: { password: false, links: false },
  suspended: { password: false, links: false },
};

interface Revocation {
  userId: string;
  change: TrustChange;
  /** The session that has just proven who it is: it stays, with the notifications of its browser. */
  keptSession?: string | undefined;
  at: Date;
}

/**
 * Ends what lets somebody into an account or tells them of it, because trust in it begins anew: the one place that says
 * what that is. What comes after (a new password, a session) is made by the caller, in the same transaction.
 */
export async function revokeGrants({ userId, change, keptSession, at }: Revocation): Promise<void> {
  const account = await holdAccount({ id: userId });
  if (!account) return;
  const { password, links } = ends[change];
  if (password) await db().user.update({ where: { id: userId }, data: { passwordHash: null, updatedAt: at } });
  // Notifications and the requests that hang on a session go with it.
  const others = keptSession === undefined ? {} : { id: { not: keptSession } };
  await db().session.deleteMany({ where: { userId, ...others } });
  await forgetKnownDevices(userId);
  await forgetRequests(account);
  await db().calendarFeed.deleteMany({ where: { userId } });
  if (links) await endLinks(userId, at);
}

/** Forgets what was asked for by mail: login links, codes, resets, confirmations, changes of address. */
export async function forgetRequests({ id, emailKey }: { id: string; emailKey: string }): Promise<void> {
  await db().signInRequest.deleteMany({ where: { emailKey } });
  await db().accountRequest.deleteMany({ where: { OR: [{ userId: id }, { emailKey }] } });
}

async function endLinks(userId: string, at: Date): Promise<void> {
  await db().share.updateMany({ where: { pet: { ownerId: userId }, revokedAt: null }, data: { revokedAt: at } });
  const photo = { pet: { ownerId: userId } };
  await db().photoLink.updateMany({ where: { photo, revokedAt: null }, data: { revokedAt: at } });
}
