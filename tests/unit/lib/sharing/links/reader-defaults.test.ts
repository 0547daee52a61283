import {
  lifetimeDays,
  newShareKinds,
  readerLifetimes,
  readerSections,
  shareKinds,
} from '@/lib/sharing/links/vocabulary';

test('R9.1 each kind of new link has a default lifetime', () => {
  const days = newShareKinds.map((kind) => [kind, lifetimeDays[readerLifetimes[kind]]]);
  expect(Object.fromEntries(days)).toEqual({ vet: 30, groomer: 1, finder: null, other: 7 });
});

test('R9.4 by default only vets see visits, documents and the chip', () => {
  for (const section of ['visits', 'documents', 'identification'] as const) {
    const readers = shareKinds.filter((kind) => readerSections[kind].includes(section));
    expect([section, readers]).toEqual([section, ['vet']]);
  }
});

test('R9.4 by default finders see only allergies, and others only the profile', () => {
  expect(readerSections.finder).toEqual(['allergies']);
  expect(readerSections.other).toEqual([]);
});
