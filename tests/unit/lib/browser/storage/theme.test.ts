/** @jest-environment jsdom */

import { applyPreferenceConsent, readPreference, rememberPreference } from '@/lib/browser/storage/preferences';
import { chooseTheme, currentTheme, subscribeToTheme, themeScript } from '@/lib/browser/storage/theme';
import { consentCookies, everything, rejectionCookies } from '@/lib/core/http/consent';

const root = document.documentElement;
const answerConsent = (cookies: string[]) => {
  for (const cookie of cookies) document.cookie = cookie;
};
const allowCookies = () => answerConsent(consentCookies(everything));
const notAllowed = () => answerConsent(consentCookies({ analytics: true, preferences: false }));
const bars = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);

async function onTheNextPage<T>(
  work: (preferences: typeof import('@/lib/browser/storage/preferences')) => T,
): Promise<T> {
  let result: T | undefined;
  await jest.isolateModulesAsync(async () => {
    result = work(await import('@/lib/browser/storage/preferences'));
  });
  return result as T;
}

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="of the system">';
  delete root.dataset.theme;
  root.dataset.consent = 'given';
});

describe('preferences', () => {
  test('R3.2 a choice with consent applies to the next page', async () => {
    allowCookies();
    rememberPreference('theme', 'dark');
    expect(await onTheNextPage(({ readPreference: read }) => read('theme'))).toBe('dark');
  });

  test('R3.5 a choice without consent applies to this page and is not stored', async () => {
    notAllowed();
    rememberPreference('theme', 'dark');
    expect(readPreference('theme')).toBe('dark');
    expect(localStorage).toHaveLength(0);
    expect(await onTheNextPage(({ readPreference: read }) => read('theme'))).toBeNull();
  });

  test('R3.5 an earlier stored choice is not read without consent', async () => {
    localStorage.setItem('theme', 'dark');
    expect(await onTheNextPage(({ readPreference: read }) => read('theme'))).toBeNull();
    allowCookies();
    expect(await onTheNextPage(({ readPreference: read }) => read('theme'))).toBe('dark');
  });

  test.each([
    ['switching preferences off', notAllowed],
    ['rejecting', () => answerConsent(rejectionCookies())],
  ])('R3.2 %s deletes stored preferences and nothing else', (_what, withdraw) => {
    allowCookies();
    rememberPreference('theme', 'dark');
    localStorage.setItem('lng', 'es');
    withdraw();
    applyPreferenceConsent();
    expect(Object.keys(localStorage)).toEqual(['lng']);
  });

  test('R3.2 consent given after the choice stores it', () => {
    notAllowed();
    rememberPreference('theme', 'light');
    allowCookies();
    applyPreferenceConsent();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('a browser that blocks storage causes no error', () => {
    allowCookies();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberPreference('theme', 'dark');
    expect(readPreference('theme')).toBe('dark');
  });
});

describe('the theme', () => {
  test('is set on the document, with its bar color before the system’s', () => {
    chooseTheme('dark');
    expect([currentTheme(), bars()]).toEqual(['dark', ['#0D181A', 'of the system']]);
    chooseTheme('light');
    expect([currentTheme(), bars()]).toEqual(['light', ['#FBF8F2', 'of the system']]);
    chooseTheme('system');
    expect([currentTheme(), bars(), root.dataset.theme]).toEqual(['system', ['of the system'], undefined]);
  });

  test('follows another tab, but only to a valid theme', () => {
    const onChange = jest.fn();
    const stopListening = subscribeToTheme(onChange);
    for (const [key, newValue] of [
      ['theme', null],
      ['theme', 'purple'],
      ['lng', 'dark'],
      ['theme', 'dark'],
    ] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }

    expect([currentTheme(), onChange.mock.calls.length]).toEqual(['dark', 1]);
    stopListening();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(currentTheme()).toBe('dark');
  });

  const inHead = () => new Function('document', 'window', themeScript)(document, window);

  test('R3.2 the script in the head restores the chosen theme', () => {
    allowCookies();
    localStorage.setItem('theme', 'dark');
    inHead();
    expect([currentTheme(), bars()]).toEqual(['dark', ['#0D181A', 'of the system']]);
  });

  test.each([
    ['without consent to preferences', notAllowed, 'dark'],
    ['without a consent choice', () => undefined, 'dark'],
    ['for an invalid theme', allowCookies, '"><script>'],
    ['for the system theme', allowCookies, 'system'],
  ])('R3.5 the script does nothing %s', (_when, prepare, storedText) => {
    prepare();
    localStorage.setItem('theme', storedText);
    inHead();
    expect([root.dataset.theme, bars()]).toEqual([undefined, ['of the system']]);
  });
});
