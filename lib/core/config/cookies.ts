import { LOCALE_COOKIE } from '../i18n/locales';
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
  oidcPkce: (https: boolean) => hostCookie('oidc-pkce', https),
  oidcState: (https: boolean) => hostCookie('oidc-state', https),
  oidcNonce: (https: boolean) => hostCookie('oidc-nonce', https),
  oidcRemember: (https: boolean) => hostCookie('oidc-remember', https),
  /** Not `__Host-`, which would require the path `/` instead of the share's path. */
  sharePin: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-share-pin`,
  staySitter: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-stay-sitter`,
  vetAnswer: (https: boolean) => `${https ? '__Secure-' : ''}${PRODUCT_SLUG}-vet-answer`,
  next: `${PRODUCT_SLUG}-next`,
  locale: LOCALE_COOKIE,
  formats: `${PRODUCT_SLUG}-formats`,
  /** Also set when signing out offline. While it exists, no page saved for the previous user opens. */
  signedOut: `${PRODUCT_SLUG}-signed-out`,
} as const;
