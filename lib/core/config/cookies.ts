import { PRODUCT_SLUG } from './product';

function hostCookie(name: string, https: boolean): string {
  return `${https ? '__Host-' : ''}${PRODUCT_SLUG}-${name}`;
}

export const cookieNames = {
  session: (https: boolean) => hostCookie('session', https),
  admin: (https: boolean) => hostCookie('admin', https),
  csrf: (https: boolean) => hostCookie('csrf', https),
  signIn: (https: boolean) => hostCookie('sign-in', https),
  device: (https: boolean) => hostCookie('device', https),
  /** `__Host-` would not allow its path, which is that of the share. */
  sharePin: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-share-pin`,
  /** As for PINs. */
  staySitter: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-stay-sitter`,
  /** As for PINs. */
  vetAnswer: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-vet-answer`,
  next: `${PRODUCT_SLUG}-next`,
  locale: 'lng',
  formats: `${PRODUCT_SLUG}-formats`,
  /** Set even when signing out offline; while it is there, no saved page of the former user opens. */
  signedOut: `${PRODUCT_SLUG}-signed-out`,
} as const;
