import 'server-only';
import { cookies } from 'next/headers';
import { findKnownDevice, KNOWN_DAYS, rememberDevice } from '../auth/known-device';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { isSecret } from '../security/secrets';
import { DAY } from '../time/dates';
import { requestCookie, requestNetwork } from './request';

/** Whose uses a limit counts, beside the account that they are about. */
export interface Requester {
  /** A browser that has signed in to that account before, else the network that the request comes from. */
  key: string;
  isKnown: boolean;
  network: string;
}

const https = () => env().APP_URL.startsWith('https:');

function deviceSecret(request: Request): string | undefined {
  const value = requestCookie(request, cookieNames.device(https()));
  return isSecret(value) ? value : undefined;
}

/** @param emailKey canonical address of the account that is asked about, whether or not there is one */
export async function requesterOf(request: Request, emailKey: string, at: Date): Promise<Requester> {
  const network = requestNetwork(request);
  const secret = deviceSecret(request);
  const device = secret ? await findKnownDevice(secret, emailKey, at) : null;
  return device ? { key: `device ${device}`, isKnown: true, network } : { key: network, isKnown: false, network };
}

/** Makes the browser of a request that has just signed in a known one (route handlers only). */
export async function rememberRequester(request: Request, userId: string, at: Date): Promise<void> {
  const secret = await rememberDevice(userId, deviceSecret(request), at);
  (await cookies()).set(cookieNames.device(https()), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: https(),
    path: '/',
    maxAge: (KNOWN_DAYS * DAY) / 1000,
  });
}
