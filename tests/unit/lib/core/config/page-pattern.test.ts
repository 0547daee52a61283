import { pagePattern, pagePatterns } from '@/lib/core/config/page-pattern';

const id = '0192f0c0-0000-7000-8000-000000000000';

describe('pages that are counted', () => {
  test.each([
    ['/', '/'],
    ['/privacy-policy', '/privacy-policy'],
    ['/pets', '/pets'],
    ['/pets/new', '/pets/new'],
    [`/pets/${id}`, '/pets/:id'],
    [`/pets/${id}/edit`, '/pets/:id/edit'],
    ['/auth/verify', '/auth/verify'],
  ])('R3.5 %s is counted as %s', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });

  test.each([
    ['/shared/AAAA'],
    ['/shared/photo/AAAA'],
    ['/shared/:id'],
    ['/dev/outbox'],
    ['/admin'],
    ['/admin/users'],
    ['/nothing-here'],
    ['/pets/'],
    [`/pets/${id}/edit/more`],
    [''],
  ])('R3.5 %s is not counted', (path) => {
    expect(pagePattern(path)).toBeNull();
  });

  test('R3.5 patterns are unique and omit shared, outbox and admin pages', () => {
    expect(pagePatterns.filter((pattern) => /undefined|shared|outbox|admin/.test(pattern))).toEqual([]);
    expect(new Set(pagePatterns).size).toBe(pagePatterns.length);
  });
});
