// Not in dates.ts, because some pages do not need its formats.
import { dateFormat } from '../i18n/intl-formats';

export function isTimeZoneName(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,59}$/.test(text)) return false;
  try {
    dateFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

export function timeZoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
}

export function systemTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
