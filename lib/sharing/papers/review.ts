import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { WeightUnit } from '@/lib/core/i18n/units';
import { fold } from '@/lib/core/text/fold';
import { nameIn } from '@/lib/core/text/name-in';
import type { Day } from '@/lib/core/time/dates';
import { toGrams, typedNumber } from '@/lib/records/weights/units';
import type { PaperProposals, Reading, VaccinationProposal, WeightProposal } from './proposals';
import { paperLimits } from './vocabulary';

export const doseFields = ['vaccine', 'product', 'givenOn', 'validUntil', 'batch'] as const;
export type DoseField = (typeof doseFields)[number];
export const profileNames = ['microchip', 'passportNumber'] as const;
export type ProfileField = (typeof profileNames)[number];

/** Unconfirmed unsure values by field. Empty string if nothing is left to confirm. */
export type ToCheck<Field extends string> = Record<Field, string>;

export interface DoseRow extends Record<DoseField, string> {
  isChosen: boolean;
  toCheck: ToCheck<DoseField>;
}

export interface WeightRow {
  isChosen: boolean;
  measuredAt: Day | '';
  grams: string;
  toCheck: ToCheck<'measuredAt' | 'grams'>;
}

export interface ProfileRow {
  isChosen: boolean;
  value: string;
  toCheck: ToCheck<'value'>;
}

export interface ReviewValues {
  vaccinations: DoseRow[];
  weights: WeightRow[];
  pet: Record<ProfileField, ProfileRow>;
}

export interface RecordedDose {
  vaccine: string;
  givenOn: Day;
}

export interface RecordedWeight {
  measuredOn: Day;
  grams: number;
}

export interface ReviewContext {
  locale: FormatLocale;
  weightUnit: WeightUnit;
  /** Names of vaccines by id, in the reader's language. */
  names: Record<string, string>;
  doses: readonly RecordedDose[];
  weights: readonly RecordedWeight[];
  profile: Record<ProfileField, string | null>;
}

type AnyReading = Reading<string | number> | null;

/** A value with two readings starts empty, because the owner must choose. */
const hasOneValue = (reading: AnyReading): boolean => reading !== null && reading.alternatives.length === 0;

const textOf = <T>(reading: Reading<T> | null, toText: (value: T) => string): string =>
  reading && reading.alternatives.length === 0 ? toText(reading.value) : '';

const checkOf = (reading: AnyReading, text: string): string => (hasOneValue(reading) && reading?.isUnsure ? text : '');

const same = (text: string) => text;

/** True if the pet has a dose of this vaccine on this day. @param vaccine id or name */
export function isRecordedDose(
  { vaccine, givenOn }: { vaccine: string; givenOn: string },
  { doses, names }: Pick<ReviewContext, 'doses' | 'names'>,
): boolean {
  const name = fold(nameIn(names, vaccine));
  return doses.some((dose) => dose.givenOn === givenOn && fold(nameIn(names, dose.vaccine)) === name);
}

type DoseKey = Pick<DoseRow, 'vaccine' | 'givenOn'>;

/** True if an earlier row of the paper has the same vaccine and day. */
export function isRepeatedDose(rows: readonly DoseKey[], index: number): boolean {
  const row = rows[index];
  if (!row || row.vaccine === '' || row.givenOn === '') return false;
  const name = fold(row.vaccine);
  return rows.slice(0, index).some(({ vaccine, givenOn }) => givenOn === row.givenOn && fold(vaccine) === name);
}

/** Grams. A displayed weight in pounds is rounded to 0.01 lb, which is 4.5 g. */
const WEIGHT_TOLERANCE = 5;

export function isRecordedWeight(
  { measuredAt, grams }: { measuredAt: string; grams: number },
  weights: readonly RecordedWeight[],
): boolean {
  return weights.some(
    (weight) => weight.measuredOn === measuredAt && Math.abs(weight.grams - grams) <= WEIGHT_TOLERANCE,
  );
}

