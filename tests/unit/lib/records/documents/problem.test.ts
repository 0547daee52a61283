import { ApiError } from '@/lib/browser/api/api-client';
import { DecoderMissingError, UndecodedError } from '@/lib/browser/api/photo-problem';
import { documentFailure, findDocumentProblem, isRetryable } from '@/lib/records/documents/problem';

const MB = 1024 * 1024;

test.each([
  ['application/pdf', 5 * MB, null],
  ['image/webp', 1, null],
  ['', 1, null],
  ['application/pdf', 5 * MB + 1, 'tooLarge'],
  ['image/svg+xml', 1, 'wrongType'],
  ['text/html', 9 * MB, 'wrongType'],
] as const)('R7.5 checks a file of type %j and %d bytes before upload: %s', (type, size, problem) => {
  expect(findDocumentProblem({ type, size })).toBe(problem);
});

test.each([
  [{ type: 'image/heic', size: 6 * MB }, null],
  [{ type: '', name: 'IMG_1.HEIC', size: 6 * MB }, null],
  [{ type: 'image/avif', size: 51 * MB }, 'tooLarge'],
])('R7.5 checks an image that needs conversion, %j: %s', (file, problem) => {
  expect(findDocumentProblem(file)).toBe(problem);
});

test('R7.5 reports an image without a decoder as undecoded', () => {
  expect(documentFailure(new UndecodedError())).toBe('undecoded');
  expect(documentFailure(new DecoderMissingError())).toBe('failed');
});

test.each([
  [413, '', 'tooLarge', false],
  [415, '', 'wrongType', false],
  [400, 'invalid', 'unreadable', false],
  [409, 'limit_reached', 'full', false],
  [404, 'not_found', 'gone', false],
  [401, 'unauthenticated', 'signedOut', true],
  [503, 'unavailable', 'busy', true],
  [429, 'rate_limited', 'busy', true],
  [0, '', 'offline', true],
  [500, 'unexpected', 'failed', true],
] as const)('R7.5 reports a response of %d %s as %s', (status, code, problem, again) => {
  const error = new ApiError(status, code && JSON.stringify({ error: 'x', code }), 'Status');
  expect(documentFailure(error)).toBe(problem);
  expect(isRetryable(problem)).toBe(again);
});

test.each([
  ['bytes', 'noSpace'],
  ['files', 'tooManyFiles'],
] as const)('R7.5 a limit of %s is reported as %s', (limit, problem) => {
  const body = JSON.stringify({ error: 'x', code: 'limit_reached', limit });
  expect(documentFailure(new ApiError(409, body, 'Conflict'))).toBe(problem);
  expect(isRetryable(problem)).toBe(false);
});

test('R7.5 reports any other error as failed', () => {
  expect([new Error('x'), null, undefined].map(documentFailure)).toEqual(['failed', 'failed', 'failed']);
});
