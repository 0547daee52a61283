import type { Day } from '@/lib/core/time/dates';
import { allVaccines } from './catalogue';
import { antigensIn, type NamedDose } from './dose-matching';
import { addDuration } from './durations';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';
import type { DueStatus } from './vocabulary';

export type StampShape = 'circle' | 'frame' | 'hexagon' | 'oval';

/** The line: solid, dashed, double, and grey ink for what no longer counts. */
export type StampState = 'valid' | 'due' | 'overdue' | 'replaced';

/** What the stamp says, because colour and line alone must not carry its state. */
export type StampWord =
  | 'due'
  | 'overdue'
  | 'until'
  | 'valid'
  | 'renewed'
  | 'firstDose'
  | 'expired'
  | 'early'
  | 'beforeChip';

export interface DoseStamp {
  id: string;
  shape: StampShape;
  state: StampState;
  word: StampWord;
  /** The day that belongs to `due`, `overdue` and `until`. */
  day: Day | null;
  /** Degrees. */
  tilt: number;
}

/** A replaced dose this soon before the next one was the first of a series, not renewed. Our choice. */
const SERIES = 'P12W';
const TILTS = 18;
const LEFTMOST = -9;

const isCore = ({ class: classes }: ReturnType<typeof allVaccines>[number]) => Object.values(classes).includes('core');
const coreAntigens = new Set(
  allVaccines()
    .filter(isCore)
    .flatMap(({ antigens }) => antigens),
);

/** Rabies comes before all else, since borders ask for it; two core antigens make a combined core vaccine. */
export function stampShape(dose: NamedDose): StampShape {
  const antigens = antigensIn(dose);
  if (antigens.has('Rabies')) return 'circle';
  if ([...antigens].filter((antigen) => coreAntigens.has(antigen)).length > 1) return 'frame';
  return antigens.has('Leptospira') ? 'hexagon' : 'oval';
}

/** From −9° to 8°, always the same for an entry: an FNV-1a hash of its id. */
export function stampTilt(id: string): number {
  let hash = 2166136261;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return LEFTMOST + (hash % TILTS);
}

type Standing = Pick<DoseStamp, 'state' | 'word' | 'day'>;

const states = {
  upcoming: 'valid',
  complete: 'valid',
  due_soon: 'due',
  overdue: 'overdue',
  lapsed: 'overdue',
} as const satisfies Record<DueStatus, StampState>;

const urgency: readonly StampState[] = ['overdue', 'due', 'valid', 'replaced'];

export function byUrgency(a: Standing, b: Standing): number {
  const rank = ({ state, day }: Standing) => `${urgency.indexOf(state)} ${day ?? '9999'}`;
  return rank(a) < rank(b) ? -1 : 1;
}

function standingOf({ status, due, beforeChip }: PlannedVaccine): Standing {
  const state = states[status];
  if (beforeChip && state !== 'overdue') return { state: 'due', word: 'beforeChip', day: null };
  if (state !== 'valid') return { state, word: state, day: due };
  return { state, word: due ? 'until' : 'valid', day: due };
}

function mostUrgent(standings: readonly Standing[]): Standing | undefined {
  return standings.toSorted(byUrgency)[0];
}

/** Whether a later dose holds all that this one did. */
function isReplaced(dose: ScheduleDose, doses: readonly ScheduleDose[]): boolean {
  const antigens = [...antigensIn(dose)];
  return doses.some((other) => {
    if (other.givenOn <= dose.givenOn) return false;
    const held = antigensIn(other);
    return antigens.length > 0 ? antigens.every((one) => held.has(one)) : other.vaccine === dose.vaccine;
  });
}

/** Of a dose that no plan counts any more: by the date that its vet wrote. */
function unplanned(dose: ScheduleDose, doses: readonly ScheduleDose[], today: Day): Standing {
  if (isReplaced(dose, doses)) return { state: 'replaced', word: 'renewed', day: null };
  const until = dose.nextDueOn ?? dose.validUntil;
  if (until && until < today) return { state: 'replaced', word: 'expired', day: until };
  return { state: 'valid', word: until ? 'until' : 'valid', day: until };
}

function replacedBy(
  dose: ScheduleDose,
  counting: readonly PlannedVaccine[],
  dayOf: (id: string) => Day | undefined,
): Standing {
  const isFirst = counting.every(({ countedDoses }) => {
    const [first, next = '9999'] = new Set(countedDoses.map(dayOf));
    return first === dose.givenOn && next <= addDuration(dose.givenOn, SERIES);
  });
  return { state: 'replaced', word: isFirst ? 'firstDose' : 'renewed', day: null };
}

/**
 * One stamp for each dose, newest first. `planned` are the pet's `dueVaccinations` for the same doses and day; for a
 * pet that died, `today` is the day of its death, so that its stamps stay as they were.
 */
export function doseStamps(
  doses: readonly ScheduleDose[],
  planned: readonly PlannedVaccine[],
  today: Day,
): DoseStamp[] {
  const days = new Map(doses.map(({ id, givenOn }) => [id, givenOn]));
  const standing = (dose: ScheduleDose): Standing => {
    const counting = planned.filter(({ countedDoses }) => countedDoses.includes(dose.id));
    const current = mostUrgent(counting.filter(({ lastGivenOn }) => lastGivenOn === dose.givenOn).map(standingOf));
    if (current) return current;
    if (counting.length > 0) return replacedBy(dose, counting, (id) => days.get(id));
    const isEarly = planned.some(({ tooEarlyDoses }) => tooEarlyDoses.includes(dose.id));
    if (isEarly && !isReplaced(dose, doses)) return { state: 'due', word: 'early', day: null };
    return unplanned(dose, doses, today);
  };
  return doses
    .map((dose) => ({ dose, stamp: { id: dose.id, shape: stampShape(dose), tilt: stampTilt(dose.id) } }))
    .toSorted((a, b) => (a.dose.givenOn > b.dose.givenOn ? -1 : 1))
    .map(({ dose, stamp }) => ({ ...stamp, ...standing(dose) }));
}
