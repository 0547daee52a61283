/** @jest-environment jsdom */
import { browserLocale } from '@/lib/browser/page/browser-locale';

/** Sources of the language in the order of R5.2, each with functions that set and remove it. */
const sources: [string, () => void, () => void][] = [
  ['query string', () => history.replaceState(null, '', '/?lng=es'), () => history.replaceState(null, '', '/')],
  ['cookie', () => keepCookie('lng=es'), () => keepCookie('lng=; Max-Age=0')],
  ['local storage', () => localStorage.setItem('lng', 'es'), () => localStorage.clear()],
  ['session storage', () => sessionStorage.setItem('lng', 'es'), () => sessionStorage.clear()],
  ['browser', () => browserSpeaks('fr', 'es-MX'), () => browserSpeaks('fr')],
  ['page language tag', () => pageSpeaks('es'), () => pageSpeaks('')],
];

function keepCookie(cookie: string) {
  document.cookie = cookie;
}

function browserSpeaks(...languages: string[]) {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}

function pageSpeaks(lang: string) {
  document.documentElement.lang = lang;
}

beforeEach(() => {
  for (const [, , forget] of sources) forget();
});

test('R5.2 defaults to English', () => {
  expect(browserLocale()).toBe('en');
});

test.each(sources)('R5.2 the %s decides if no earlier source does', (name, hint) => {
  hint();
  expect(browserLocale()).toBe('es');
  const english: Record<string, () => void> = {
    'query string': () => history.replaceState(null, '', '/?lng=en'),
    cookie: () => keepCookie('lng=en'),
    'local storage': () => localStorage.setItem('lng', 'en'),
    'session storage': () => sessionStorage.setItem('lng', 'en'),
    browser: () => browserSpeaks('en-GB'),
    'page language tag': () => pageSpeaks('en'),
  };
  const order = sources.map(([source]) => source);
  for (const source of order.slice(order.indexOf(name) + 1)) english[source]?.();
  expect(browserLocale()).toBe('es');

  english[order[0] ?? '']?.();
  expect(browserLocale()).toBe('en');
});

test('R5.2 an unsupported language is ignored', () => {
  keepCookie('lng=fr');
  localStorage.setItem('lng', 'pt');
  browserSpeaks('de', 'es');
  expect(browserLocale()).toBe('es');
});
