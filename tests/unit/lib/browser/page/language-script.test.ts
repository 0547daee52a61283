/** @jest-environment jsdom */
import { languageScript } from '@/lib/browser/page/language-script';
import { runScript } from '../../../../support/run-script';

const { dataset } = document.documentElement;
const readStorage = () => ({ cookie: document.cookie, local: { ...localStorage } });

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  document.documentElement.lang = 'es';
  dataset.consent = 'pending';
});

test('R3.5 a language in the URL is stored once consent is given', async () => {
  history.replaceState(null, '', '/terms?from=mail&lng=es#top');
  runScript(languageScript);
  expect(readStorage()).toEqual({ cookie: '', local: {} });
  expect(location.search).toBe('?from=mail&lng=es');

  dataset.consent = 'given';
  await Promise.resolve();
  expect(readStorage()).toEqual({ cookie: 'lng=es', local: { lng: 'es' } });
  expect(location.pathname + location.search + location.hash).toBe('/terms?from=mail#top');
});

test('R3.5 after a rejection nothing is stored', async () => {
  history.replaceState(null, '', '/?lng=es');
  runScript(languageScript);
  dataset.consent = 'rejected';
  await Promise.resolve();
  expect(readStorage()).toEqual({ cookie: '', local: {} });
});

test('R5.2 with consent the language is read from the URL once', () => {
  dataset.consent = 'given';
  history.replaceState(null, '', '/?lng=es');
  runScript(languageScript);
  expect(readStorage()).toEqual({ cookie: 'lng=es', local: { lng: 'es' } });
  expect(location.search).toBe('');
});
