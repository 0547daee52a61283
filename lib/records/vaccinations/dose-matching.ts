import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { allVaccines, findVaccine, terms, type Vaccine } from './catalogue';
import { maxDay } from './durations';
import type { ScheduleDose } from './planned-vaccine';

/** One day's doses together: single vaccines given together protect like their combination. */
export interface DoseDay {
  day: Day;
  ids: string[];
  called: string;
  validUntil: Day | null;
  nextDueOn: Day | null;
}

interface Contents {
  antigens: Set<string>;
  vaccines: Set<string>;
}

let dictionary: Map<string, string[]> | undefined;
let longest = 1;

function readDictionary(): Map<string, string[]> {
  const read = new Map<string, string[]>();
  const learn = (said: string, means: string[]) => {
    const words = fold(said);
    read.set(words, [...(read.get(words) ?? []), ...means]);
    longest = Math.max(longest, words.split(' ').length);
  };
  for (const term of terms) for (const said of term.said) learn(said, term.for);
  const known = new Set(read.keys());
  for (const { id, antigens, name } of allVaccines()) {
    for (const said of new Set([name.en, name.es])) learn(said, [id]);
    for (const antigen of antigens) if (!known.has(fold(antigen))) learn(antigen, [antigen]);
  }
  return read;
}

const remembered = new Map<string, string[]>();
const REMEMBERED = 500;

function namedIn(text: string): string[] {
  const names = remembered.get(text) ?? readNames(text);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, names);
  return names;
}

/** Matches the longest names first: "Nobivac DHPPi + L4" yields two. */
function readNames(text: string): string[] {
  dictionary ??= readDictionary();
  const words = fold(text).split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let means: string[] | undefined;
    for (; length > 0 && !means; length -= 1) means = dictionary.get(words.slice(at, at + length).join(' '));
    if (means) found.push(...means);
    at += means ? length + 1 : 1;
  }
  return found;
}

/** What names the contents of a dose. */
export type NamedDose = Pick<ScheduleDose, 'vaccine' | 'product' | 'antigens'>;

function contentsOf({ vaccine, product, antigens }: NamedDose): Contents {
  const contents: Contents = { antigens: new Set(), vaccines: new Set() };
  const add = (name: string) => {
    const known = findVaccine(name);
    if (known) contents.vaccines.add(name);
    for (const antigen of known ? known.antigens : [name]) contents.antigens.add(antigen);
  };
  for (const text of [vaccine, product, ...antigens]) {
    if (text && findVaccine(text)) add(text);
    else if (text) namedIn(text).forEach(add);
  }
  return contents;
}

export function antigensIn(dose: NamedDose): ReadonlySet<string> {
  return contentsOf(dose).antigens;
}

export function protectsAgainst(dose: NamedDose, antigen: string): boolean {
  return antigensIn(dose).has(antigen);
}

/** Among vaccines with the same antigens, a dose that names one counts for it; an unnamed dose counts for the first. */
function vaccinesWithSameAntigens(vaccine: Vaccine, species: readonly Vaccine[]): Vaccine[] {
  const same = (other: Vaccine) =>
    other.antigens.length === vaccine.antigens.length &&
    other.antigens.every((antigen) => vaccine.antigens.includes(antigen));
  return species.filter((other) => other !== vaccine && same(other));
}

const latest = (a: Day | null, b: Day | null): Day | null => (a && b ? maxDay(a, b) : (a ?? b));

/** By day, oldest first (vaccines.json, algorithm step 1: product → antigens → vaccines). */
export function doseMatcher(doses: readonly ScheduleDose[], species: readonly Vaccine[]) {
  const known = doses.map((dose) => ({ dose, contents: contentsOf(dose) }));
  const byDay = new Map<Day, typeof known>();
  for (const one of known) byDay.set(one.dose.givenOn, [...(byDay.get(one.dose.givenOn) ?? []), one]);
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));

  return (vaccine: Vaccine): DoseDay[] => {
    const rivals = vaccinesWithSameAntigens(vaccine, species);
    const first = species.find((other) => other === vaccine || rivals.includes(other)) === vaccine;
    const countsFor = ({ vaccines }: Contents) =>
      vaccines.has(vaccine.id) || (rivals.some(({ id }) => vaccines.has(id)) ? false : first);
    return days.flatMap(([day, given]) => {
      const parts = given.filter(
        ({ contents }) => countsFor(contents) && vaccine.antigens.some((antigen) => contents.antigens.has(antigen)),
      );
      const complete = vaccine.antigens.every((antigen) =>
        parts.some(({ contents }) => contents.antigens.has(antigen)),
      );
      if (!complete) return [];
      const dated = (field: 'validUntil' | 'nextDueOn') => parts.map(({ dose }) => dose[field]).reduce(latest, null);
      return {
        day,
        ids: parts.map(({ dose }) => dose.id).sort(),
        called: parts.map(({ dose }) => `${dose.vaccine} ${dose.product ?? ''}`).join(' '),
        validUntil: dated('validUntil'),
        nextDueOn: dated('nextDueOn'),
      };
    });
  };
}
