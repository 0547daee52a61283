/** @jest-environment jsdom */
import { ApiError, NoAnswerError } from '@/lib/browser/api/api-client';
import { saveFailure, tickFailure } from '@/lib/browser/api/save-failure';

const refusal = (status: number, code = '') => new ApiError(status, JSON.stringify({ error: 'x', code }), '');

test.each([
  [new NoAnswerError(), 'noAnswer'],
  [new TypeError('Failed to fetch'), 'offline'],
  [new Error('bug'), 'unexpected'],
  [refusal(409, 'limit_reached'), 'limit'],
  [refusal(409, 'confirmation_required'), 'fields'],
  [refusal(403, 'forbidden'), 'readOnly'],
  [refusal(403), 'unexpected'],
  [refusal(400), 'fields'],
  [refusal(401), 'signedOut'],
  [refusal(404), 'gone'],
  [refusal(409), 'savedBefore'],
  [refusal(429), 'busy'],
  [refusal(500), 'unexpected'],
])('R11.1 %s is reported as %s', (error, failure) => {
  expect(saveFailure(error)).toBe(failure);
});

test.each([
  [refusal(403, 'forbidden'), { failure: 'readOnly' }],
  [refusal(404), { failure: 'gone' }],
  [refusal(429), { failure: 'unexpected' }],
  [refusal(400), { failure: 'unexpected' }],
  [new ApiError(400, JSON.stringify({ error: 'x', fields: { day: 'Too early' } }), ''), { reason: 'Too early' }],
])('a completion that fails with %s is reported as %j', (error, report) => {
  expect(tickFailure(error)).toEqual(report);
});

test('R11.1 code that cannot be loaded offline is reported as offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(saveFailure(new Error('Loading chunk 7 failed.'))).toBe('offline');
});
