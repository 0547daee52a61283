import { countConfirmedFacts } from '@/lib/sharing/signed-passport/confirmed';
import type { SourceKind } from '@/lib/sharing/signed-passport/facts';
import { passportFacts, signedPassport, testKey, vaccinations } from '@/tests/support/signed-passports';

test('R13.4 counts confirmed facts, not proposals or unconfirmed claims', async () => {
  const kinds: SourceKind[] = ['confirmed', 'proposed', 'typed', 'document'];
  const doses = vaccinations(4).map((dose, at) => ({ ...dose, source: { kind: kinds[at] ?? 'typed' } }) as const);
  const allergies = [{ name: 'Chicken', source: { kind: 'confirmed' } as const }];
  const facts = { ...passportFacts(), allergies, vaccinations: doses };

  expect(await countConfirmedFacts(signedPassport(testKey(), facts))).toEqual({ count: 2, of: 6 });
  expect(await countConfirmedFacts('no passport')).toBeNull();
});
