import type { DateOrder } from '@/lib/core/tables/dates';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { readSeries } from '@/lib/records/weights/import-rows';

export const at = instantFromJson('2026-11-27T10:00:00Z');
const pet = { type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };
export const series = (csv: string, usualOrder: DateOrder | null = 'dayFirst') =>
  readSeries(csv, { unit: 'kg', timeZone: 'Europe/Madrid', usualOrder, at, pet });
export const grams = (csv: string) => series(csv).rows.map((row) => row.grams);
export const days = (csv: string, usualOrder?: DateOrder | null) =>
  series(csv, usualOrder).rows.map(({ measuredAt }) => dayIn(instantFromJson(measuredAt), 'Europe/Madrid'));
export const dated = (...dates: string[]) => ['date;kg', ...dates.map((date) => `${date};12.4`)].join('\n');
