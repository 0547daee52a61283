import { passportQuery } from '@/lib/overviews/passport/schema';

test.each([
  [{}, true],
  [{ lng: 'es' }, true],
  [{ lng: 'x'.repeat(10) }, true],
  [{ lng: 'x'.repeat(11) }, false],
  [{ share: 's1' }, true],
  [{ share: 's'.repeat(40) }, true],
  [{ share: 's'.repeat(41) }, false],
  [{ size: 'a6' }, true],
  [{ size: 'a3' }, false],
])('R9.4 accepts %j as a passport query: %s', (query, isValid) => {
  expect(passportQuery.safeParse(query).success).toBe(isValid);
});
