import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import { addDuration, type Duration } from '@/lib/records/vaccinations/durations';
import data from './data/rules.json';
import type { NotCovered, RuleId } from './vocabulary';

export interface TravelRule {
  name: LocalizedText;
  species: string[];
  law: LocalizedText;
  /** Day it came into force; null if unknown. */
  since: Day | null;
  url: string;
  /** Day on which we read the official page; null if it was not available. */
  readOn: Day | null;
  isReadInPart: boolean;
  unread: string | null;
}

const rules: Record<RuleId, TravelRule> = data.rules;

export function ruleOf(id: RuleId): TravelRule {
  return rules[id];
}

const refusals: Partial<Record<NotCovered, { name: string; url: string }>> = data.refusals;

/** Authority to ask about a trip without a plan; null if it depends on the trip. */
export function refusalSource(reason: NotCovered) {
  return refusals[reason] ?? null;
}

const listOf = (codes: string): readonly string[] => codes.split(' ');

/** ISO 3166-1 codes, and XI for Northern Ireland, whose rules differ from Great Britain's. */
const areas = [
  ['eu', listOf(data.places.eu)],
  ['swiss', listOf(data.places.swiss)],
  ['passports', listOf(data.places.passports)],
  ['gb', [data.places.gb]],
  ['us', [data.places.us]],
] as const;
const tapewormFree = listOf(data.places.tapewormFree);

/** `passports`: places that we do not support as destinations, but whose passports the EU and GB accept. */
export type Area = (typeof areas)[number][0] | 'other';

export function areaOf(place: string): Area {
  return areas.find(([, places]) => places.includes(place))?.[0] ?? 'other';
}

export const destinations: readonly string[] = areas.flatMap(([, places]) => places);

export function issuesPassports(place: string): boolean {
  return ['eu', 'swiss', 'passports'].includes(areaOf(place));
}

const areaRules: Partial<Record<Area, RuleId>> = { swiss: 'swiss', gb: 'gb', us: 'us' };

export function entryRule(place: string): RuleId {
  return areaRules[areaOf(place)] ?? 'eu';
}

/** Hours before arrival for a dog's tapeworm treatment; null if none is required. */
export function tapewormHours(type: string, from: string, to: string): { from: number; to: number } | null {
  const isRequired = (areaOf(to) === 'gb' || tapewormFree.includes(to)) && !tapewormFree.includes(from);
  return isRequired && data.tapeworm.species.includes(type) ? data.tapeworm.hoursBefore : null;
}

interface Periods {
  /** Maximum age of a certificate on entry. */
  certificate: Duration;
  /** Validity of the receipt for the US form. */
  form: Duration;
  minAgeUs: Duration;
  bookBefore: Duration;
  papersBefore: Duration;
}

export const periods: Periods = {
  certificate: data.certificate.issuedWithin,
  form: data.form.goodFor,
  minAgeUs: data.minAge.us,
  bookBefore: data.ours.bookBefore,
  papersBefore: data.ours.papersBefore,
};

export function lastPaperDay(arrival: Day): Day {
  return addDuration(arrival, periods.papersBefore, -1);
}
