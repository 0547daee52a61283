import { PRODUCT_SLUG } from '../config/product';

/** The cookies of R3. All are essential: they hold the answer to the question, or the answer's parts. */
export const consentCookieNames = {
  consent: `${PRODUCT_SLUG}-cookie-consent`,
  analytics: `${PRODUCT_SLUG}-analytics`,
  preferences: `${PRODUCT_SLUG}-preferences`,
  rejected: `${PRODUCT_SLUG}-cookies-rejected`,
} as const;

/** Consent lasts 90 days (specification, section 9). */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

export type ConsentState = 'pending' | 'rejected' | 'given';

/** What the visitor may switch; essential cookies are always on. */
export interface ConsentChoice {
  analytics: boolean;
  preferences: boolean;
}

export const everything: ConsentChoice = { analytics: true, preferences: true };

/** The visitor's answer so far. A rejection wins over an older consent. */
export function readConsent(cookieHeader: string): ConsentChoice & { state: ConsentState } {
  const cookies = new Set(cookieHeader.split(';').map((part) => part.trim()));
  const isTrue = (name: string) => cookies.has(`${name}=true`);
  const rejected = isTrue(consentCookieNames.rejected);
  const given = isTrue(consentCookieNames.consent) && !rejected;
  const answered = given ? 'given' : 'pending';
  return {
    state: rejected ? 'rejected' : answered,
    analytics: given && isTrue(consentCookieNames.analytics),
    preferences: given && isTrue(consentCookieNames.preferences),
  };
}

/** The cookie strings that store a consent and take back a rejection. */
export function consentCookies(choice: ConsentChoice): string[] {
  return [
    kept(consentCookieNames.consent, true),
    kept(consentCookieNames.analytics, choice.analytics),
    kept(consentCookieNames.preferences, choice.preferences),
    gone(consentCookieNames.rejected),
  ];
}

/** The cookie strings that store a rejection and take back a consent. */
export function rejectionCookies(): string[] {
  return [
    kept(consentCookieNames.rejected, true),
    gone(consentCookieNames.consent),
    gone(consentCookieNames.analytics),
    gone(consentCookieNames.preferences),
  ];
}

function kept(name: string, value: boolean): string {
  return `${name}=${value}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

function gone(name: string): string {
  return `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/**
 * Runs in <head> before anything is painted and writes the answer to `<html data-consent>`, from which CSS shows or
 * hides the banner: a static page needs no server state, and nothing flashes or moves.
 */
export const consentScript = `(function(d){var c='; '+d.cookie+';',h=function(n){return c.indexOf('; '+n+'=true;')>-1};d.documentElement.dataset.consent=h('${consentCookieNames.rejected}')?'rejected':h('${consentCookieNames.consent}')?'given':'pending'})(document)`;
