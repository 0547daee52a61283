/** @jest-environment jsdom */

import { planView } from '@/lib/browser/storage/plan-view';
import { viewScript } from '@/lib/browser/storage/remembered-view';
import { consentCookies, everything } from '@/lib/core/http/consent';

const root = document.documentElement;
const answerConsent = (preferences: boolean) => {
  for (const cookie of consentCookies({ ...everything, preferences })) document.cookie = cookie;
};
const nextPage = () => {
  delete root.dataset.planView;
  new Function('document', 'window', viewScript)(document, window);
};

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  delete root.dataset.planView;
  root.dataset.consent = 'given';
});

test('R7.4 the chosen view is stored for later pages and sent to listeners', () => {
  answerConsent(true);
  const onChange = jest.fn();
  const stopListening = planView.subscribe(onChange);

  planView.choose('week');
  expect([planView.current(), onChange.mock.calls.length]).toEqual(['week', 1]);
  nextPage();
  expect(planView.current()).toBe('week');

  planView.choose('day');
  nextPage();
  expect(planView.current()).toBe('day');

  stopListening();
  planView.choose('week');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['without consent to preferences', () => answerConsent(false), 'week'],
  ['without a consent choice', () => undefined, 'week'],
  ['for an invalid view', () => answerConsent(true), '"><script>'],
])('R3.2 no view is remembered %s', (_when, prepare, storedText) => {
  prepare();
  localStorage.setItem('planView', storedText);
  nextPage();
  expect(planView.current()).toBe('day');
});
