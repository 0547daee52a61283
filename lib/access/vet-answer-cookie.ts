import 'server-only';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { DAY } from '@/lib/core/time/dates';

const COOKIE_LIFE = 2 * DAY;

const isHttps = () => env().APP_URL.startsWith('https:');

export const vetAnswerCookieName = (): string => cookieNames.vetAnswer(isHttps());

/** Sets the cookie twice, because the page and the API have different paths. @param secret secret of the answer */
export function setAnswerCookies(response: Response, accessKey: string, secret: string): void {
  const secure = isHttps() ? '; Secure' : '';
  for (const path of [paths.sharedAnswer(accessKey), `/api${paths.shared(accessKey)}`]) {
    response.headers.append(
      'Set-Cookie',
      `${vetAnswerCookieName()}=${secret}; Path=${path}; Max-Age=${COOKIE_LIFE / 1000}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
}
