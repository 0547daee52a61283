import { locales } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { allVaccines, findVaccine, terms, type Vaccine } from './catalogue';
import type { ScheduleDose } from './planned-vaccine';
import { byRecordedDates } from './status';

/** All doses of one day. Single vaccines given together protect like their combination. */
export interface DoseDay {
  day: Day;
  ids: string[];
  called: string;
  validUntil: Day | null;
  nextDueOn: Day | null;
}

interface Contents {
  antigens: Set<string>;
  /** Antigens or vaccine ids that the dose itself names. */
  named: Set<string>;
}

interface Dictionary {
  meanings: Map<string, string[]>;
  anyName: RegExp;
}

let dictionary: Dictionary | undefined;

function readDictionary(): Dictionary {
  const meanings = new Map<string, string[]>();
  const addPhrase = (phrase: string, means: string[]) => {
    const words = fold(phrase);
    meanings.set(words, [...(meanings.get(words) ?? []), ...means]);
  };
  for (const term of terms) for (const phrase of term.said) addPhrase(phrase, term.for);
  for (const { id, name } of allVaccines())
    for (const phrase of new Set(locales.map((locale) => name[locale]))) addPhrase(phrase, [id]);
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length);
  return { meanings, anyName: new RegExp(`(?<=^| )(?:${longestFirst.join('|')})(?=$| )`, 'g') };
}

const cachedAntigens = new Map<string, string[]>();
const REMEMBERED = 500;

function findVaccinesIn(text: string): string[] {
  const names = cachedAntigens.get(text) ?? readNames(text);
  if (cachedAntigens.size >= REMEMBERED) cachedAntigens.clear();
  cachedAntigens.set(text, names);
  return names;
}

/** Finds the longest names first: "Nobivac DHPPi + L4" yields two. */
function readNames(text: string): string[] {
  dictionary ??= readDictionary();
  const { meanings, anyName } = dictionary;
  const names = fold(text).match(anyName) ?? [];
  return names.flatMap((name) => meanings.get(name) as string[]);
}

export type NamedDose = Pick<ScheduleDose, 'vaccine' | 'product' | 'antigens'>;

function contentsOf({ vaccine, product, antigens }: NamedDose): Contents {
  const texts = [vaccine, product ?? '', ...antigens];
  const names = texts.flatMap((text) => (findVaccine(text) ? [text] : findVaccinesIn(text)));
  return { named: new Set(names), antigens: new Set(names.flatMap((name) => findVaccine(name)?.antigens ?? [name])) };
}

export function antigensIn(dose: NamedDose): ReadonlySet<string> {
  return contentsOf(dose).antigens;
}

export function protectsAgainst(dose: NamedDose, antigen: string): boolean {
  return antigensIn(dose).has(antigen);
}

/** True if a later dose covers everything that this one does. */
export function isSuperseded(dose: ScheduleDose, doses: readonly ScheduleDose[]): boolean {
  const antigens = [...antigensIn(dose)];
  return doses.some((other) => {
    if (other.givenOn <= dose.givenOn) return false;
    const otherAntigens = antigensIn(other);
    return antigens.length > 0 ? antigens.every((one) => otherAntigens.has(one)) : other.vaccine === dose.vaccine;
  });
}

function vaccinesWithSameAntigens({ antigens }: Vaccine, species: readonly Vaccine[]): Vaccine[] {
  return species.filter(
    (other) => other.antigens.length === antigens.length && other.antigens.every((one) => antigens.includes(one)),
  );
}

type Dates = Pick<ScheduleDose, 'validUntil' | 'nextDueOn'>;

const earliest = (days: readonly (Day | null)[]): Day | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

/** A combination ends with its first part. If a part has no recorded end, the dates only say when the next is due. */
function datesTogether(parts: readonly Dates[]): Dates {
  const [one, ...others] = parts;
  if (one && others.length === 0) return { validUntil: one.validUntil, nextDueOn: one.nextDueOn };
  const validUntil = earliest(parts.map((part) => part.validUntil));
  const nextDueOn = earliest(parts.map((part) => part.nextDueOn));
  const isEnded = parts.every((part) => part.validUntil !== null);
  return isEnded ? { validUntil, nextDueOn } : { validUntil: null, nextDueOn: earliest([validUntil, nextDueOn]) };
}

function datesOf({ antigens }: Vaccine, parts: readonly { dose: ScheduleDose; contents: Contents }[]): Dates {
  const newestDoseWith = (neededAntigens: readonly string[]) =>
    parts
      .filter(({ contents }) => neededAntigens.every((antigen) => contents.antigens.has(antigen)))
      .map(({ dose }) => dose)
      .toSorted(byRecordedDates)
      .at(-1);
  const whole = newestDoseWith(antigens);
  const neededDoses = whole ? [whole] : antigens.flatMap((antigen) => newestDoseWith([antigen]) ?? []);
  return datesTogether([...new Set(neededDoses)]);
}

/** Groups doses by day, oldest first, and matches them to vaccines (vaccines.json, algorithm step 1). */
export function doseMatcher(doses: readonly ScheduleDose[], species: readonly Vaccine[]) {
  const dosesWithContents = doses.map((dose) => ({ dose, contents: contentsOf(dose) }));
  const byDay = new Map<Day, typeof dosesWithContents>();
  for (const one of dosesWithContents) byDay.set(one.dose.givenOn, [...(byDay.get(one.dose.givenOn) ?? []), one]);
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));

  return (vaccine: Vaccine): DoseDay[] => {
    const same = vaccinesWithSameAntigens(vaccine, species);
    const countsFor = ({ named }: Contents) =>
      named.has(vaccine.id) || (same[0] === vaccine && !same.some(({ id }) => named.has(id)));
    return days.flatMap(([day, dosesOfDay]) => {
      const parts = dosesOfDay.filter(
        ({ contents }) => countsFor(contents) && vaccine.antigens.some((antigen) => contents.antigens.has(antigen)),
      );
      const complete = vaccine.antigens.every((antigen) =>
        parts.some(({ contents }) => contents.antigens.has(antigen)),
      );
      if (!complete) return [];
      return {
        day,
        ids: parts.map(({ dose }) => dose.id).sort(),
        called: parts.map(({ dose }) => `${dose.vaccine} ${dose.product ?? ''}`).join(' '),
        ...datesOf(vaccine, parts),
      };
    });
  };
}
