import { addDays } from '@/lib/core/time/dates';
import { Random } from '../../outbox/random';

export const languages = ['en', 'es', 'de', 'fr', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** One entry of a card, with its texts as printed. */
export interface PrintedRow {
  vaccine: string;
  name: string;
  product: string;
  givenOn: string;
  validUntil: string;
  batch: string;
  given: string;
  valid: string;
}

/** Everything a paper says, for comparison with what was read. */
export interface PaperFacts {
  language: Language;
  rows: PrintedRow[];
  microchip: string;
  passport: string;
  bornOn: string;
  born: string;
}

interface Words {
  title: string;
  pet: string;
  born: string;
  chip: string;
  passport: string;
  vaccine: string;
  product: string;
  batch: string;
  given: string;
  valid: string;
  vet: string;
  rabies: string;
  distemper: string;
  months: readonly string[];
}

const months = (names: string) => names.split(' ');

export const paperWords: Record<Language, Words> = {
  en: {
    ...{ title: 'Vaccination record', pet: 'Name', born: 'Date of birth', chip: 'Microchip', passport: 'Passport No.' },
    ...{ vaccine: 'Vaccination', product: 'Product', batch: 'Batch No.', given: 'Date given', valid: 'Valid until' },
    ...{ vet: 'Veterinarian', rabies: 'Rabies', distemper: 'Distemper' },
    months: months('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  es: {
    ...{ title: 'Cartilla de vacunación', pet: 'Nombre', born: 'Fecha de nacimiento', chip: 'Microchip' },
    ...{ passport: 'N.º de pasaporte', vaccine: 'Vacuna', product: 'Producto', batch: 'Lote', given: 'Fecha' },
    ...{ valid: 'Válida hasta', vet: 'Veterinario', rabies: 'Rabia', distemper: 'Moquillo' },
    months: months('ene feb mar abr may jun jul ago sep oct nov dic'),
  },
  de: {
    ...{ title: 'Impfpass', pet: 'Name', born: 'Geburtsdatum', chip: 'Chip-Nr.', passport: 'Pass-Nr.' },
    ...{ vaccine: 'Impfung gegen', product: 'Impfstoff', batch: 'Ch.-B.', given: 'Impfdatum', valid: 'Gültig bis' },
    ...{ vet: 'Tierarzt', rabies: 'Tollwut', distemper: 'Staupe' },
    months: months('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  },
  fr: {
    ...{
      title: 'Carnet de vaccination',
      pet: 'Nom',
      born: 'Date de naissance',
      chip: 'Puce',
      passport: 'N° de passeport',
    },
    ...{ vaccine: 'Vaccination', product: 'Vaccin', batch: 'N° de lot', given: 'Date', valid: 'Valable jusqu’au' },
    ...{ vet: 'Vétérinaire', rabies: 'Rage', distemper: 'Maladie de Carré' },
    months: months('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  it: {
    ...{
      title: 'Libretto sanitario',
      pet: 'Nome',
      born: 'Data di nascita',
      chip: 'Microchip',
      passport: 'N. passaporto',
    },
    ...{ vaccine: 'Vaccinazione', product: 'Vaccino', batch: 'Lotto', given: 'Data', valid: 'Valida fino al' },
    ...{ vet: 'Veterinario', rabies: 'Rabbia', distemper: 'Cimurro' },
    months: months('gen feb mar apr mag giu lug ago set ott nov dic'),
  },
  pt: {
    ...{ title: 'Boletim sanitário', pet: 'Nome', born: 'Data de nascimento', chip: 'Microchip' },
    ...{ passport: 'N.º do passaporte', vaccine: 'Vacina', product: 'Produto', batch: 'Lote', given: 'Data' },
    ...{ valid: 'Válida até', vet: 'Veterinário', rabies: 'Raiva', distemper: 'Esgana' },
    months: months('jan fev mar abr mai jun jul ago set out nov dez'),
  },
};

const dateStyles: readonly ((year: string, month: string, day: string, words: Words) => string)[] = [
  (year, month, day) => `${day}.${month}.${year}`,
  (year, month, day) => `${day}/${month}/${year}`,
  (year, month, day) => `${year}-${month}-${day}`,
  (year, month, day, words) => `${day} ${words.months[Number(month) - 1]} ${year}`,
];

function printDate(day: string, style: number, words: Words): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dateStyles[style % dateStyles.length]?.(year, month, date, words) ?? day;
}

const products = [
  { vaccine: 'dog.rabies', product: 'Nobivac Rabies', years: 3, name: 'rabies' },
  { vaccine: 'dog.rabies', product: 'Rabisin', years: 1, name: 'rabies' },
  { vaccine: 'dog.dhp', product: 'Nobivac DHPPi', years: 3, name: 'distemper' },
  { vaccine: 'dog.dhp', product: 'Versican Plus DHPPi', years: 3, name: 'distemper' },
  { vaccine: 'dog.lepto', product: 'Nobivac L4', years: 1, name: 'Leptospira' },
  { vaccine: 'dog.lepto', product: 'Versican Plus L4', years: 1, name: 'Leptospira' },
] as const;

/** A dog's card with made-up entries, the same for the same seed. */
export function makeFacts(language: Language, seed: number, rowCount = 5): PaperFacts {
  const random = new Random(seed);
  const words = paperWords[language];
  const style = random.below(dateStyles.length);
  const digits = (count: number) => Array.from({ length: count }, () => random.below(10)).join('');
  const letters = (count: number) => Array.from({ length: count }, () => random.of([...'ABCDEFHKLMNPRT'])).join('');
  const bornOn = addDays('2019-01-01', random.below(300));
  let given = addDays(bornOn, 60);
  const rows = Array.from({ length: rowCount }, () => {
    given = addDays(given, 120 + random.below(250));
    const { vaccine, product, years, name } = random.of(products);
    const validUntil = addDays(given, years * 365);
    const batch = random.of([
      `${letters(1)}${digits(3)}${letters(1)}${digits(2)}`,
      `${digits(6)}`,
      `${letters(2)}${digits(5)}`,
    ]);
    const shortName = name === 'Leptospira' ? 'Leptospira' : words[name];
    const dates = { given: printDate(given, style, words), valid: printDate(validUntil, style, words) };
    return { vaccine, name: shortName, product, givenOn: given, validUntil, batch, ...dates };
  });
  const country = { en: '826', es: '724', de: '276', fr: '250', it: '380', pt: '620' }[language];
  return {
    language,
    rows,
    microchip: `${country}09${digits(10)}`,
    passport: `${language.toUpperCase()} ${digits(8)}`,
    bornOn,
    born: printDate(bornOn, style, words),
  };
}
