import { DAY, HOUR, MINUTE } from '@/lib/core/time/dates';

interface ElapsedTime {
  unit: 'minute' | 'halfHour' | 'hour' | 'day';
  count: number;
}

export function elapsedTime(ms: number): ElapsedTime {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (minutes < 60) return { unit: 'minute', count: minutes };
  if (minutes >= 80 && minutes < 105) return { unit: 'halfHour', count: 1 };
  return ms < 2 * DAY ? { unit: 'hour', count: Math.floor(ms / HOUR) } : { unit: 'day', count: Math.floor(ms / DAY) };
}

export interface Span {
  unit: 'minute' | 'hour' | 'day';
  count: number;
}

const TENTHS = 10;
const roundTenths = (count: number) => Math.round(count * TENTHS) / TENTHS;

export function spanOf(ms: number): Span | null {
  if (!Number.isFinite(ms)) return null;
  if (ms < HOUR) return { unit: 'minute', count: Math.round(ms / MINUTE) };
  return ms < 2 * DAY ? { unit: 'hour', count: roundTenths(ms / HOUR) } : { unit: 'day', count: roundTenths(ms / DAY) };
}