function toDoseRow(proposal: VaccinationProposal, context: ReviewContext): DoseRow {
  const texts = {
    vaccine: textOf(proposal.vaccine, (id) => nameIn(context.names, id)),
    product: textOf(proposal.product, same),
    givenOn: textOf(proposal.givenOn, same),
    validUntil: textOf(proposal.validUntil, same),
    batch: textOf(proposal.batch, same),
  };
  const checks = doseFields.map((field) => [field, checkOf(proposal[field], texts[field])]);
  const isWhole = proposal.vaccine !== null && proposal.givenOn !== null;
  return {
    ...texts,
    toCheck: Object.fromEntries(checks) as ToCheck<DoseField>,
    isChosen: isWhole && !isRecordedDose(texts, context),
  };
}

function toWeightRow({ weighedOn, kg }: WeightProposal, { locale, weightUnit, weights }: ReviewContext): WeightRow {
  const measuredAt = textOf(weighedOn, same);
  const grams = textOf(kg, (value) => typedNumber(toGrams(value, 'kg'), weightUnit, locale));
  const isRecorded = isRecordedWeight({ measuredAt, grams: toGrams(kg.value, 'kg') }, weights);
  return {
    ...{ measuredAt, grams, isChosen: weighedOn !== null && !isRecorded },
    toCheck: { measuredAt: checkOf(weighedOn, measuredAt), grams: checkOf(kg, grams) },
  };
}

function toProfileRow(reading: Reading<string> | null, stored: string | null): ProfileRow {
  const value = textOf(reading, same);
  return { value, isChosen: reading !== null && stored === null, toCheck: { value: checkOf(reading, value) } };
}

export function toReviewValues(proposals: PaperProposals, context: ReviewContext): ReviewValues {
  const { vaccinations, weights, microchip, passportNumber } = proposals;
  const { profile } = context;
  const doses = vaccinations.map((one) => toDoseRow(one, context));
  return {
    vaccinations: doses.map((row, index) => ({ ...row, isChosen: row.isChosen && !isRepeatedDose(doses, index) })),
    weights: weights.map((one) => toWeightRow(one, context)),
    pet: {
      microchip: toProfileRow(microchip, profile.microchip),
      passportNumber: toProfileRow(passportNumber, profile.passportNumber),
    },
  };
}

function limitRows<Row>(rows: readonly Row[], limit: number, isRecorded: (row: Row) => boolean) {
  if (rows.length <= limit) return { rows: [...rows], omitted: 0 };
  const byNeed = rows.toSorted((a, b) => Number(isRecorded(a)) - Number(isRecorded(b)));
  const first = new Set(byNeed.slice(0, limit));
  const omitted = byNeed.slice(limit).filter((row) => !isRecorded(row)).length;
  return { rows: rows.filter((row) => first.has(row)), omitted };
}

/**
 * Cuts rows to the limits of one request, in the order of the paper. Rows that the pet has are cut first.
 * @returns `omitted`: number of cut rows that the pet does not have
 */
export function limitProposals(
  proposals: PaperProposals,
  { doses, names, weights }: Pick<ReviewContext, 'doses' | 'names' | 'weights'>,
): { proposals: PaperProposals; omitted: number } {
  const doseRows = limitRows(proposals.vaccinations, paperLimits.vaccinations, ({ vaccine, givenOn }) =>
    isRecordedDose({ vaccine: textOf(vaccine, same), givenOn: textOf(givenOn, same) }, { doses, names }),
  );
  const weightRows = limitRows(proposals.weights, paperLimits.weights, ({ weighedOn, kg }) =>
    isRecordedWeight({ measuredAt: textOf(weighedOn, same), grams: toGrams(kg.value, 'kg') }, weights),
  );
  return {
    proposals: { ...proposals, vaccinations: doseRows.rows, weights: weightRows.rows },
    omitted: doseRows.omitted + weightRows.omitted,
  };
}

export function countChosen({ vaccinations, weights, pet }: ReviewValues): number {
  return [...vaccinations, ...weights, ...Object.values(pet)].filter(({ isChosen }) => isChosen).length;
}

export function isEmptyProposal({ vaccinations, weights, medications, microchip, passportNumber }: PaperProposals) {
  const counts = vaccinations.length + weights.length + medications.length;
  return counts === 0 && microchip === null && passportNumber === null;
}
