import {
  consentCookieNames,
  consentCookies,
  consentScript,
  everything,
  readConsent,
  rejectionCookies,
} from '@/lib/core/http/consent';

function jar(strings: string[], before: Record<string, string> = {}): string {
  const cookies = new Map(Object.entries(before));
  for (const text of strings) {
    const [pair = ''] = text.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (text.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function stateInHead(cookie: string): string | undefined {
  const dataset: Record<string, string> = {};
  const fakeDocument = { cookie, documentElement: { dataset } };
  new Function('document', consentScript)(fakeDocument);
  return dataset.consent;
}

describe('consent cookies', () => {
  test('R3.2 have the specified names', () => {
    expect(Object.values(consentCookieNames)).toEqual([
      'pawfolio-cookie-consent',
      'pawfolio-analytics',
      'pawfolio-preferences',
      'pawfolio-cookies-rejected',
    ]);
  });

  test('R3.2 Accept All sets three cookies to true', () => {
    expect(jar(consentCookies(everything))).toBe(
      'pawfolio-cookie-consent=true; pawfolio-analytics=true; pawfolio-preferences=true',
    );
    expect(readConsent(jar(consentCookies(everything)))).toEqual({ state: 'given', ...everything });
  });

  test('R3.2 Save Settings stores the chosen options', () => {
    expect(readConsent(jar(consentCookies({ analytics: false, preferences: true })))).toEqual({
      state: 'given',
      analytics: false,
      preferences: true,
    });
  });

  test('R3.2 last 90 days, for every path, with SameSite=Lax', () => {
    const lasting = consentCookies(everything).filter((one) => one.includes('; Max-Age=7776000; Path=/; SameSite=Lax'));
    expect(lasting).toHaveLength(3);
  });

  test('R3.3 a rejection revokes consent, and a later consent revokes the rejection', () => {
    const rejectedJar = jar(rejectionCookies(), { 'pawfolio-cookie-consent': 'true', 'pawfolio-analytics': 'true' });
    expect(rejectedJar).toBe('pawfolio-cookies-rejected=true');
    expect(readConsent(rejectedJar).state).toBe('rejected');
    const again = jar(consentCookies(everything), { 'pawfolio-cookies-rejected': 'true' });
    expect(again).not.toContain('rejected');
    expect(readConsent(again).state).toBe('given');
  });

  test('R3.1 consent is pending without an answer', () => {
    expect(readConsent('')).toEqual({ state: 'pending', analytics: false, preferences: false });
    expect(readConsent('pawfolio-analytics=true').analytics).toBe(false);
  });

  test('R3.3 an older consent is ignored next to a rejection', () => {
    const both = jar(consentCookies(everything), {}).concat('; pawfolio-cookies-rejected=true');
    expect(readConsent(both)).toEqual({ state: 'rejected', analytics: false, preferences: false });
  });

  test.each([
    ['', 'pending'],
    ['other=1; pawfolio-cookie-consent=true', 'given'],
    ['pawfolio-cookie-consent=true; pawfolio-cookies-rejected=true', 'rejected'],
    ['xpawfolio-cookie-consent=true', 'pending'],
    ['pawfolio-cookie-consent=truely', 'pending'],
  ])('R3.1 the script in the head reads "%s" as the server does', (cookie, state) => {
    expect(stateInHead(cookie)).toBe(state);
    expect(readConsent(cookie).state).toBe(state);
  });
});
