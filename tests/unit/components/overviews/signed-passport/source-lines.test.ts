import { locales } from '@/lib/core/i18n/locales';
import en from '@/messages/en.json';
import { passportFacts } from '../../../../support/signed-passports';

test('R13.5 a name that reads like a verified address stays apart', async () => {
  const words = { texts: en.checkPassport, names: { type: {}, gender: {}, neutered: {}, frequency: {}, vaccine: {} } };
  const script = Object.assign(document.createElement('script'), { id: 'words', type: 'application/json' });
  script.textContent = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, words])));
  document.body.append(script);
  const { factLists } = await import('@/components/overviews/signed-passport/check/facts');

  const allergies = [
    { name: 'Chicken', source: { kind: 'proposed' as const, by: 'Dr X, with a code sent to clinic.example' } },
    { name: 'Latex', source: { kind: 'confirmed' as const, by: 'Dr Y', through: 'clinic.example' } },
  ];
  const leftOut = { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 };
  const facts = { ...passportFacts(), allergies, medications: [], vaccinations: [], treatments: [], leftOut };
  const sources = [...factLists(facts, 0).querySelectorAll('.source')];

  expect(sources.map((source) => [...source.children].map(({ textContent }) => textContent))).toEqual([
    ['proposed, name not checked', 'Dr X, with a code sent to clinic.example'],
    ['confirmed', 'Dr Y', 'with a code sent to clinic.example'],
  ]);
  expect(sources.map((source) => source.querySelector('q')?.textContent)).toEqual([allergies[0]?.source.by, 'Dr Y']);
});
