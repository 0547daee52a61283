import zones from './data/zone-countries.json';

// Its data weighs 11 kB: in browsers only on demand.

const zonesByCountry = new Map(Object.entries(zones.zones).map(([country, names]) => [country, names.split(' ')]));
const countryByZone = new Map(
  [...zonesByCountry].flatMap(([country, names]) => names.map((name) => [name, country] as const)),
);

/** The region of Spain whose clocks show another time than Madrid's. */
export const CANARIES = { region: 'ES-CN', timeZone: 'Atlantic/Canary' } as const;

/** The country (ISO 3166-1 alpha-2) of a time zone; null for one that belongs to none. */
export function countryOfZone(timeZone: string | null): string | null {
  return countryByZone.get(timeZone ?? '') ?? null;
}

interface PetHome {
  country: string | null;
  region: string | null;
  owner: { timeZone: string | null };
}

/**
 * The time zone in which others read of a pet: its owner's, else that of the largest city of the country where it lives,
 * as IANA name. UTC only where neither is known.
 */
export function homeZone({ country, region, owner }: PetHome): string {
  if (owner.timeZone) return owner.timeZone;
  if (region === CANARIES.region) return CANARIES.timeZone;
  return zonesByCountry.get(country ?? '')?.[0] ?? 'UTC';
}
