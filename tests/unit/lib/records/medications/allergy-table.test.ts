import { foldLetters } from '@/lib/core/text/fold';
import { checkAllergies } from '@/lib/records/medications/allergy-check';
import data from '@/lib/records/medications/data/substances.json';
import { recognizeSubstances } from '@/lib/records/medications/substances';
import { allergy, basisOf, medicine } from '@/tests/support/checked-medicines';
import { expectedBasis, namesOf, profileOf, tableGroups, tableSubstances } from '@/tests/support/substance-table';

const brandsOf = ({ brands = [] }: { brands?: string[] }) => brands;
const plurals = (name: string) => {
  const word = foldLetters(name);
  if (!/[a-z]{3}[a-rt-z]$/.test(word)) return [];
  return /[aeiou]$/.test(word) ? [`${name}s`] : [`${name}s`, `${name}es`];
};
const spellings = (name: string) => [
  ...[name, name.toUpperCase(), foldLetters(name), name.normalize('NFD')],
  ...plurals(name),
];
const brandSpellings = (name: string) => spellings(name).filter((spelling) => spelling !== `${name}es`);

/** Pairs of allergen and medicine that conflict on another basis than the same substance. */
function findMissed(allergens: string[], medicines: string[]): string[] {
  return medicines.flatMap((name) => {
    const { conflicts } = checkAllergies(
      medicine(name),
      allergens.map((allergen) => allergy(allergen)),
    );
    const foundAllergens = new Set(
      conflicts.filter(({ basis }) => basis === 'substance').map(({ allergen }) => allergen),
    );
    return allergens.filter((allergen) => !foundAllergens.has(allergen)).map((allergen) => `${allergen} / ${name}`);
  });
}

describe('R7.3 a substance and its brands', () => {
  test.each([
    ['English', 'en'],
    ['Spanish', 'es'],
  ] as const)('conflict both ways, however they are spelled, in %s', (_, language) => {
    const failures = tableSubstances.flatMap((substance) => {
      const [names, brands] = [spellings(substance[language]), brandsOf(substance).flatMap(brandSpellings)];
      return [...findMissed(names, brands), ...findMissed(brands, names)];
    });
    expect(failures).toEqual([]);
  });

  test('conflict in both languages with each other', () => {
    const failures = tableSubstances.flatMap(({ en, es }) => [...findMissed([en], [es]), ...findMissed([es], [en])]);
    expect(failures).toEqual([]);
  });

  const salts = [
    ...['acetate', 'sodium', 'hydrochloride', 'sodium succinate', 'maleate', 'fumarate', 'besylate', 'phosphate'],
    ...['citrate', 'benzoate', 'sulfate', 'pamoate', 'propionate', 'tartrate', 'bromide', 'chloride', 'nitrate'],
  ];
  test.each(salts)('the salt %s of a substance conflicts like the substance', (salt) => {
    const failures = tableSubstances.flatMap((substance) =>
      findMissed([substance.en, ...brandsOf(substance)], [`${substance.en} ${salt}`]),
    );
    expect(failures).toEqual([]);
  });

  test.each(['acetato de', 'clorhidrato de', 'maleato de', 'fosfato de', 'citrato de', 'succinato sódico de'])(
    'conflict as a salt in Spanish: %s',
    (salt) => {
      const failures = tableSubstances.flatMap(({ en, es }) => findMissed([en], [`${salt} ${es} 5 mg comprimidos`]));
      expect(failures).toEqual([]);
    },
  );

  test.each([
    ['metronidazole', 'Flagyl'],
    ['prednisolona', 'Prednicortone 5 mg'],
    ['oclacitinib', 'Apoquel'],
    ['Cerenia', 'maropitant citrate'],
    ['fenobarbital', 'Epiphen'],
    ['Prednisolone acetate', 'Prednicortone'],
    ['insulina', 'Caninsulin'],
    ['levotiroxina sódica', 'Forthyron'],
    ['hidróxido de aluminio', 'Versican Plus L4'],
    ['huevo', 'Egg powder'],
  ])('%s conflicts with %s', (allergen, name) => {
    expect([basisOf(allergen, name), basisOf(name, allergen)]).toEqual([expect.any(String), expect.any(String)]);
  });
});

