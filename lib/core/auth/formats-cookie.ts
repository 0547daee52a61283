import 'server-only';
import { cookies } from 'next/headers';
import { cookieNames } from '../config/cookies';
import { DAY } from '../time/dates';
import { sessionCookieOptions } from './session-token';

const MAX_AGE = (365 * DAY) / 1000;

/**
 * Has this browser carry how its member wants dates and times to be written in English, so that no page has to ask the
 * database first (route handlers only). @param format null for somebody who has not chosen
 */
export async function setFormatCookie(format: string | null): Promise<void> {
  const jar = await cookies();
  if ((jar.get(cookieNames.formats)?.value ?? null) === format) return;
  jar.set(cookieNames.formats, format ?? '', { ...sessionCookieOptions(), maxAge: format === null ? 0 : MAX_AGE });
}
