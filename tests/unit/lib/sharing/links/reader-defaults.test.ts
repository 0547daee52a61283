import { lifetimeDays, readerDefaults, shareKinds } from '@/lib/sharing/links/vocabulary';

test('R9.1 each reader has an end of its own', () => {
  const days = shareKinds.map((kind) => [kind, lifetimeDays[readerDefaults[kind].lifetime]]);
  expect(Object.fromEntries(days)).toEqual({ vet: 30, groomer: 1, sitter: 7, finder: null, other: 7 });
});

test('R9.4 only vets read visits, documents and the chip unasked', () => {
  for (const section of ['visits', 'documents', 'identification'] as const) {
    const readers = shareKinds.filter((kind) => readerDefaults[kind].sections.includes(section));
    expect([section, readers]).toEqual([section, ['vet']]);
  }
});

test('R9.4 no finder reads a number, and somebody else reads a face', () => {
  expect(readerDefaults.finder.sections).toEqual(['allergies']);
  expect(readerDefaults.other.sections).toEqual([]);
});
