import 'server-only';
import { env } from '../config/env';
import { parseSender } from '../config/mail-settings';
import { locales } from '../i18n/locales';
import { addMs, DAY } from '../time/dates';

/** RFC 9116 advises less than a year. */
const LIFETIME = 180 * DAY;

function contact(): string {
  const { SECURITY_CONTACT, MAIL_FROM } = env();
  return SECURITY_CONTACT ?? `mailto:${parseSender(MAIL_FROM).address}`;
}

export async function securityTxt({ at }: { at: Date }): Promise<Response> {
  const lines = [
    `Contact: ${contact()}`,
    `Expires: ${addMs(at, LIFETIME).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${env().APP_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
