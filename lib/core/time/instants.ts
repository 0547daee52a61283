// Not in dates.ts, because some pages do not need its formats.
export function instantFromMs(ms: number): Date {
  return new Date(ms);
}

export function instantFromJson(text: string): Date {
  return new Date(text);
}

export function msFromJson(text: string): number {
  return Date.parse(text);
}

export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
