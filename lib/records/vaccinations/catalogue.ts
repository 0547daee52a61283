import type { Locale } from '@/lib/core/i18n/locales';
import data from './data/vaccines.json';
import type { Duration } from './durations';
import type { PlanProfile, VaccineClass } from './vocabulary';

// Weighs 23 kB: for rules and components on the server only; what a browser needs of it comes as finished words.

export type Words = Record<Locale, string>;

export interface Interval {
  min: Duration;
  target: Duration;
  max: Duration;
}

/** The first doses: up to an age (`lastDoseMinAge`), or so many of them. */
export interface Series {
  minAge: Duration;
  targetAge: Duration;
  ageBelow?: Duration;
  lastDoseMinAge?: Duration;
  doses?: number;
  interval?: Interval;
  /** For the second dose, the third, …: after the one before, or at an age. */
  steps?: { after?: Duration; atAge?: Duration }[];
  aaha?: { interval: Interval };
}

export interface Booster {
  atAge?: Duration;
  minAfterLast?: Duration;
  afterLast?: Duration;
  adult?: { afterLast: Duration };
}

export interface Vaccine {
  id: string;
  species: string;
  antigens: string[];
  name: Words;
  /** Fits a stamp. */
  short: Words;
  /** For whom it is offered. */
  when?: Words;
  class: Partial<Record<PlanProfile, VaccineClass>>;
  /** Not inactivated: a long gap within the first doses does not undo them. */
  live?: boolean;
  primary: { young?: Series; adult?: Series; any?: Series };
  booster?: Partial<Record<PlanProfile, Booster>>;
  repeat: { every?: Duration; highRiskEvery?: Duration };
  /** So much later than due, the first doses begin again. */
  restartAfter?: Duration;
  validityFromVet?: boolean;
  excludes?: string[];
  /** Part of a combination: planned by itself only on request. */
  hidden?: boolean;
  /** Products with a series of their own. */
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

/** Words for what a vaccine holds: antigens, or an id where the product matters. */
export const terms: readonly { for: string[]; said: string[] }[] = data.terms;
export const disclaimer: Words = data.disclaimer;
export const rabiesRegions = data.rabiesSpain.regions as Record<string, RabiesDuty>;
/** Which animals the rules of travel are for, and where they were read. */
export const travelRabies: { species: string[]; source: string } = data.travelRabies;
/** Where the regional duties were read. */
export const RABIES_SOURCE = data.rabiesSpain.source;

/** The routine vaccines of a species; none for most small animals, birds, reptiles and fish. */
export function vaccinesOf(species: string): readonly Vaccine[] {
  return bySpecies.get(species) ?? [];
}

export function allVaccines(): readonly Vaccine[] {
  return vaccines;
}

export function findVaccine(id: string): Vaccine | undefined {
  return byId.get(id);
}

/** A vaccination's vaccine in words: the catalogue's name for an id, else what the owner called it. */
export function vaccineName(vaccine: string, locale: Locale): string {
  return byId.get(vaccine)?.name[locale] ?? vaccine;
}

/** @param keys such as `WSAVA24` */
export function sourceTitles(keys: readonly string[]): string[] {
  return keys.flatMap((key) => (data.sources as Record<string, string>)[key] ?? []);
}

/** Which guideline holds for a species (vaccines.json, profiles). */
export function profileOf(species: string, chosen: 'wsava' | 'aaha'): PlanProfile {
  const fixed: Record<string, PlanProfile> = { horse: 'aaep', ferret: 'afa', rabbit: 'label' };
  return fixed[species] ?? chosen;
}

/** Whether it is known what the law of a region asks for. */
export function isKnownRegion(region: string | null): boolean {
  return region !== null && region in rabiesRegions;
}

/** What has to be done by law in a Spanish region for a species; null when nothing, or when no region is named. */
export function rabiesDutyOf(species: string, region: string | null): RabiesDuty | null {
  const duty = region === null ? undefined : rabiesRegions[region];
  return duty?.species.includes(species) ? duty : null;
}
