import type { TemperatureUnit } from '@/lib/core/i18n/units';

export function fromCelsius(value: number, unit: TemperatureUnit): number {
  return unit === 'f' ? Math.round((value * 1.8 + 32) * 10) / 10 : Math.round(value * 10) / 10;
}

/** Two decimals in °C, so that a Fahrenheit reading survives the round trip. */
export function toCelsius(value: number, unit: TemperatureUnit): number {
  return unit === 'f' ? Math.round(((value - 32) / 1.8) * 100) / 100 : value;
}
