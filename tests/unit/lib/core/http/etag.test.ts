import { etagOf, etagOfAnswer, hasVersion, isMatch } from '@/lib/core/http/etag';

const etag = etagOf('2026-03-28T12:00:00.000Z');

test.each([
  [null, true],
  ['*', true],
  [etag, true],
  [`"other", ${etag}`, true],
  ['"other"', false],
  [`W/${etag}`, false],
  [etag.slice(1, -1), false],
  ['', false],
])('R11.6 If-Match %j matches: %j', (header, expected) => {
  expect(isMatch(header, etag)).toBe(expected);
});

test('R11.6 only a response with a version has an ETag', () => {
  expect(etagOfAnswer({ updatedAt: '2026-03-28T12:00:00.000Z' })).toBe(etag);
  expect([null, [], { success: true }].map(etagOfAnswer)).toEqual([null, null, null]);
});

test.each([
  [null, false],
  ['*', true],
  [etag, true],
  [`W/${etag}`, true],
  [`"other", W/${etag}`, true],
  ['"other"', false],
  ['', false],
])('R7.8 If-None-Match %j matches the version: %j', (header, expected) => {
  expect(hasVersion(header, etag)).toBe(expected);
});
