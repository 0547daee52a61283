import { type Day, maxDay } from '@/lib/core/time/dates';
import { travelRabies } from './catalogue';
import { protectsAgainst } from './dose-matching';
import { addDuration } from './durations';
import type { ScheduleDose } from './planned-vaccine';
import { byRecordedDates, type EndEstimate, recordedProtection } from './status';

/** Validity without a vet's date: the shortest in use (vaccines.json, legalRabiesSpain). */
const ASSUMED_VALIDITY = 'P1Y';

export type EndBasis = Exclude<EndEstimate['kind'], 'guideline'>;

export interface RabiesDose {
  givenOn: Day;
  validFrom: Day;
  validUntil: Day;
  isRenewal: boolean;
  /** True if no end date is recorded. A date for the next dose is no end date. */
  isAssumed: boolean;
  basis: EndBasis | null;
  isRenewalAssumed: boolean;
}

export interface UncountedDose {
  givenOn: Day;
  why: 'beforeChip' | 'tooYoung';
}

export interface RabiesValidity {
  /** Oldest first. */
  counted: RabiesDose[];
  uncounted: UncountedDose[];
}

interface MarkedPet {
  dateOfBirth: Day | null;
  microchippedOn: Day | null;
}

/** First day on which a rabies dose counts at borders (vaccines.json, travelRabies). Null without a date of birth. */
export function firstRabiesDay(dateOfBirth: Day | null): Day | null {
  return dateOfBirth && addDuration(dateOfBirth, travelRabies.minAgeAtDose);
}

export function primaryValidFrom(givenOn: Day): Day {
  return addDuration(givenOn, travelRabies.wait);
}

export function lastPrimaryDay(on: Day): Day {
  return addDuration(on, travelRabies.wait, -1);
}

function uncountedReason({ microchippedOn, dateOfBirth }: MarkedPet, givenOn: Day): UncountedDose['why'] | null {
  if (givenOn < (microchippedOn ?? '')) return 'beforeChip';
  return givenOn < (firstRabiesDay(dateOfBirth) ?? '') ? 'tooYoung' : null;
}

function endOf(dose: ScheduleDose): { until: Day; basis: EndBasis | null } {
  const protection = recordedProtection(dose);
  if (!protection) return { until: addDuration(dose.givenOn, ASSUMED_VALIDITY), basis: 'year' };
  return { until: protection.until, basis: protection.estimate && 'nextDate' };
}

function standingRecords(doses: readonly ScheduleDose[]): ScheduleDose[] {
  const byDay = new Map(doses.toSorted(byRecordedDates).map((dose) => [dose.givenOn, dose]));
  return [...byDay.values()].sort((a, b) => (a.givenOn < b.givenOn ? -1 : 1));
}

/**
 * Validity of rabies doses at a border (vaccines.json, travelRabies). Doses count from 12 weeks of age and not before
 * the chip. A primary dose is valid after 21 days. A renewal in time is valid at once; a late one is a primary dose
 * again.
 */
export function rabiesValidity(pet: MarkedPet, doses: readonly ScheduleDose[]): RabiesValidity {
  const validity: RabiesValidity = { counted: [], uncounted: [] };
  const records = standingRecords(doses.filter((dose) => protectsAgainst(dose, travelRabies.antigen)));
  for (const dose of records) {
    const { givenOn } = dose;
    const why = uncountedReason(pet, givenOn);
    if (why) {
      validity.uncounted.push({ givenOn, why });
      continue;
    }
    const { until, basis } = endOf(dose);
    const before = validity.counted.at(-1);
    const isRenewal = before !== undefined && givenOn <= before.validUntil;
    validity.counted.push({
      givenOn,
      // A second dose within the wait of the first one does not shorten it.
      validFrom: isRenewal ? maxDay(givenOn, before.validFrom) : primaryValidFrom(givenOn),
      validUntil: until,
      isRenewal,
      isAssumed: basis !== null,
      basis,
      isRenewalAssumed: before?.isAssumed ?? false,
    });
  }
  return validity;
}

export function findValidityStart(countedDoses: readonly RabiesDose[]): RabiesDose | null {
  return countedDoses.findLast(({ isRenewal }) => !isRenewal) ?? null;
}

export function isBeginAssumed(countedDoses: readonly RabiesDose[]): boolean {
  const first = countedDoses.findLastIndex(({ isRenewal }) => !isRenewal);
  return (
    countedDoses.at(-1)?.isAssumed === true ||
    countedDoses.slice(Math.max(first, 0)).some((dose) => dose.isRenewalAssumed)
  );
}

export function validOn(countedDoses: readonly RabiesDose[], on: Day): RabiesDose | null {
  return countedDoses.findLast(({ validFrom, validUntil }) => validFrom <= on && on <= validUntil) ?? null;
}
