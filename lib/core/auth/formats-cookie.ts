import 'server-only';
import { cookies } from 'next/headers';
import { cookieNames } from '../config/cookies';
import { DAY } from '../time/dates';
import { sessionCookieOptions } from './session-token';

const MAX_AGE = (365 * DAY) / 1000;

/** The cookie saves each page a database query. */
export async function setFormatCookie(format: string | null): Promise<void> {
  const jar = await cookies();
  if ((jar.get(cookieNames.formats)?.value ?? null) === format) return;
  jar.set(cookieNames.formats, format ?? '', { ...sessionCookieOptions(), maxAge: format === null ? 0 : MAX_AGE });
}
