import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { findShare, type LockedShare, type SharedPetAccess } from '@/lib/access/pet-access';
import { sharePinCookieName } from '@/lib/access/share-pin';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { originOf } from '@/lib/core/http/origin';
import { now } from '@/lib/core/time/clock';
import { countAfterAnswer } from './count-opening';
import { findOpenedShare } from './opened-share';

export const findSharedPetOfRequest = cache(
  async (accessKey: string): Promise<SharedPetAccess | LockedShare | null> => {
    const proof = (await cookies()).get(sharePinCookieName())?.value;
    return (
      findOpenedShare(accessKey) ??
      findShare(accessKey, now(), { proof, origin: originOf({ headers: await headers() }) })
    );
  },
);

export async function countOpeningOfRequest(access: SharedPetAccess, accessKey: string): Promise<void> {
  if (findOpenedShare(accessKey)) return;
  const sessionSecret = await readSessionCookie((await cookies()).get(sessionCookieName())?.value);
  countAfterAnswer(access, { headers: await headers(), sessionSecret, at: now() });
}
