import 'server-only';
import { cookies } from 'next/headers';
import { findKnownDevice, KNOWN_DAYS, rememberDevice } from '../auth/known-device';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { bestEffort } from '../runtime/best-effort';
import { isSecret } from '../security/secrets';
import { DAY } from '../time/dates';
import { requestCookie, requestNetwork } from './request';

export interface Requester {
  key: string;
  isKnown: boolean;
  network: string;
}

const https = () => env().APP_URL.startsWith('https:');

function deviceSecret(request: Request): string | undefined {
  const value = requestCookie(request, cookieNames.device(https()));
  return isSecret(value) ? value : undefined;
}

export async function requesterOf(request: Request, emailKey: string, at: Date): Promise<Requester> {
  const network = requestNetwork(request);
  const secret = deviceSecret(request);
  const device = secret ? await findKnownDevice(secret, emailKey, at) : null;
  return device ? { key: `device ${device}`, isKnown: true, network } : { key: network, isKnown: false, network };
}

export function rememberRequester(request: Request, userId: string, at: Date): Promise<void> {
  return bestEffort('device not remembered', () => rememberWithCookie(request, userId, at));
}

async function rememberWithCookie(request: Request, userId: string, at: Date): Promise<void> {
  const secret = await rememberDevice(userId, deviceSecret(request), at);
  (await cookies()).set(cookieNames.device(https()), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: https(),
    path: '/',
    maxAge: (KNOWN_DAYS * DAY) / 1000,
  });
}