describe('R7.3 unrelated names in the table', () => {
  const names = [...new Set(tableSubstances.flatMap(namesOf))];
  const profiles = new Map(names.map((name) => [name, profileOf(name)]));
  const brands = [...new Set(tableSubstances.flatMap(brandsOf))];
  const unrelatedProfile = profileOf('');

  test('match exactly the substances and groups in the data', () => {
    const wrong = names.flatMap((name) => {
      const { substances, classes } = recognizeSubstances(name);
      const foundGroups = [[...substances].sort(), [...classes].sort()];
      const { substances: wanted, groups } = profiles.get(name) ?? unrelatedProfile;
      return `${foundGroups}` === `${[wanted.toSorted(), groups.toSorted()]}` ? [] : [`${name}: ${foundGroups}`];
    });
    expect(wrong).toEqual([]);
  });

  test('never conflict: every brand as a medicine against every substance', () => {
    const allergens = tableSubstances.map(({ en }) => allergy(en));
    const wrong = brands.flatMap((name) => {
      const basisByAllergen = new Map(
        checkAllergies(medicine(name), allergens).conflicts.map((one) => [one.allergen, one.basis]),
      );
      return allergens.flatMap(({ allergen }) => {
        const expected = expectedBasis(
          profiles.get(allergen) ?? unrelatedProfile,
          profiles.get(name) ?? unrelatedProfile,
        );
        const basis = basisByAllergen.get(allergen) ?? null;
        return basis === expected ? [] : [`${allergen} / ${name}: ${basis}, not ${expected}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('leave no word uncompared', () => {
    const other = allergy('Xyzzol');
    expect(names.filter((name) => checkAllergies(medicine(name), [other]).unknownMedicine.length > 0)).toEqual([]);
  });
});

describe('R7.3 groups', () => {
  test.each([
    ['antiemetics', 'Cerenia', 'class'],
    ['antihistamínicos', 'Zyrtec', 'class'],
    ['JAK inhibitors', 'Apoquel', 'class'],
    ['sedantes', 'Sileo', 'class'],
    ['cetirizine', 'Antihistamine', 'class'],
    ['Cerenia', 'Ondansetron', null],
    ['Benadryl', 'Zyrtec', null],
    ['cetirizine', 'Loratadine, an antihistamine', null],
    ['Atarax', 'Zyrtec', 'cross'],
    ['dexamethasone', 'Prednicortone', 'class'],
    ['phenobarbital', 'Carbamazepine', 'class'],
    ['phenobarbital', 'Keppra', null],
    ['egg', 'PropoFlo', 'cross'],
    ['Nizoral', 'Diflucan', 'class'],
    ['Nizoral', 'Lamisil', null],
  ])('%s against %s: %s', (allergen, name, basis) => {
    expect(basisOf(allergen, name)).toBe(basis);
  });

  test('have stems only with a documented cross-reaction', () => {
    for (const { id, crossReacts, stems } of tableGroups) {
      expect([id, crossReacts?.why.length ?? 1]).toEqual([id, expect.any(Number)]);
      expect([id, crossReacts === undefined ? stems : {}]).toEqual([id, {}]);
    }
    expect(data.crossReactions.filter(({ why, mark }) => !why || !['sourced', 'recalled'].includes(mark))).toEqual([]);
  });

  test('are recognized by the name shown to people, in both languages', () => {
    const groupsWithTerms = tableGroups.filter(({ terms }) => terms.length > 0);
    const shownNames = groupsWithTerms.flatMap(({ id, name }) => [name.en, name.es].map((words) => ({ id, words })));
    const missing = shownNames.filter(({ id, words }) => {
      const members = tableGroups.find((group) => group.id === id);
      const [first] = [...(members?.substances.map(({ en }) => en) ?? []), ...(members?.members ?? [])];
      return basisOf(words, first ?? '') === null;
    });
    expect(missing).toEqual([]);
  });

  test('name only substances and groups that exist', () => {
    const ids = new Set([...tableSubstances.map(({ en }) => en), ...tableGroups.map(({ id }) => id)]);
    const mentionedSources = [
      ...tableGroups.flatMap(({ members = [] }) => members),
      ...data.crossReactions.flatMap((one) => one.between),
    ];
    expect(mentionedSources.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('R7.3 sources', () => {
  test('every substance has sources or is marked as recalled', () => {
    const knownSources = new Set(Object.keys(data.sources));
    const wrong = tableSubstances.filter(({ mark, sources = [], seen = [], brands = [] }) => {
      const isSourced = sources.length > 0 && sources.every((source) => knownSources.has(source));
      const isMarked = mark === 'sourced' ? isSourced : mark === 'recalled' && sources.length + seen.length === 0;
      return !isMarked || seen.some((brand) => !brands.includes(brand));
    });
    expect(wrong).toEqual([]);
  });

  test('the table lists no substance twice', () => {
    const names = tableSubstances.map(({ en }) => en);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(500);
  });
});
