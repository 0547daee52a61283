import { timeZoneNames } from '@/lib/core/time/time-zones';
import { countryCodes } from '@/lib/records/pets/countries';
import { homeOf } from '@/lib/records/pets/home';
import { homeOptions } from '@/lib/records/pets/home-options';
import { regionName, regionsOf } from '@/lib/records/pets/places';
import { rabiesRegions } from '@/lib/records/vaccinations/catalogue';

const placeNames = (timeZone: string | null, locale: 'en' | 'es' = 'en') => Object.values(homeOf({ timeZone, locale }));

test('R2.2 a pet’s home follows its owner’s time zone, then the language', () => {
  expect(placeNames('Europe/Madrid')).toEqual(['ES', null]);
  expect(placeNames('Atlantic/Canary')).toEqual(['ES', 'ES-CN']);
  expect(placeNames('America/Bogota', 'es')).toEqual(['CO', null]);
  expect(placeNames('Asia/Calcutta')).toEqual(['IN', null]);
  expect(placeNames('UTC', 'es')).toEqual([null, null]);
  expect(placeNames(null, 'es')).toEqual(['ES', null]);
  expect(placeNames(null)).toEqual([null, null]);
});

test('R2.2 every city time zone maps to a selectable country', () => {
  const zones = timeZoneNames().filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
  const unknown = zones.filter((zone) => !countryCodes.includes(placeNames(zone)[0] ?? ''));
  expect(unknown).toEqual([]);
});

test('R7.3 every region with a known rabies rule can be chosen by name', () => {
  for (const [code, { name }] of Object.entries(rabiesRegions)) expect(regionName(code)).toBe(name);
  expect(regionsOf('ES').length).toBeGreaterThanOrEqual(Object.keys(rabiesRegions).length);
  expect(regionsOf('FR')).toEqual([]);
});

test('R7.3 only countries with known regions offer them', () => {
  const withRegions = homeOptions('es').filter(({ regions }) => regions);
  expect(withRegions).toEqual([{ value: 'ES', label: 'España', regions: regionsOf('ES') }]);
});
