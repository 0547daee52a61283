import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';

/** What stands in the QR code before the signed text. */
export function addressOf(jws: string): string {
  return `${env().APP_URL}${paths.check}#${jws}`;
}

/** As passports name this installation: its host, with a port where it has one. */
export function ownHost(): string {
  return new URL(env().APP_URL).host;
}
