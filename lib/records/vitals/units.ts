export type TemperatureUnit = 'c' | 'f';

/** A temperature in °C as its reader counts it. */
export function fromCelsius(value: number, unit: TemperatureUnit): number {
  return unit === 'f' ? Math.round((value * 1.8 + 32) * 10) / 10 : Math.round(value * 10) / 10;
}

/** What was typed, in °C to two digits: a Fahrenheit reading comes back as it was typed. */
export function toCelsius(value: number, unit: TemperatureUnit): number {
  return unit === 'f' ? Math.round(((value - 32) / 1.8) * 100) / 100 : value;
}
