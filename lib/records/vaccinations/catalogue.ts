import type { Locale } from '@/lib/core/i18n/locales';
import data from './data/vaccines.json';
import type { Duration } from './durations';
import type { PlanProfile, VaccineClass } from './vocabulary';

// Server only, because the data weighs 23 kB: browsers receive finished words.

export type Words = Record<Locale, string>;

export interface Interval {
  min: Duration;
  target: Duration;
  max: Duration;
}

export interface Series {
  minAge: Duration;
  targetAge: Duration;
  ageBelow?: Duration;
  lastDoseMinAge?: Duration;
  doses?: number;
  interval?: Interval;
  /** For the second dose onwards: an interval after the previous one, or an age. */
  steps?: { after?: Duration; atAge?: Duration }[];
  aaha?: { interval: Interval };
}

/** A year after the first doses; or at an age, where adults have it after a year. */
export type Booster =
  | { atAge?: undefined; afterLast: Duration }
  | { atAge: Duration; minAfterLast: Duration; adult: { afterLast: Duration } };

export interface Vaccine {
  id: string;
  species: string;
  antigens: string[];
  name: Words;
  short: Words;
  when?: Words;
  class: Partial<Record<PlanProfile, VaccineClass>>;
  /** Not inactivated: a long gap within the first doses does not undo them. */
  live?: boolean;
  primary: { young?: Series; adult?: Series; any?: Series };
  booster?: Partial<Record<PlanProfile, Booster>>;
  repeat: { every?: Duration; highRiskEvery?: Duration };
  restartAfter?: Duration;
  validityFromVet?: boolean;
  excludes?: string[];
  /** Part of a combination: planned on its own only on request. */
  hidden?: boolean;
  variants?: { product: string; doses: number; interval: Interval }[];
  sources: string[];
}

export interface RabiesDuty {
  name: string;
  species: string[];
  every: Duration | null;
}

const vaccines = data.vaccines as Vaccine[];
const byId = new Map(vaccines.map((vaccine) => [vaccine.id, vaccine]));
const bySpecies = new Map<string, Vaccine[]>();
for (const vaccine of vaccines) bySpecies.set(vaccine.species, [...(bySpecies.get(vaccine.species) ?? []), vaccine]);

/** Aliases of what a vaccine holds: antigens, or a vaccine id where the product matters. */
export const terms: readonly { for: string[]; said: string[] }[] = data.terms;
export const disclaimer: Words = data.disclaimer;
/** A vaccine's name in messages about its date, which says so where the date is an estimate. */
export function datedName({ name, certain }: { name: Words; certain: 'vet' | 'computed' }): Words {
  const { en, es } = data.estimatedDate;
  return certain === 'vet' ? name : { en: en.replace('{name}', name.en), es: es.replace('{name}', name.es) };
}

export const rabiesRegions = data.rabiesSpain.regions as Record<string, RabiesDuty>;
const dutyByRegion = new Map<string | null, RabiesDuty>(Object.entries(rabiesRegions));

interface TravelRabies {
  species: string[];
  antigen: string;
  minAgeAtDose: Duration;
  /** After a primary dose. */
  wait: Duration;
  titre: { sampleAfterDose: Duration; waitAfterSample: Duration };
  source: string;
}

export const travelRabies: TravelRabies = data.travelRabies;
export const RABIES_SOURCE = data.rabiesSpain.source;

export function vaccinesOf(species: string): readonly Vaccine[] {
  return bySpecies.get(species) ?? [];
}

export function allVaccines(): readonly Vaccine[] {
  return vaccines;
}

export function findVaccine(id: string): Vaccine | undefined {
  return byId.get(id);
}

export function vaccineName(vaccine: string, locale: Locale): string {
  return byId.get(vaccine)?.name[locale] ?? vaccine;
}

export function vaccineNames(locale: Locale): Record<string, string> {
  return Object.fromEntries(vaccines.map(({ id, short }) => [id, short[locale]]));
}

const guidelines: Partial<Record<string, Words>> = data.guidelines;
const ofProfile: Record<PlanProfile, readonly string[]> = {
  wsava: ['WSAVA24'],
  aaha: ['AAHA22', 'AAHA-AAFP20'],
  aaep: ['AAEP'],
  afa: ['AFA'],
  label: [],
};

/** Short name of the guideline that gives a vaccine's intervals: that of the profile, else its first source. */
export function guidelineName({ sources, name }: Vaccine, profile: PlanProfile): Words {
  const key = sources.find((source) => ofProfile[profile].includes(source)) ?? sources[0] ?? '';
  return guidelines[key] ?? name;
}

/** Name of the rule that shortens rabies intervals: a region's, or the shortest one while the region is unknown. */
export function rabiesRuleName(region: string | null): Words {
  const duty = dutyByRegion.get(region);
  if (!duty) return data.guidelines['UNKNOWN-LAW'];
  const { en, es } = data.guidelines[RABIES_SOURCE as 'ES-RAB'];
  return { en: en.replace('{region}', duty.name), es: es.replace('{region}', duty.name) };
}

export function sourceTitles(keys: readonly string[]): string[] {
  return keys.flatMap((key) => (data.sources as Record<string, string>)[key] ?? []);
}

/** The guideline that applies to a species (vaccines.json, profiles). */
export function profileOf(species: string, chosen: 'wsava' | 'aaha'): PlanProfile {
  const fixed: Record<string, PlanProfile> = { horse: 'aaep', ferret: 'afa', rabbit: 'label' };
  return fixed[species] ?? chosen;
}

export function isKnownRegion(region: string | null): boolean {
  return dutyByRegion.has(region);
}

export function rabiesDutyOf(species: string, region: string | null): RabiesDuty | null {
  const duty = dutyByRegion.get(region);
  return duty?.species.includes(species) ? duty : null;
}
