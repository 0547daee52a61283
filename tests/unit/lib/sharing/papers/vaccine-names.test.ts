import { allVaccines, findVaccine, terms, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import brands from '@/lib/sharing/papers/data/brands.json';
import names from '@/lib/sharing/papers/data/vaccine-names.json';
import { cardText } from '@/tests/support/paper-cards';
import { proposalsOf, summarize } from '@/tests/support/paper-summary';

const nameOf = (text: string, species: string) => {
  const [first] = proposalsOf(cardText(`${text}     25/03/2024`), { species }).vaccinations;
  return first ? `${summarize(first.vaccine)} [${first.antigens.join(' ')}]` : 'none';
};

test.each([
  ['dog', 'Tollwut', 'dog.rabies []'],
  ['dog', 'Rage', 'dog.rabies []'],
  ['dog', 'Rabbia', 'dog.rabies []'],
  ['dog', 'Raiva', 'dog.rabies []'],
  ['dog', 'Vacuna antirrábica', 'dog.rabies []'],
  ['dog', 'Tollwutschutzimpfung', 'dog.rabies []'],
  ['dog', 'Defensor 3', 'dog.rabies []'],
  ['dog', 'Leptospirose', 'dog.lepto []'],
  ['dog', 'DHPPi', 'dog.dhp [CDV CAV-2 CPV-2 CPiV]'],
  ['dog', 'DHP', 'dog.dhp []'],
  ['dog', 'CHPPiLR', 'CHPPiLR [CDV CAV-2 CPV-2 CPiV Leptospira Rabies]'],
  ['dog', 'DHPPi/L4', 'DHPPi/L4 [CDV CAV-2 CPV-2 CPiV Leptospira]'],
  ['dog', 'Nobivac LR', 'LR [Leptospira Rabies]'],
  ['dog', 'Parvovirose', 'Parvovirose [CPV-2]'],
  ['dog', 'Nobivac KC', 'dog.bordetella.in [Bordetella CPiV]'],
  ['dog', 'Zwingerhusten', 'dog.bordetella.in?|dog.bordetella.inj []'],
  ['dog', 'Nobivac', '- []'],
  ['dog', 'Heptavalente', 'Heptavalente []'],
  ['dog', 'Ra8ies', 'dog.rabies? []'],
  ['dog', 'N0bivac DHPPi', 'dog.dhp? [CDV CAV-2 CPV-2 CPiV]'],
  ['dog', 'Rables', 'dog.rabies? []'],
  ['dog', 'Ceptospira', 'dog.lepto? []'],
  ['dog', 'Leptospra', 'dog.lepto? []'],
  ['dog', 'Leptospirosc', 'dog.lepto? []'],
  ['dog', 'Zaptospira', 'none'],
  ['dog', 'Nobivac Ceptospira', 'dog.lepto? []'],
  ['dog', 'Ceptospira DHPPi', 'dog.dhp? [CDV CAV-2 CPV-2 CPiV]'],
  ['dog', 'Parvovlrus', 'Parvovlrus? [CPV-2]'],
  ['dog', 'Tollwot', 'dog.rabies? []'],
  ['dog', 'Staube', 'none'],
  ['dog', 'Katzenseuche', 'none'],
  ['dog', 'Pirodog', 'none'],
  ['cat', 'Purevax RCP', 'cat.rcp []'],
  ['cat', 'Purevax RCPCh FeLV', 'RCPCh FeLV [FPV FHV-1 FCV FeLV Chlamydia felis]'],
  ['cat', 'Katzenschnupfen und Katzenseuche', 'cat.rcp []'],
  ['cat', 'Leucogen', 'cat.felv []'],
  ['cat', 'Versifel CVR', 'cat.rcp []'],
  ['cat', 'Trivalente felina', 'cat.rcp []'],
  ['cat', 'Typhus Coryza', 'cat.rcp []'],
  ['rabbit', 'Nobivac Myxo-RHD Plus', 'rabbit.myxo-rhd []'],
  ['rabbit', 'Nobivac Myxo-RHD', 'Myxo-RHD [Myxoma RHDV1]'],
  ['rabbit', 'Filavac VHD K C+V', 'rabbit.rhd []'],
  ['rabbit', 'Eravac', 'rabbit.rhd2?|rabbit.rhd2.us []'],
  ['horse', 'ProteqFlu-Te', 'ProteqFlu-Te [Equine influenza Tetanus]'],
  ['horse', 'Wundstarrkrampf', 'horse.tetanus []'],
  ['ferret', 'Staupe', 'ferret.cdv []'],
  ['hamster', 'Rabies', 'none'],
])('R16.1 a %s’s %s is %s', (species, text, expected) => {
  expect(nameOf(text, species)).toBe(expected);
});

test.each([
  ['dog', 'Recombitek C6', '- []'],
  ['dog', 'Versican Plus P', '- []'],
  ['dog', 'Vanguard DA2Pi', 'DA2Pi [CDV CAV-2 CPiV]'],
  ['dog', 'DHLP', 'DHLP [CDV CAV-2 Leptospira]'],
  ['dog', 'CHLP', 'CHLP [CDV CAV-2 CPV-2 Leptospira]'],
  ['dog', 'Traqueobronquitis', 'Traqueobronquitis []'],
  ['dog', 'Gripe', 'Gripe []'],
  ['dog', 'Gripe canina', 'dog.civ? []'],
  ['dog', 'DHPPi, Zwingerhusten', 'DHPPi, Zwingerhusten? [CDV CAV-2 CPV-2 CPiV Bordetella]'],
  ['dog', 'Leptospirosis R', 'dog.lepto []'],
  ['dog', 'Trivalente', 'Trivalente []'],
  ['cat', 'Trivalente', 'cat.rcp []'],
  ['cat', 'Tetravalente felina', 'Tetravalente felina []'],
  ['cat', 'Leucofeligen FeLV', 'Leucofeligen FeLV [FPV FHV-1 FCV FeLV]'],
  ['cat', 'Nobivac RCP-Chlam', 'RCP-Chlam [FPV FHV-1 FCV Chlamydia felis]'],
  ['cat', 'Purevax RCP L', 'cat.rcp []'],
  ['rabbit', 'RHD', 'RHD []'],
  ['rabbit', 'Chinaseuche', 'Chinaseuche []'],
  ['rabbit', 'RHD1 + RHD2', 'rabbit.rhd []'],
  ['horse', 'Gripe', 'horse.flu []'],
  ['horse', 'Influenza T', 'horse.flu []'],
  ['horse', 'Duvaxyn IE-T Plus', 'Duvaxyn IE-T Plus [Equine influenza Tetanus]'],
])('R16.1 a %s’s ambiguous or composed name %s is %s', (species, text, expected) => {
  expect(nameOf(text, species)).toBe(expected);
});

test('brands and names stand for antigens of the catalog', () => {
  const antigens = new Set(allVaccines().flatMap((vaccine) => vaccine.antigens));
  const contents = [...names.terms, ...brands.products].flatMap((term) => term.for);
  expect(contents.filter((one) => !antigens.has(one) && !findVaccine(one))).toEqual([]);
  expect(terms.length).toBeGreaterThan(20);
});

test('R16.1 contents of brands are listed once, with a source', () => {
  const spellings = brands.products.flatMap(({ said, source }) => said.split(',').map((name) => ({ name, source })));
  const confirmedSpellings = spellings.filter(({ source }) => !source.startsWith('name alone'));
  expect(brands.products.filter(({ source }) => source.trim() === '')).toEqual([]);
  expect(new Set(spellings.map(({ name }) => name)).size).toBe(spellings.length);
  expect(brands.source).toContain(`${confirmedSpellings.length} names are confirmed`);
  expect(brands.source).toContain(`${spellings.length - confirmedSpellings.length} names rest on their own words`);
});

test.each(['dog', 'cat', 'rabbit', 'ferret', 'horse'])('R16.1 finds every vaccine of a %s by its name', (species) => {
  for (const { id, name } of vaccinesOf(species))
    for (const text of Object.values(name)) expect(`${text}: ${nameOf(text, species)}`).toContain(`: ${id}`);
});
