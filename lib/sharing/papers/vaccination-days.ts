import type { Day } from '@/lib/core/time/dates';
import type { Calendar, DateHit } from './date-roles';
import type { Column } from './headings';
import type { Reading } from './proposals';
import { toDayReading } from './readings';
import type { VaccineRecord } from './records';

export interface VaccinationDays {
  givenOn: Reading<Day> | null;
  validUntil: Reading<Day> | null;
}

const NUMBERED = /^\s*([1-4])\s?[.):\s]\s*\d/;

/** Roles of dates that stand one above the other: by their numbers, or by their order if none is missing. */
function assignList(hits: readonly DateHit[], { roles }: Column): DateHit[] {
  const sorted = hits.toSorted((a, b) => a.cell.top - b.cell.top || a.printed.start - b.printed.start);
  const numbers = sorted.map(({ cell }) => Number(NUMBERED.exec(cell.text)?.[1] ?? 0));
  const isNumbered = new Set(numbers).size === numbers.length && numbers.every((one) => one > 0 && one <= roles.length);
  const isComplete = sorted.length === roles.length;
  return sorted.map((hit, at) => {
    const place = isNumbered ? (numbers[at] ?? 1) - 1 : at;
    const role = isNumbered || isComplete ? roles[place] : undefined;
    const dated = role === 'given' || role === 'validUntil' ? role : 'ignored';
    return { ...hit, role: role ? dated : null, isRoleUnsure: role === undefined };
  });
}

export function assignLists(hits: readonly DateHit[]): DateHit[] {
  const columns = new Set(hits.flatMap(({ list }) => list ?? []));
  const listed = [...columns].flatMap((column) =>
    assignList(
      hits.filter(({ list }) => list === column),
      column,
    ),
  );
  return [...hits.filter(({ list }) => !list), ...listed];
}

/** Leaves out days in the future and the day of birth, which an unlabeled date may be. */
function isPossible({ reading, role }: DateHit, { latest, bornOn }: Calendar): boolean {
  const days = [reading.value, ...reading.alternatives];
  return days.some((day) => day <= latest) && (role === 'given' || !days.some((day) => day === bornOn));
}

const byDay = (a: DateHit, b: DateHit) => (a.reading.value < b.reading.value ? -1 : 1);

/** Doses of one vaccine: several on a card with one column per dose. A day is sure only under a heading or beside a label. */
export function readDays(hits: readonly DateHit[], record: VaccineRecord, calendar: Calendar): VaccinationDays[] {
  const limits = { latest: calendar.latest, bornOn: calendar.bornOn };
  const givenHits = hits.filter((hit) => hit.role === 'given' && isPossible(hit, calendar));
  const unnamedHits = hits.filter((hit) => hit.role === null && isPossible(hit, calendar)).toSorted(byDay);
  const validityHits = hits.filter(({ role }) => role === 'validUntil');
  const isPerDose =
    givenHits.length > 1 &&
    validityHits.length === 0 &&
    new Set(givenHits.map(({ cell }) => cell)).size === givenHits.length;
  const [row] = record.rows.filter(({ cells }) => givenHits.every(({ cell }) => cells.includes(cell)));
  if (isPerDose && row && record.columns.filter(({ roles }) => roles[0] === 'given').length >= givenHits.length) {
    return givenHits.map((hit) => ({ givenOn: toDayReading([hit], limits, false), validUntil: null }));
  }
  const givenOn =
    givenHits.length > 0 ? toDayReading(givenHits, limits, false) : toDayReading(unnamedHits, limits, true);
  const validUntil = toDayReading(validityHits, { latest: null, bornOn: calendar.bornOn }, false);
  return [withOrder({ givenOn, validUntil })];
}

const MAX_YEARS = 4;

/** Treats a vaccination as misread if it ends before it starts or lasts longer than any vaccine. */
function withOrder({ givenOn, validUntil }: VaccinationDays): VaccinationDays {
  if (!givenOn || !validUntil) return { givenOn, validUntil };
  const years = Number(validUntil.value.slice(0, 4)) - Number(givenOn.value.slice(0, 4));
  if (validUntil.value > givenOn.value && years <= MAX_YEARS) return { givenOn, validUntil };
  return { givenOn: { ...givenOn, isUnsure: true }, validUntil: { ...validUntil, isUnsure: true } };
}
