import zones from './data/zone-countries.json';

// Browsers load this module on demand, because its data takes 11 kB.

const zonesByCountry = new Map(Object.entries(zones.zones).map(([country, names]) => [country, names.split(' ')]));
const countryByZone = new Map(
  [...zonesByCountry].flatMap(([country, names]) => names.map((name) => [name, country] as const)),
);

export function countryOfZone(timeZone: string | null): string | null {
  return countryByZone.get(timeZone ?? '') ?? null;
}

/** @returns time zone of the country's largest city; UTC for an unknown country */
export function zoneOfCountry(country: string | null): string {
  return zonesByCountry.get(country ?? '')?.[0] ?? 'UTC';
}
