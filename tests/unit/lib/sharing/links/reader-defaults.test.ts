import { lifetimeDays, readerDefaults, shareKinds } from '@/lib/sharing/links/vocabulary';

test('R9.1 each kind of reader has a default lifetime', () => {
  const days = shareKinds.map((kind) => [kind, lifetimeDays[readerDefaults[kind].lifetime]]);
  expect(Object.fromEntries(days)).toEqual({ vet: 30, groomer: 1, sitter: 7, finder: null, other: 7 });
});

test('R9.4 by default only vets see visits, documents and the chip', () => {
  for (const section of ['visits', 'documents', 'identification'] as const) {
    const readers = shareKinds.filter((kind) => readerDefaults[kind].sections.includes(section));
    expect([section, readers]).toEqual([section, ['vet']]);
  }
});

test('R9.4 by default finders see only allergies, and others only the profile', () => {
  expect(readerDefaults.finder.sections).toEqual(['allergies']);
  expect(readerDefaults.other.sections).toEqual([]);
});
