import 'server-only';
import { cookies } from 'next/headers';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { isSecret, newSecret } from '../security/secrets';

const https = () => env().APP_URL.startsWith('https:');

export async function readBrowserSecret(): Promise<string | undefined> {
  const value = (await cookies()).get(cookieNames.signIn(https()))?.value;
  return isSecret(value) ? value : undefined;
}

export async function bindBrowser(seconds: number): Promise<string> {
  const secret = (await readBrowserSecret()) ?? newSecret();
  (await cookies()).set(cookieNames.signIn(https()), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: https(),
    path: '/',
    maxAge: seconds,
  });
  return secret;
}
