import { homeZone } from '@/lib/access/home-zone';

const zone = (country: string | null, region: string | null = null, timeZone: string | null = null) =>
  homeZone({ country, region, owner: { timeZone } });

test.each([
  ['the owner’s', zone('ES', null, 'America/Bogota'), 'America/Bogota'],
  ['that of its country', zone('ES'), 'Europe/Madrid'],
  ['that of its region', zone('ES', 'ES-CN'), 'Atlantic/Canary'],
  ['that of the largest city', zone('AU'), 'Australia/Sydney'],
  ['UTC if nothing is known', zone(null), 'UTC'],
])('R9.2 a pet’s time zone is %s', (_case, foundZone, expected) => expect(foundZone).toBe(expected));
