/** The only place that reads the clock; rules take the time as an argument. */
export function now(): Date {
  return new Date();
}

export function nowMs(): number {
  return Date.now();
}
