import type { Day } from '@/lib/core/time/dates';
import { allVaccines } from './catalogue';
import { antigensIn, type NamedDose } from './dose-matching';
import { doseStatuses } from './dose-statuses';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';
import { dateOf, estimateOf, type Urgency, urgencyOf, type VaccinationStatus } from './status';

export type StampShape = 'circle' | 'frame' | 'hexagon' | 'oval';

export type StampState = 'valid' | 'due' | 'overdue' | 'undated' | 'replaced';

export interface DoseStamp {
  id: string;
  shape: StampShape;
  state: StampState;
  status: VaccinationStatus;
  isEstimated: boolean;
  /** Rabies dose given before the chip: not valid for travel. */
  beforeChip: boolean;
  /** Degrees. */
  tilt: number;
}

const TILTS = 18;
const LEFTMOST = -9;

const isCore = ({ class: classes }: ReturnType<typeof allVaccines>[number]) => Object.values(classes).includes('core');
const coreAntigens = new Set(
  allVaccines()
    .filter(isCore)
    .flatMap(({ antigens }) => antigens),
);

/** Rabies decides first, because borders require it. Two core antigens make a combined core vaccine. */
export function stampShape(dose: NamedDose): StampShape {
  const antigens = antigensIn(dose);
  if (antigens.has('Rabies')) return 'circle';
  if ([...antigens].filter((antigen) => coreAntigens.has(antigen)).length > 1) return 'frame';
  return antigens.has('Leptospira') ? 'hexagon' : 'oval';
}

/** Tilt from −9° to 8°. Derived from an FNV-1a hash of the id, so that an entry always has the same tilt. */
export function stampTilt(id: string): number {
  let hash = 2166136261;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return LEFTMOST + (hash % TILTS);
}

const states = {
  overdue: 'overdue',
  due: 'due',
  unknown: 'undated',
  valid: 'valid',
  past: 'replaced',
} as const satisfies Record<Urgency, StampState>;

const order: readonly StampState[] = ['overdue', 'due', 'undated', 'valid', 'replaced'];

const rankOf = ({ state, status }: Pick<DoseStamp, 'state' | 'status'>) =>
  `${order.indexOf(state)} ${dateOf(status) ?? '9999'}`;

export function byStampUrgency(a: Pick<DoseStamp, 'state' | 'status'>, b: Pick<DoseStamp, 'state' | 'status'>): number {
  return rankOf(a).localeCompare(rankOf(b));
}

function isBeforeChip({ id, givenOn }: ScheduleDose, plannedVaccines: readonly PlannedVaccine[]): boolean {
  return plannedVaccines.some(
    ({ countedDoses, lastGivenOn, beforeChip }) => beforeChip && lastGivenOn === givenOn && countedDoses.includes(id),
  );
}

/**
 * One stamp per dose, newest first. `planned` must be the pet's `dueVaccinations` for the same doses and day. For a
 * deceased pet, `today` must be the day of its death, so that its stamps no longer change.
 */
export function doseStamps(
  doses: readonly ScheduleDose[],
  plannedVaccines: readonly PlannedVaccine[],
  today: Day,
): DoseStamp[] {
  const statuses = doseStatuses(doses, plannedVaccines, today);
  return doses
    .toSorted((a, b) => (a.givenOn > b.givenOn ? -1 : 1))
    .flatMap((dose) => {
      const status = statuses.get(dose.id);
      if (!status) return [];
      const state = states[urgencyOf(status)];
      const beforeChip = isBeforeChip(dose, plannedVaccines);
      return {
        ...{ id: dose.id, shape: stampShape(dose), tilt: stampTilt(dose.id), status, beforeChip },
        state: beforeChip && state !== 'overdue' ? 'due' : state,
        isEstimated: estimateOf(status) !== null,
      };
    });
}
