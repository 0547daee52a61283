// Payload of a signed passport: short keys, days as numbers, sources as letters. Also runs in browsers.

import { DAY, dayFromMs, msOf } from '@/lib/core/time/dates';
import {
  type DoseMark,
  type ListName,
  listNames,
  type SignedAllergy,
  type SignedFacts,
  type SignedMedication,
  type SignedTreatment,
  type SignedVaccination,
  type Source,
  type SourceKind,
} from './facts';

/** Claims besides the facts. Times are in seconds since 1970. */
export interface Claims {
  iss: string;
  jti: string;
  iat: number;
  exp: number;
}

export interface SignedPayload extends Claims {
  facts: SignedFacts;
}

const VERSION = 1;

const letters: Record<SourceKind, string> = {
  typed: 't',
  owner: 'o',
  carer: 'c',
  document: 'd',
  imported: 'i',
  proposed: 'p',
  confirmed: 'v',
  other: 'x',
  read: 'r',
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as SourceKind]));

/** Encoded by index. Old pages only know the first mark and ignore the others. */
const marks = [null, 'tooEarly', 'incomplete'] as const satisfies (DoseMark | null)[];

const numberOfMark = (mark: DoseMark | null) => marks.indexOf(mark);
const numberOf = (day: string) => Math.round(msOf(day) / DAY);

/**
 * Encodes the end as one number; a next due date without an end is negative. If both exist and the next date is
 * earlier, it is encoded separately at the end.
 */
function endOf({ validUntil, nextDueOn }: SignedVaccination): number {
  if (validUntil) return numberOf(validUntil);
  return nextDueOn ? -numberOf(nextDueOn) : 0;
}

/** Separates a person from the domain. Old pages render it as a space. */
const LINE = '\n';

export function writePayload({ facts, ...claims }: SignedPayload): string {
  const people: string[] = [];
  const source = ({ kind, by, through }: Source): string => {
    if (by === undefined) return letters[kind];
    const person = through === undefined ? by : `${by}${LINE}${through}`;
    if (!people.includes(person)) people.push(person);
    return `${letters[kind]}${people.indexOf(person)}`;
  };
  const { leftOut, allergies, medications, vaccinations, treatments } = facts;
  const leftOutCounts = listNames.map((list) => leftOut[list]);
  const neuteredFlag = facts.neutered === null ? undefined : Number(facts.neutered);
  const treatmentRows = treatments.map((one) => [one.kind, one.product, numberOf(one.givenOn), source(one.source)]);
  return JSON.stringify({
    v: VERSION,
    ...claims,
    n: facts.name,
    k: facts.type,
    b: facts.breed ?? undefined,
    s: facts.gender,
    z: neuteredFlag,
    d: facts.dateOfBirth ? numberOf(facts.dateOfBirth) : undefined,
    o: facts.colour ?? undefined,
    c: facts.microchip ?? undefined,
    h: facts.microchippedOn ? numberOf(facts.microchippedOn) : undefined,
    a: allergies.map((one) => [one.name, source(one.source)]),
    m: medications.map((one) => [one.name, one.dosage ?? '', one.frequency, source(one.source)]),
    x: vaccinations.map((one) => {
      const dose = [one.vaccine, numberOf(one.givenOn), endOf(one), source(one.source)];
      const next = one.validUntil && one.nextDueOn && one.nextDueOn < one.validUntil ? numberOf(one.nextDueOn) : null;
      if (next !== null) return [...dose, one.batch ?? '', numberOfMark(one.mark), next];
      if (one.mark) return [...dose, one.batch ?? '', numberOfMark(one.mark)];
      return one.batch === null ? dose : [...dose, one.batch];
    }),
    p: treatmentRows.length > 0 ? treatmentRows : undefined,
    l: leftOutCounts.some((count) => count > 0) ? leftOutCounts : undefined,
    w: people.length > 0 ? people : undefined,
  });
}

