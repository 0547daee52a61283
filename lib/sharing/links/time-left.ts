import { DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';

const msUntil = (expiresAt: string, at: Date) => Math.max(0, instantFromJson(expiresAt).getTime() - at.getTime());

export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** Returns hours below two days and minutes below one hour. @param expiresAt ISO 8601 */
export function timeLeft(expiresAt: string, at: Date): TimeLeft {
  // Rounds up, so that a new link still displays its full time.
  const minutes = Math.ceil(msUntil(expiresAt, at) / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return { unit: 'days', count: Math.floor(hours / 24) };
  return hours >= 1 ? { unit: 'hours', count: hours } : { unit: 'minutes', count: minutes };
}

/** @param expiresAt ISO 8601 */
export function countdown(expiresAt: string, at: Date): { days: number; hours: number; minutes: number } {
  const ms = msUntil(expiresAt, at);
  return {
    days: Math.floor(ms / DAY),
    hours: Math.floor((ms % DAY) / HOUR),
    minutes: Math.floor((ms % HOUR) / MINUTE),
  };
}
