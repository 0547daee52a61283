import { PRODUCT_SLUG } from './product';

/** Under https a cookie is pinned to this very host by its name. */
function hostCookie(name: string, https: boolean): string {
  return `${https ? '__Host-' : ''}${PRODUCT_SLUG}-${name}`;
}

export const cookieNames = {
  session: (https: boolean) => hostCookie('session', https),
  admin: (https: boolean) => hostCookie('admin', https),
  csrf: (https: boolean) => hostCookie('csrf', https),
  /** Binds a login link to the browser that asked for it. */
  signIn: (https: boolean) => hostCookie('sign-in', https),
  /** Knows a browser that has signed in before (lib/core/auth/known-device.ts). */
  device: (https: boolean) => hostCookie('device', https),
  /** Remembers that the PIN of a share link was right; its path is that link's, which `__Host-` would not allow. */
  sharePin: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-share-pin`,
  /** Where to go after sign-in. */
  next: `${PRODUCT_SLUG}-next`,
  locale: 'lng',
  /** How a member wants dates and times to be written in English (lib/core/i18n/detect.ts). */
  formats: `${PRODUCT_SLUG}-formats`,
  /** Signed out in this browser, perhaps without a connection: no page of the former user opens while it is there. */
  signedOut: `${PRODUCT_SLUG}-signed-out`,
} as const;
