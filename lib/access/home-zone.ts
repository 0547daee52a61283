import { zoneOfCountry } from '@/lib/core/time/zone-countries';

export const CANARIES = { region: 'ES-CN', timeZone: 'Atlantic/Canary' } as const;

interface PetHome {
  country: string | null;
  region: string | null;
  owner: { timeZone: string | null };
}

export function homeZone({ country, region, owner }: PetHome): string {
  if (owner.timeZone) return owner.timeZone;
  if (region === CANARIES.region) return CANARIES.timeZone;
  return zoneOfCountry(country);
}
