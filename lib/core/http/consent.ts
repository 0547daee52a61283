import { PRODUCT_SLUG } from '../config/product';

export const consentCookieNames = {
  consent: `${PRODUCT_SLUG}-cookie-consent`,
  analytics: `${PRODUCT_SLUG}-analytics`,
  preferences: `${PRODUCT_SLUG}-preferences`,
  rejected: `${PRODUCT_SLUG}-cookies-rejected`,
} as const;

/** 90 days (specification, section 9). */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

export type ConsentState = 'pending' | 'rejected' | 'given';

export interface ConsentChoice {
  analytics: boolean;
  preferences: boolean;
}

export const everything: ConsentChoice = { analytics: true, preferences: true };

export function readConsent(cookieHeader: string): ConsentChoice & { state: ConsentState } {
  const cookies = new Set(cookieHeader.split(';').map((part) => part.trim()));
  const isTrue = (name: string) => cookies.has(`${name}=true`);
  const rejected = isTrue(consentCookieNames.rejected);
  const isGiven = isTrue(consentCookieNames.consent) && !rejected;
  const answeredStatus = isGiven ? 'given' : 'pending';
  return {
    state: rejected ? 'rejected' : answeredStatus,
    analytics: isGiven && isTrue(consentCookieNames.analytics),
    preferences: isGiven && isTrue(consentCookieNames.preferences),
  };
}

export function consentCookies(choice: ConsentChoice): string[] {
  return [
    consentCookie(consentCookieNames.consent, true),
    consentCookie(consentCookieNames.analytics, choice.analytics),
    consentCookie(consentCookieNames.preferences, choice.preferences),
    expiredCookie(consentCookieNames.rejected),
  ];
}

export function rejectionCookies(): string[] {
  return [
    consentCookie(consentCookieNames.rejected, true),
    expiredCookie(consentCookieNames.consent),
    expiredCookie(consentCookieNames.analytics),
    expiredCookie(consentCookieNames.preferences),
  ];
}

function consentCookie(name: string, value: boolean): string {
  return `${name}=${value}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

function expiredCookie(name: string): string {
  return `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** Runs before the first paint. CSS then shows or hides the banner, so static pages need no server and do not shift. */
export const consentScript = `(function(d){var c='; '+d.cookie+';',h=function(n){return c.indexOf('; '+n+'=true;')>-1};d.documentElement.dataset.consent=h('${consentCookieNames.rejected}')?'rejected':h('${consentCookieNames.consent}')?'given':'pending'})(document)`;
