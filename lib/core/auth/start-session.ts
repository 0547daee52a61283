import 'server-only';
import { db } from '../db/client';
import { hashSecret, newSecret } from '../security/secrets';
import { addMs } from '../time/dates';
import { newId } from '../validation/ids';
import { SESSION_BROWSER, SESSION_REMEMBERED } from './session';
import type { SignedInUser } from './user-account';

export interface StartedSession {
  user: SignedInUser;
  secret: string;
  remember: boolean;
}

interface NewSession {
  user: SignedInUser;
  device: string;
  remember: boolean;
  at: Date;
  /** Last check of the user's identity. The default is now, null is unknown. */
  provenAt?: Date | null;
}

/** Must run in the caller's transaction. */
export async function startSession({ user, device, remember, at, provenAt = at }: NewSession): Promise<StartedSession> {
  const secret = newSecret();
  await db().session.create({
    data: {
      id: newId(),
      userId: user.id,
      secretHash: hashSecret(secret),
      device,
      remember,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: addMs(at, remember ? SESSION_REMEMBERED : SESSION_BROWSER),
      provenAt,
    },
  });
  return { user, secret, remember };
}
