import { consoleFields, maskedPath, requestId } from '@/lib/server/request-log.mjs';

test('accepts a valid request id from a trusted proxy', () => {
  expect(requestId('3f2b8c1e-0000-4000-8000-1234567890ab', 1)).toBe('3f2b8c1e-0000-4000-8000-1234567890ab');
  expect(requestId('a_b-C123', 2)).toBe('a_b-C123');
  const odd = ['short', 'x'.repeat(65), 'ana@example.com', 'two words', 'line\nbreak', '10.1.2.33', '', undefined];

  for (const claimedId of [...odd, ['12345678', '12345678']]) {
    expect(requestId(claimedId, 1)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }

  expect(requestId('12345678', 0)).not.toBe('12345678');
  expect(requestId(undefined, 0)).not.toBe(requestId(undefined, 0));
});

test('R8.2 a logged path contains no secrets and no query values', () => {
  expect(maskedPath('/shared/SECRET?lng=es')).toBe('/shared/…?lng=…');
  expect(maskedPath('/shared/answer/SECRET?said=kept')).toBe('/shared/answer/…?said=…');
  expect(maskedPath('/api/shared/photo/SECRET/file')).toBe('/api/shared/photo/…/file');
  expect(maskedPath('/api/calendar/SECRET.ics')).toBe('/api/calendar/…');
  expect(maskedPath('/auth/verify?token=SECRET&remember=true')).toBe('/auth/verify?token=…&remember=…');
  expect(maskedPath('/pets/1?tab=health')).toBe('/pets/1?tab=…');
});

test('R8.2 a database error is logged with its location but without values', () => {
  const quoting = Object.assign(new Error('Invalid value "Luna of Ana"'), {
    name: 'PrismaClientKnownRequestError',
    code: 'P2002',
    digest: '42',
  });
  const fields = consoleFields(['⨯', quoting]);

  expect(fields).toMatchObject({ printed: '⨯', reason: 'PrismaClientKnownRequestError P2002', digest: '42' });
  expect(fields.stack).toContain('request-log.test');
  expect(JSON.stringify(fields)).not.toContain('Luna');
  expect(consoleFields([new TypeError('x is undefined')])).toMatchObject({ reason: 'x is undefined' });
  expect(consoleFields(['a', 'warning'])).toEqual({ printed: 'a warning' });
});