/** Passports from before November 28, 2026 contain the whole address, which pages must not display. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

class Malformed extends Error {}

function requireText(value: unknown): string {
  if (typeof value !== 'string' || value.length > 400) throw new Malformed();
  return value;
}

export const HOST = /^[a-z0-9][a-z0-9.-]{0,250}(:\d{1,5})?$/;
export const JTI = /^[A-Za-z0-9_-]{8,64}$/;

function requireShape(value: unknown, shape: RegExp): string {
  if (!shape.test(requireText(value))) throw new Malformed();
  return value as string;
}

const optional = <T>(value: unknown, readValue: (value: unknown) => T): T | null =>
  value === undefined ? null : readValue(value);

function requireInteger(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new Malformed();
  return value as number;
}

/** Accepts years 0 to 9999. */
function day(value: unknown): string {
  const number = requireInteger(value);
  if (number < -719_528 || number > 2_932_896) throw new Malformed();
  return dayFromMs(number * DAY);
}

function list<T>(value: unknown, readRow: (row: unknown[]) => T): T[] {
  if (!Array.isArray(value)) throw new Malformed();
  return value.map((row) => {
    if (!Array.isArray(row)) throw new Malformed();
    return readRow(row);
  });
}

function sourceReader(people: unknown): (value: unknown) => Source {
  const names = people === undefined ? [] : (people as unknown[]);
  if (!Array.isArray(names)) throw new Malformed();
  return (value) => {
    const code = requireText(value);
    const kind = kinds.get(code.charAt(0)) ?? 'other';
    const person = code.length > 1 ? names[Number(code.slice(1))] : undefined;
    if (person === undefined) return { kind };
    const [by = '', through] = requireText(person).split(LINE);
    return through === undefined ? { kind, by } : { kind, by, through: domainOf(through) };
  };
}

/** Older passports only count the first three lists. */
function readOmittedCounts(value: unknown): Record<ListName, number> {
  if (value === undefined) return readOmittedCounts([0, 0, 0]);
  if (!Array.isArray(value)) throw new Malformed();
  const counts = value.length === 3 ? [...value, 0] : value;
  return Object.fromEntries(listNames.map((name, at) => [name, requireInteger(counts[at])])) as Record<
    ListName,
    number
  >;
}

function parseFields(value: Record<string, unknown>): SignedPayload {
  if (value.v !== VERSION) throw new Malformed();
  const source = sourceReader(value.w);
  const vaccination = ([vaccine, givenOn, end, by, batch, mark, next]: unknown[]): SignedVaccination => ({
    vaccine: requireText(vaccine),
    givenOn: day(givenOn),
    validUntil: requireInteger(end) > 0 ? day(end) : null,
    nextDueOn: requireInteger(end) < 0 ? day(-requireInteger(end)) : optional(next, day),
    batch: optional(batch, requireText) || null,
    mark: marks[Number(mark)] ?? null,
    source: source(by),
  });
  const medication = ([name, dosage, frequency, by]: unknown[]): SignedMedication => ({
    name: requireText(name),
    dosage: requireText(dosage) || null,
    frequency: requireText(frequency),
    source: source(by),
  });
  const treatment = ([kind, product, givenOn, by]: unknown[]): SignedTreatment => ({
    kind: requireText(kind),
    product: requireText(product),
    givenOn: day(givenOn),
    source: source(by),
  });
  const allergy = ([name, by]: unknown[]): SignedAllergy => ({ name: requireText(name), source: source(by) });
  return {
    ...{
      iss: requireShape(value.iss, HOST),
      jti: requireShape(value.jti, JTI),
      iat: requireInteger(value.iat),
      exp: requireInteger(value.exp),
    },
    facts: {
      name: requireText(value.n),
      type: requireText(value.k),
      breed: optional(value.b, requireText),
      gender: requireText(value.s),
      neutered: optional(value.z, (flag) => requireInteger(flag) === 1),
      dateOfBirth: optional(value.d, day),
      colour: optional(value.o, requireText),
      microchip: optional(value.c, requireText),
      microchippedOn: optional(value.h, day),
      allergies: list(value.a, allergy),
      medications: list(value.m, medication),
      vaccinations: list(value.x, vaccination),
      treatments: value.p === undefined ? [] : list(value.p, treatment),
      leftOut: readOmittedCounts(value.l),
    },
  };
}

export function parsePayload(value: unknown): SignedPayload | null {
  try {
    return parseFields((value ?? {}) as Record<string, unknown>);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}
