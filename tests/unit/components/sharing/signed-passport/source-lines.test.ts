import { locales } from '@/lib/core/i18n/locales';
import type { SignedFacts } from '@/lib/sharing/signed-passport/facts';
import en from '@/messages/en.json';
import { passportFacts, vaccinations } from '@/tests/support/signed-passports';

async function listsOf(facts: Partial<SignedFacts>, now = 0) {
  const words = { texts: en.checkPassport, names: { type: {}, gender: {}, neutered: {}, frequency: {}, vaccine: {} } };
  const script = Object.assign(document.createElement('script'), { id: 'words', type: 'application/json' });
  script.textContent = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, words])));
  document.body.replaceChildren(script);
  const { factLists } = await import('@/components/sharing/signed-passport/check/facts');
  const leftOut = { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 };
  const empty = { allergies: [], medications: [], vaccinations: [], treatments: [], leftOut };
  return factLists({ ...passportFacts(), ...empty, ...facts }, now);
}

test('R13.5 a name that imitates a verified address is kept apart from sources', async () => {
  const allergies = [
    { name: 'Chicken', source: { kind: 'proposed' as const, by: 'Dr X, with a code sent to clinic.example' } },
    { name: 'Latex', source: { kind: 'confirmed' as const, by: 'Dr Y', through: 'clinic.example' } },
  ];
  const sources = [...(await listsOf({ allergies })).querySelectorAll('.source')];

  expect(sources.map((source) => [...source.children].map(({ textContent }) => textContent))).toEqual([
    ['suggested, name not verified', 'Dr X, with a code sent to clinic.example'],
    ['confirmed', 'Dr Y', 'with a code sent to clinic.example'],
  ]);
  expect(sources.map((source) => source.querySelector('q')?.textContent)).toEqual([allergies[0]?.source.by, 'Dr Y']);
});

test('R13.5 a dose given too early or in an incomplete series is labeled', async () => {
  const [dose] = vaccinations(1);
  if (!dose) throw new Error('there is no dose');
  const lineOf = async (mark: 'tooEarly' | 'incomplete' | null) => {
    const lists = await listsOf({ vaccinations: [{ ...dose, mark }] }, Date.parse('2026-11-28'));
    return lists.querySelector('li .label')?.textContent;
  };
  expect(await lineOf('tooEarly')).toMatch(/^given .*2026, too early to count by this pet’s vaccination guideline$/);
  expect(await lineOf(null)).toMatch(/, until /);
  expect(await lineOf('incomplete')).toMatch(/, until .*, no complete primary series recorded$/);
});
