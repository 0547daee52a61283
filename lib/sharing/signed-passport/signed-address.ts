import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';

export function addressOf(jws: string): string {
  return `${env().APP_URL}${paths.check}#${jws}`;
}

/** Host that passports name as issuer, with its port if any. */
export function ownHost(): string {
  return new URL(env().APP_URL).host;
}
