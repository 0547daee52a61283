import { inEachLocale, type Locale, type LocalizedText, locales } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import data from './data/vaccines.json';
import type { Duration } from './durations';
import type { ChosenProfile, PlanProfile, VaccineClass } from './vocabulary';

// Server only, because the data takes 23 kB. Browsers receive finished texts.

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
  /** Steps from the second dose on: an interval after the previous one, or an age. */
  steps?: { after?: Duration; atAge?: Duration }[];
  aaha?: { interval: Interval };
}

export type Booster =
  | { atAge?: undefined; afterLast: Duration }
  | { atAge: Duration; minAfterLast: Duration; adult: { afterLast: Duration } };

export type PlanPart = 'series' | 'repeat' | 'highRisk';

export interface Vaccine {
  id: string;
  species: string;
  antigens: string[];
  name: LocalizedText;
  short: LocalizedText;
  when?: LocalizedText;
  class: Partial<Record<PlanProfile, VaccineClass>>;
  /** Live vaccine: a long gap within the primary series does not void earlier doses. */
  live?: boolean;
  primary: { young?: Series; adult?: Series; any?: Series };
  booster?: Partial<Record<PlanProfile, Booster>>;
  /** `beva`: taken from the labels of current products, because BEVA refers to them. */
  repeat: { every?: Duration; highRiskEvery?: Duration; beva?: Duration };
  restartAfter?: Duration;
  validityFromVet?: boolean;
  excludes?: string[];
  /** Part of a combination. Planned separately only on request. */
  hidden?: boolean;
  variants?: { product: string; doses: number; interval: Interval }[];
  sources: string[];
  /** Guidelines for parts of the plan that the profile takes from elsewhere or that are our own choice. */
  statedBy?: Partial<Record<PlanProfile, Partial<Record<PlanPart, string>>>>;
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

/** Aliases of a vaccine's contents: antigens, or a vaccine id if the product matters. */
export const terms: readonly { for: string[]; said: string[] }[] = data.terms;
export const disclaimer: LocalizedText = data.disclaimer;
/** Name of a vaccine in messages about its date. Marks estimated dates. */
export function datedName({ name, certain }: { name: LocalizedText; certain: 'vet' | 'computed' }): LocalizedText {
  if (certain === 'vet') return name;
  return inEachLocale((locale) => data.estimatedDate[locale].replace('{name}', name[locale]));
}

export const rabiesRegions = data.rabiesSpain.regions as Record<string, RabiesDuty>;
const dutyByPlace = new Map<string | null, RabiesDuty>(
  Object.entries({ ...rabiesRegions, ...(data.rabiesFree.countries as Record<string, RabiesDuty>) }),
);

/** Country (ISO 3166-1) and region (ISO 3166-2) where the pet lives. */
export interface Residence {
  country: string | null;
  region: string | null;
}

const rabiesDutyAt = ({ region, country }: Residence) => dutyByPlace.get(region) ?? dutyByPlace.get(country);

interface TravelRabies {
  species: string[];
  antigen: string;
  minAgeAtDose: Duration;
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

/** @returns id of the only vaccine of the species that has this name in some language, else null */
export function findVaccineId(name: string, species: string): string | null {
  const words = fold(name);
  const [namedVaccine, ...others] = vaccinesOf(species).filter(({ name, short }) =>
    locales.some((locale) => fold(name[locale]) === words || fold(short[locale]) === words),
  );
  return namedVaccine && others.length === 0 ? namedVaccine.id : null;
}

export function vaccineNames(locale: Locale): Record<string, string> {
  return Object.fromEntries(vaccines.map(({ id, short }) => [id, short[locale]]));
}

const guidelines: Partial<Record<string, LocalizedText>> = data.guidelines;
const ofProfile: Record<PlanProfile, readonly string[]> = {
  wsava: ['WSAVA24'],
  aaha: ['AAHA24-LEPTO', 'AAHA22', 'AAHA-AAFP20'],
  aaep: ['AAEP'],
  beva: ['BEVA'],
  afa: ['AFA'],
  label: [],
};

/** Short name of the guideline behind a part of a vaccine's plan: that of the profile, else its first source. */
export function guidelineName(
  { sources, name, statedBy }: Vaccine,
  profile: PlanProfile,
  part?: PlanPart,
): LocalizedText {
  const statedPart = part && statedBy?.[profile]?.[part];
  const key = statedPart ?? sources.find((source) => ofProfile[profile].includes(source)) ?? sources[0] ?? '';
  return guidelines[key] ?? name;
}

export const ownMinimum: LocalizedText = data.guidelines['OWN-MINIMUM'];

/** Name of the rule that shortens rabies intervals: a region's, or the shortest one while the region is unknown. */
export function rabiesRuleName(home: Residence): LocalizedText {
  const duty = rabiesDutyAt(home);
  if (!duty) return data.guidelines['UNKNOWN-LAW'];
  const rule = data.guidelines[RABIES_SOURCE as 'ES-RAB'];
  return inEachLocale((locale) => rule[locale].replace('{region}', duty.name));
}

export function sourceTitles(keys: readonly string[]): string[] {
  const titles: ReadonlyMap<string, string> = new Map(Object.entries(data.sources));
  return keys.flatMap((key) => titles.get(key) ?? []);
}

const bevaCountries = new Set(data.bevaCountries.split(' '));

interface GuidedPet {
  type: string;
  country: string | null;
  vaccineProfile: ChosenProfile;
}

export function profileOf({ type, country, vaccineProfile }: GuidedPet): PlanProfile {
  if (type === 'rabbit') return 'label';
  if (type === 'ferret') return 'afa';
  if (type === 'horse') return bevaCountries.has(country ?? '') ? 'beva' : 'aaep';
  return vaccineProfile ?? (country === 'US' ? 'aaha' : 'wsava');
}

export function isLawKnown(home: Residence): boolean {
  return rabiesDutyAt(home) !== undefined;
}

export function rabiesDutyOf(species: string, home: Residence): RabiesDuty | null {
  const duty = rabiesDutyAt(home);
  return duty?.species.includes(species) ? duty : null;
}
