import { deriveId } from '@/lib/core/security/derived-id';
import { isId } from '@/lib/core/validation/ids';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

test('R13.7 equal parts give the same UUIDv7, other parts another', () => {
  const id = deriveId(day('2026-12-04'), ['travel', 'pet', 'chip']);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(deriveId(day('2026-12-04'), ['travel', 'pet', 'chip'])).toBe(id);
  expect(deriveId(day('2026-12-04'), ['travel', 'petc', 'hip'])).not.toBe(id);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(day('2026-12-04'));
});

test.each(['0001-01-01', '1969-12-31', '1970-01-01', '9999-12-31'])('R13.6 an id derived from %s is valid', (text) => {
  expect(isId(deriveId(day(text), ['stay']))).toBe(true);
});

test('R13.7 derived ids are stable and use every variant', () => {
  const ids = Array.from({ length: 40 }, (_, n) => deriveId(day('2026-12-04'), ['travel', String(n)]));

  expect(ids[0]).toBe('01a23e59-c400-7e7b-bc1f-f2eae03e79c9');
  expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(['8', '9', 'a', 'b']));
});
