import zones from './data/zone-countries.json';

// The data weighs 11 kB: browsers load it on demand.

const zonesByCountry = new Map(Object.entries(zones.zones).map(([country, names]) => [country, names.split(' ')]));
const countryByZone = new Map(
  [...zonesByCountry].flatMap(([country, names]) => names.map((name) => [name, country] as const)),
);

export const CANARIES = { region: 'ES-CN', timeZone: 'Atlantic/Canary' } as const;

export function countryOfZone(timeZone: string | null): string | null {
  return countryByZone.get(timeZone ?? '') ?? null;
}

export function zoneOfCountry(country: string | null): string {
  return zonesByCountry.get(country ?? '')?.[0] ?? 'UTC';
}

interface PetHome {
  country: string | null;
  region: string | null;
  owner: { timeZone: string | null };
}

/** For readers: the owner's zone, else that of the largest city of the pet's country, else UTC. */
export function homeZone({ country, region, owner }: PetHome): string {
  if (owner.timeZone) return owner.timeZone;
  if (region === CANARIES.region) return CANARIES.timeZone;
  return zoneOfCountry(country);
}
