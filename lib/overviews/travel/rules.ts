import type { Locale } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { Duration } from '@/lib/records/vaccinations/durations';
import data from './data/rules.json';
import type { RuleId } from './vocabulary';

/** Dated and sourced (identification.json, travelRules); what is read of a place, and when. */
export interface TravelRule {
  name: Record<Locale, string>;
  species: string[];
  law: string;
  /** Since when it holds; null where that is not known. */
  since: Day | null;
  url: string;
}

const rules: Record<RuleId, TravelRule> = data.rules;

export function ruleOf(id: RuleId): TravelRule {
  return rules[id];
}

/** The day on which all of these rules were last read. */
export const CHECKED_ON: Day = data.checkedOn;

const listOf = (codes: string): readonly string[] => codes.split(' ');

/** ISO 3166-1 codes, and XI for Northern Ireland, to which other rules apply than to Great Britain. */
const euPlaces = listOf(data.places.eu);
const tapewormFree = listOf(data.places.tapewormFree);

export type Area = 'eu' | 'gb' | 'us' | 'other';

export function areaOf(place: string): Area {
  if (euPlaces.includes(place)) return 'eu';
  if (place === data.places.gb) return 'gb';
  return place === data.places.us ? 'us' : 'other';
}

/** Whose rules are known. */
export const destinations: readonly string[] = [...euPlaces, data.places.gb, data.places.us];

/** Hours before arrival between which a dog is treated; null where none has to be. */
export function tapewormHours(type: string, from: string, to: string): { from: number; to: number } | null {
  const isAsked = areaOf(to) === 'gb' ? !tapewormFree.includes(from) : tapewormFree.includes(to);
  return isAsked && data.tapeworm.species.includes(type) ? data.tapeworm.hoursBefore : null;
}

interface Periods {
  /** How long before entry a certificate may have been issued. */
  certificate: Duration;
  /** How long the receipt of the US form holds. */
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
